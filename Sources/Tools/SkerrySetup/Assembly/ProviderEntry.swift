import SkerryFormats

/// Names the entry of a timeline provider that leaves it to the compiler.
///
/// A provider that writes `Timeline<Entry>` and gives its entry only as what `placeholder(in:)` returns is a circular reference where the compiler
/// reads a view with `Provider.Entry` first: in another file, whose place in the order of files decides whether the provider compiles.
enum ProviderEntry {
  private static let protocols: Set<String> = ["TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider"]

  /// `typealias Entry = Snapshot;` after the opening brace of each such provider, so that no line moves.
  static func changes(in outline: SwiftOutline) -> [(Range<Int>, String)] {
    outline.declarations.flatMap { changes(in: $0, outline) }
  }

  private static func changes(in declaration: SwiftDeclaration, _ outline: SwiftOutline) -> [(Range<Int>, String)] {
    let inner = declaration.members.filter { $0.kind == .type }.flatMap { changes(in: $0, outline) }
    let isNamed = outline.declarations.contains { other in
      other.name == declaration.name && other.members.contains { $0.names.contains("Entry") }
    }
    guard declaration.kind == .type, let body = declaration.body, !protocols.isDisjoint(with: declaration.inherited), !isNamed,
      !declaration.members.contains(where: { $0.names.contains("Entry") }),
      let placeholder = declaration.members.first(where: { $0.kind == .function && $0.name == "placeholder" }),
      let entry = result(of: placeholder, outline), entry != "Entry"
    else { return inner }
    let isPublic = declaration.modifiers.contains("public") || declaration.modifiers.contains("open")
    let access = isPublic ? "public " : declaration.modifiers.contains("package") ? "package " : ""
    let place = body.lowerBound + 1
    return inner + [(place..<place, " \(access)typealias Entry = \(entry);")]
  }

  /// The type that a function returns: a name, with the names around it and its arguments. `nil` for anything else.
  private static func result(of function: SwiftDeclaration, _ outline: SwiftOutline) -> String? {
    guard let body = function.body else { return nil }
    let head = outline.tokens[function.tokens].prefix { $0.range.lowerBound < body.lowerBound }
    guard let arrow = head.indices.dropLast().last(where: { head[$0].is("-") && head[$0 + 1].is(">") }) else { return nil }
    let words = head[(arrow + 2)...]
    guard words.allSatisfy({ $0.kind == .word || [".", "<", ">", ","].contains(where: $0.is) }), words.first?.kind == .word,
      !words.contains(where: { ["some", "any", "where"].contains($0.text) })
    else { return nil }
    return words.map(\.text).joined()
  }
}
