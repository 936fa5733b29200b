import SkerryFormats

/// `items[safe: index]`, a subscript of many missing packages that gives `nil` beyond the end, with what takes its place: the same element.
struct ReplacedElement {
  let range: Range<Int>
  /// The expression in its place.
  let text: String
  /// What the report says of it.
  static let note = "the element is read without it"

  /// - Parameter offset: where the compiler reports the label, at the bracket or before it.
  init?(_ outline: SwiftOutline, at offset: Int, error: CompilerMessage) {
    guard error.text.hasSuffix("in subscript") || error.text.contains("in subscript (have"), error.text.contains("'safe:'"),
      let token = outline.token(at: offset)
    else { return nil }
    let tokens = outline.tokens
    let open = (token..<min(token + 8, tokens.count)).first {
      tokens[$0].is("[") && $0 + 3 < tokens.count && tokens[$0 + 1].text == "safe" && tokens[$0 + 2].is(":")
    }
    guard let open else { return nil }
    let end = tokens.closingBracket(of: open)
    guard end > open + 3, end < tokens.count, tokens[end].is("]") else { return nil }
    let index = String(decoding: outline.bytes[tokens[open + 3].range.lowerBound..<tokens[end - 1].range.upperBound], as: UTF8.self)
    range = tokens[open].range.lowerBound..<tokens[end].range.upperBound
    text = ".dropFirst(Swift.max(0, \(index))).first"
  }
}
