/// A token of a Swift file, with the detail needed to find declarations and uses.
package struct SwiftToken: Equatable, Sendable {
  /// What a token is.
  package enum Kind: Equatable, Sendable {
    /// Identifiers and keywords; with `@` and `#`, without backticks.
    case word
    /// Brackets, commas, dots, operators: one byte each.
    case mark
    case number
    /// A string literal or a regular expression as a whole; interpolated code follows as tokens of its own.
    case literal
    /// A comment with its marks. Only present if a caller asks for comments.
    case comment
  }
  /// What it is.
  package var kind: Kind
  /// As written, without backticks; empty for a string literal, which `range` gives.
  package var text: String
  /// UTF-8 bytes from the start of the file.
  package var range: Range<Int>
  /// From 1.
  package var line: Int
  /// Whether it is the first token of its line.
  package var startsLine: Bool
  /// Whether it is inside the brackets of an interpolation, whose string is an earlier token.
  package var isInterpolated = false

  /// Whether it is this word, mark or number.
  package func `is`(_ text: String) -> Bool { kind != .literal && kind != .comment && self.text == text }
}

extension [SwiftToken] {
  /// The index of the bracket that closes the one at an index; the last index if nothing does.
  package func closingBracket(of start: Int) -> Int {
    var depth = 0
    for index in start..<count where self[index].kind == .mark {
      if "([{".contains(self[index].text) { depth += 1 }
      if ")]}".contains(self[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return count - 1
  }

  /// The index of the last bracket of the call whose name is at an index, trailing closures included. The name's own index if nothing is called.
  package func endOfCall(named name: Int) -> Int {
    var end = name
    var place = name + 1
    while place < count, self[place].line == self[end].line {
      if self[place].is("(") && end == name || self[place].is("{") {
        end = closingBracket(of: place)
      } else if self[end].is("}"), self[place].kind == .word, place + 2 < count, self[place + 1].is(":"), self[place + 2].is("{") {
        end = closingBracket(of: place + 2)
      } else {
        break
      }
      place = end + 1
    }
    return end
  }
}
