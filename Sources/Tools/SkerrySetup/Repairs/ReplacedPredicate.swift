import SkerryFormats

/// A `#Predicate` that does not compile here, with what takes its place: a predicate that is always true. Databases begin empty, so no picture
/// depends on it.
struct ReplacedPredicate {
  let range: Range<Int>
  /// The expression in its place.
  let text: String
  /// What the report says of it.
  static let note = "it is always true here, where databases begin empty"

  /// - Parameter offset: where the macro begins.
  init?(_ outline: SwiftOutline, at offset: Int) {
    let tokens = outline.tokens
    guard let start = outline.token(at: offset), tokens[start].is("#Predicate"), start + 1 < tokens.count else { return nil }
    var last = start
    var types: String?
    if tokens[start + 1].is("<") {
      var depth = 0
      while last + 1 < tokens.count, last == start || depth > 0 {
        last += 1
        if tokens[last].is("<") { depth += 1 }
        if tokens[last].is(">") { depth -= 1 }
      }
      types = Self.text(outline, tokens[start + 1].range.lowerBound..<tokens[last].range.upperBound)
    }
    let end = tokens.endOfCall(named: last)
    guard end > last else { return nil }
    types = types ?? Self.parameters(outline, tokens.indices.first { $0 > last && tokens[$0].is("{") }).map { "<\($0)>" }
    range = tokens[start].range.lowerBound..<tokens[end].range.upperBound
    text = types.map { "Foundation.Predicate\($0).true" } ?? ".true"
  }

  /// The types of a closure's parameters, `Item` in `{ (item: Item) in`; `nil` if it does not name them.
  private static func parameters(_ outline: SwiftOutline, _ brace: Int?) -> String? {
    let tokens = outline.tokens
    guard let brace, brace + 1 < tokens.count, tokens[brace + 1].is("(") else { return nil }
    let end = tokens.closingBracket(of: brace + 1)
    guard end + 1 < tokens.count, tokens[end + 1].is("in") else { return nil }
    var types: [String] = []
    var place = brace + 2
    while place + 2 < end, tokens[place + 1].is(":") {
      var next = place + 2
      while next < end, !tokens[next].is(",") { next += 1 }
      types.append(text(outline, tokens[place + 2].range.lowerBound..<tokens[next - 1].range.upperBound))
      place = next + 1
    }
    return types.isEmpty ? nil : types.joined(separator: ", ")
  }

  private static func text(_ outline: SwiftOutline, _ range: Range<Int>) -> String { String(decoding: outline.bytes[range], as: UTF8.self) }
}
