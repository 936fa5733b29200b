/// Finds where a member is read in the bytes of a source file.
extension [UInt8] {
  /// The expressions that read a member, as far as its name: `context.state.symbol`, and `symbol` after `if let symbol = context.state.symbol`.
  /// - Returns: byte ranges in source order, the readings of a bound name after the expression that it is bound to.
  func places(ofMember member: String) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for dot in places(of: ".\(member)", maximum: 64) where !isNamePart(at: dot + 1 + member.utf8.count) {
      var start = dot
      while start > 0, isNamePart(at: start - 1) || self[start - 1] == UInt8(ascii: ".") || self[start - 1] == UInt8(ascii: "?") {
        start -= 1
      }
      result.append(start..<dot + 1 + member.utf8.count)
      guard let name = nameBound(before: start) else { continue }
      // A binding holds for its block; what is further away is likely another's.
      let end = Swift.min(count, dot + Self.reach)
      for place in Array(self[dot..<end]).places(of: name, maximum: 32).map({ $0 + dot }) {
        let isMember = place > 0 && self[place - 1] == UInt8(ascii: ".")
        if !isMember, !isNamePart(at: place - 1), !isNamePart(at: place + name.utf8.count), place > result[result.count - 1].lowerBound {
          result.append(place..<place + name.utf8.count)
        }
      }
    }
    return result
  }

  /// Whether a comparison follows a position: `Image(systemName: state.kind == "walk" ? …)` does not use the member's value as a name.
  func isCompared(after place: Int) -> Bool {
    let next = self[place...].drop { [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0) }.prefix(2)
    return next.elementsEqual("==".utf8) || next.elementsEqual("!=".utf8)
  }

  /// Whether a member's own member follows a position: `Image(systemName: state.stage.icon)` does not use the stage as a name. Calls and
  /// `isEmpty` read the same value.
  func isPartRead(after place: Int) -> Bool {
    guard place < count, self[place] == UInt8(ascii: ".") else { return false }
    var end = place + 1
    while end < count, isNamePart(at: end) { end += 1 }
    let name = String(decoding: self[(place + 1)..<end], as: UTF8.self)
    return !["isEmpty", "rawValue", "description"].contains(name) && !(end < count && self[end] == UInt8(ascii: "("))
  }

  /// The text in at most `count` bytes before a position, without whitespace.
  func text(before place: Int, maximum count: Int) -> String {
    String(decoding: self[Swift.max(0, place - count)..<place], as: UTF8.self).filter { !$0.isWhitespace }
  }

  /// Whether the last name before a position is exactly that of a call: `Color(`, but not `stateColor(`. UIKit's types of the same name
  /// count; labels such as `named:` always do.
  func isCall(of start: String, before place: Int) -> Bool {
    guard start.hasSuffix("("), start.first?.isUppercase == true else { return true }
    let head = self[Swift.max(0, place - 80)..<place].reversed().drop { $0 != UInt8(ascii: "(") }.dropFirst()
    let name = String(
      decoding: head.prefix { $0 == UInt8(ascii: "_") || Character(UnicodeScalar($0)).isLetter || Character(UnicodeScalar($0)).isNumber }
        .reversed(), as: UTF8.self)
    return [String(start.dropLast()), "UI" + start.dropLast(), "NS" + start.dropLast()].contains(name)
  }

  /// How many bytes after a binding to search for its name.
  private static var reach: Int { 1500 }

  /// The name that `let NAME =` binds to the expression at a position; `nil` if there is no such binding.
  private func nameBound(before start: Int) -> String? {
    let words = lineText(before: start).split { $0.isWhitespace || $0 == "(" || $0 == "," }
    guard words.count >= 3, words.last == "=", ["let", "var"].contains(words[words.count - 3]) else { return nil }
    let name = words[words.count - 2]
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
  }
}
