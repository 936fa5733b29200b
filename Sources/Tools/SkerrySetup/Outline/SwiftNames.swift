/// The names in Swift files, found by their tokens.
struct SwiftNames {
  /// All words of code, also keywords.
  private(set) var words: Set<String> = []
  /// The names of types, also of nested ones.
  private(set) var types: Set<String> = []
  /// The names of static constants and variables.
  private(set) var staticMembers: Set<String> = []

  private static let typeKeywords: Set<String> = ["class", "struct", "enum", "actor", "protocol", "typealias"]

  init() {}

  init(_ outline: SwiftOutline) {
    let tokens = outline.tokens
    for index in tokens.indices where tokens[index].kind == .word {
      words.insert(tokens[index].text)
      guard index > 0, tokens[index - 1].kind == .word else { continue }
      let before = tokens[index - 1].text
      if Self.typeKeywords.contains(before) { types.insert(tokens[index].text) }
      if before == "let" || before == "var", index > 1, tokens[index - 2].text == "static" { staticMembers.insert(tokens[index].text) }
    }
  }

  mutating func formUnion(_ other: SwiftNames) {
    words.formUnion(other.words)
    types.formUnion(other.types)
    staticMembers.formUnion(other.staticMembers)
  }
}
