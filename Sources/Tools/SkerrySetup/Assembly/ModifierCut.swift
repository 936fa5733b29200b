/// A call in a chain of modifiers, such as `.glow(3)`, that can be removed.
struct ModifierCut {
  let name: String
  /// From the dot to the last bracket.
  let range: Range<Int>

  /// - Parameter error: an error about a missing member; for other errors nothing is removed.
  init?(_ outline: SwiftOutline, at offset: Int, error: CompilerMessage) {
    let tokens = outline.tokens
    guard error.text.contains("has no member '"), error.quoted.count > 1 else { return nil }
    let wanted = error.quoted[1].prefix { $0 != "(" }
    guard let at = tokens.firstIndex(where: { $0.range.lowerBound >= offset && $0.text == wanted && $0.kind == .word }), at > 1,
      tokens[at].line <= error.line + 1, tokens[at - 1].is("."), at + 1 < tokens.count
    else { return nil }
    // In a chain of modifiers the dot begins a line or follows the previous call.
    guard tokens[at - 1].startsLine || tokens[at - 2].is(")") || tokens[at - 2].is("}") else { return nil }
    guard tokens[at + 1].is("(") || tokens[at + 1].is("{") else { return nil }
    var end = at
    var place = at + 1
    while place < tokens.count, tokens[place].is("(") && place == at + 1 || tokens[place].is("{") && tokens[place].line == tokens[end].line
    {
      var depth = 0
      while place < tokens.count {
        if ["(", "{", "["].contains(where: tokens[place].is) { depth += 1 }
        if [")", "}", "]"].contains(where: tokens[place].is) { depth -= 1 }
        end = place
        place += 1
        if depth == 0 { break }
      }
    }
    guard end > at else { return nil }
    name = String(wanted)
    range = tokens[at - 1].range.lowerBound..<tokens[end].range.upperBound
  }
}
