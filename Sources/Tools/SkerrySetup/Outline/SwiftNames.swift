import SkerryFormats
import SkerrySourceTools

/// The names in Swift files, found by their tokens.
struct SwiftNames {
  /// All words of code, also keywords.
  private(set) var words: Set<String> = []
  /// The names of types, including nested ones, but not those that only their file sees.
  private(set) var types: Set<String> = []
  /// Those of them that are in no other type and in no extension.
  private(set) var outerTypes: Set<String> = []
  /// The names of static constants and variables in extensions of the types to which Xcode adds assets as members.
  private(set) var assetMembers: Set<String> = []
  /// Those of `ShapeStyle` among them.
  private(set) var styleMembers: Set<String> = []

  /// The names of types that are declared as identifiable, in their declaration or by an extension.
  private(set) var identifiable: Set<String> = []

  private static let typeKeywords: Set<String> = ["class", "struct", "enum", "actor", "protocol", "typealias"]

  init() {}

  init(_ outline: SwiftOutline) {
    let tokens = outline.tokens
    for index in tokens.indices where tokens[index].kind == .word {
      words.insert(tokens[index].text)
      guard index > 0, tokens[index - 1].kind == .word else { continue }
      let before = tokens[index - 1].text
      guard Self.typeKeywords.contains(before) else { continue }
      let modifiers = tokens[..<(index - 1)].reversed().prefix { $0.kind == .word && $0.line == tokens[index].line }
      if !modifiers.contains(where: { ["private", "fileprivate"].contains($0.text) }) { types.insert(tokens[index].text) }
    }
    for declaration in outline.declarations where [.type, .alias].contains(declaration.kind) {
      outerTypes.formUnion(types.intersection(declaration.names))
    }
    for declaration in outline.declarations where declaration.inherited.contains("Identifiable") {
      identifiable.formUnion(declaration.names)
    }
    for declaration in outline.declarations where declaration.kind == .extension && AssetMembers.types.contains(declaration.name) {
      let own = declaration.members.filter { $0.kind == .variable && $0.modifiers.contains("static") }
      assetMembers.formUnion(own.flatMap(\.names))
      if AssetMembers.styles.contains(declaration.name) { styleMembers.formUnion(own.flatMap(\.names)) }
    }
  }

  mutating func formUnion(_ other: SwiftNames) {
    words.formUnion(other.words)
    types.formUnion(other.types)
    outerTypes.formUnion(other.outerTypes)
    assetMembers.formUnion(other.assetMembers)
    styleMembers.formUnion(other.styleMembers)
    identifiable.formUnion(other.identifiable)
  }
}
