import SkerryFormats

/// The names that files declare.
struct DeclaredNames {
  /// How often each name is declared, members included; what an extension extends is not declared by it.
  private(set) var counts: [String: Int] = [:]
  /// The names of members of types and of extensions.
  private(set) var members: Set<String> = []

  init(_ outlines: some Sequence<SwiftOutline>) {
    for outline in outlines { add(outline.declarations, areMembers: false) }
  }

  private mutating func add(_ declarations: [SwiftDeclaration], areMembers: Bool) {
    for declaration in declarations {
      if declaration.kind != .extension { declaration.names.forEach { counts[$0, default: 0] += 1 } }
      if areMembers { members.formUnion(declaration.names) }
      add(declaration.members, areMembers: true)
    }
  }
}
