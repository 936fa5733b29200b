import SkerryFormats

/// The condition of an `if` with an `else` branch, in which a name is missing: `if Store.isPro { … } else { … }`. Without it the `else` branch is
/// drawn, so that not both are left out.
struct UndecidedCondition {
  /// Without the braces of the branches, unless the branch uses what the condition binds (`if let user = Store.user { … }`).
  let range: Range<Int>
  /// What takes its place.
  let replacement: String

  /// - Parameters:
  ///   - offset: the error's position.
  ///   - body: the braces of the member around it.
  init?(_ outline: SwiftOutline, at offset: Int, error: CompilerMessage, within body: Range<Int>) {
    let tokens = outline.tokens
    guard error.text.hasPrefix("cannot find '") || error.text.contains("has no member '"), let token = outline.token(at: offset),
      let start = (0..<token).last(where: { tokens[$0].text == "if" && tokens[$0].kind == .word }),
      tokens[start].range.lowerBound > body.lowerBound, let brace = Self.brace(after: start, tokens), token < brace, brace > start + 1
    else { return nil }
    let close = tokens.closingBracket(of: brace)
    guard close + 1 < tokens.count, tokens[close + 1].text == "else" else { return nil }
    let binds = tokens[start..<brace].contains { ["let", "var", "case"].contains($0.text) }
    range = tokens[start + 1].range.lowerBound..<tokens[binds ? close : brace - 1].range.upperBound
    replacement = binds ? "false {}" : "false"
  }

  /// The brace that opens the branch after an `if`: closures in its condition are in brackets.
  private static func brace(after start: Int, _ tokens: [SwiftToken]) -> Int? {
    var index = start + 1
    while index < tokens.count, !tokens[index].is("{") {
      guard !tokens[index].is("}"), !tokens[index].is(")") else { return nil }
      let opens = tokens[index].is("(") || tokens[index].is("[")
      index = opens ? tokens.closingBracket(of: index) + 1 : index + 1
    }
    return index < tokens.count ? index : nil
  }
}
