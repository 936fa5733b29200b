import SkerryFormats

/// The `else` branch of `if #available(iOS 17, *)`, or of such a `guard`, around an error. It is for releases before the one that is drawn, so that it
/// never runs here.
struct OlderBranch {
  /// What is between its braces.
  let range: Range<Int>

  /// Of any type, also where the branches are views.
  static let replacement = "Swift.fatalError()"

  /// - Parameters:
  ///   - offset: the error's position.
  ///   - body: the braces of the member around it.
  init?(_ outline: SwiftOutline, at offset: Int, within body: Range<Int>) {
    let tokens = outline.tokens
    var place = outline.token(at: offset)
    while let inner = place, let opening = EnclosingPart.opening(before: inner, tokens), tokens[opening].range.lowerBound > body.lowerBound
    {
      let closing = tokens.closingBracket(of: opening)
      if Self.isElse(opening, tokens), opening + 1 < closing {
        let found = tokens[opening + 1].range.lowerBound..<tokens[closing - 1].range.upperBound
        guard String(decoding: outline.bytes[found], as: UTF8.self) != Self.replacement else { return nil }
        range = found
        return
      }
      place = opening
    }
    return nil
  }

  /// Whether a brace follows the `else` of a condition that is nothing but a release.
  private static func isElse(_ opening: Int, _ tokens: [SwiftToken]) -> Bool {
    guard opening > 5, tokens[opening - 1].text == "else" else { return false }
    return (0..<(opening - 4)).contains { index in
      guard ["if", "guard"].contains(tokens[index].text), tokens[index + 1].text == "#available", tokens[index + 2].is("(") else {
        return false
      }
      let end = tokens.closingBracket(of: index + 2) + 1
      guard end < opening else { return false }
      return end == opening - 1 || tokens[end].is("{") && tokens.closingBracket(of: end) + 1 == opening - 1
    }
  }
}
