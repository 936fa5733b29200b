import SkerryFormats

/// A call in a chain of modifiers that can be removed, such as `.glow(3)`, or one that makes a value of a similar one, such as `.lighter(2)` of a
/// colour.
struct RemovableModifier {
  let name: String
  /// From the dot to the last bracket.
  let range: Range<Int>

  /// Types of which packages make similar values.
  private static let values = ["Color", "UIColor", "Font", "UIFont", "Image", "Text"]

  /// - Parameter error: an error about a missing member; for other errors nothing is removed.
  init?(_ outline: SwiftOutline, at offset: Int, error: CompilerMessage) {
    let tokens = outline.tokens
    guard error.text.contains("has no member '"), error.quoted.count > 1 else { return nil }
    let wanted = error.quoted[1].prefix { $0 != "(" }
    guard let at = tokens[outline.token(from: offset)...].firstIndex(where: { $0.text == wanted && $0.kind == .word }), at > 1,
      tokens[at].line <= error.line + 1, tokens[at - 1].is(".")
    else { return nil }
    // In a chain of modifiers the dot begins a line or follows the previous call.
    let isOfValue = Self.values.contains { error.text.hasPrefix("value of type '\($0)' ") }
    guard tokens[at - 1].startsLine || tokens[at - 2].is(")") || tokens[at - 2].is("}") || isOfValue else { return nil }
    let end = tokens.endOfCall(named: at)
    guard end > at else { return nil }
    name = String(wanted)
    range = tokens[at - 1].range.lowerBound..<tokens[end].range.upperBound
  }
}
