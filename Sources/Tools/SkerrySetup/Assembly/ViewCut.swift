import SkerryFormats

/// A view of an unknown type among the statements of a builder, such as `LottieView(name: "dots")`. An empty view takes its place, so that
/// the rest of the body is drawn.
struct ViewCut {
  let name: String
  /// From the type's name to the last bracket of its initializer, with trailing closures.
  let range: Range<Int>

  /// The empty view, whose picture says why.
  func replacement(_ part: LeftOut) -> String {
    "SwiftUI.LeftOutView(\(SwiftLiteral.quoted(part.name)), \(SwiftLiteral.quoted(part.reason)))"
  }

  /// - Parameter error: an error about an unknown name; for other errors nothing is removed.
  init?(_ outline: SwiftOutline, at offset: Int, error: CompilerMessage) {
    let tokens = outline.tokens
    guard error.text.hasPrefix("cannot find '"), let name = error.quoted.first, name.first?.isUppercase == true,
      let at = tokens.firstIndex(where: { $0.range.lowerBound == offset }), tokens[at].text == name, at > 0, at + 1 < tokens.count
    else { return nil }
    // A call at the start of a statement, whose result nobody takes: in Swift that is a view in a builder.
    guard Self.beginsStatement(tokens, at), tokens[at + 1].is("(") || tokens[at + 1].is("{"), tokens[at + 1].line == tokens[at].line else {
      return nil
    }
    var end = at
    var place = at + 1
    while place < tokens.count, tokens[place].line == tokens[end].line {
      if tokens[place].is("(") && place == at + 1 || tokens[place].is("{") {
        end = Self.close(tokens, place)
      } else if tokens[end].is("}"), tokens[place].kind == .word, place + 2 < tokens.count, tokens[place + 1].is(":"),
        tokens[place + 2].is("{")
      {
        // A labelled trailing closure.
        end = Self.close(tokens, place + 2)
      } else {
        break
      }
      place = end + 1
    }
    guard end > at else { return nil }
    self.name = name
    range = tokens[at].range.lowerBound..<tokens[end].range.upperBound
  }

  private static func beginsStatement(_ tokens: [SwiftToken], _ at: Int) -> Bool {
    let before = tokens[at - 1]
    if before.is("{") || before.text == "in" || before.is(";") { return true }
    guard tokens[at].startsLine else { return false }
    return before.kind != .mark || [")", "}", "]"].contains(where: before.is)
  }

  /// The index of the bracket that closes the one at an index; the last token if nothing does.
  private static func close(_ tokens: [SwiftToken], _ start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      if ["(", "{", "["].contains(where: tokens[index].is) { depth += 1 }
      if [")", "}", "]"].contains(where: tokens[index].is) { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.count - 1
  }
}
