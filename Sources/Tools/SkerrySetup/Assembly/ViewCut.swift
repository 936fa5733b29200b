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
      let at = tokens.firstIndex(where: { $0.range.lowerBound == offset }), tokens[at].text == name, at > 0
    else { return nil }
    // A call at the start of a statement, whose result nobody takes: in Swift that is a view in a builder.
    let end = tokens.endOfCall(named: at)
    guard Self.beginsStatement(tokens, at), end > at else { return nil }
    self.name = name
    range = tokens[at].range.lowerBound..<tokens[end].range.upperBound
  }

  private static func beginsStatement(_ tokens: [SwiftToken], _ at: Int) -> Bool {
    let before = tokens[at - 1]
    if before.is("{") || before.text == "in" || before.is(";") { return true }
    guard tokens[at].startsLine else { return false }
    return before.kind != .mark || [")", "}", "]"].contains(where: before.is)
  }
}
