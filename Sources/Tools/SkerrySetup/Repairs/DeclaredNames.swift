import SkerryFormats

/// The names that files declare.
struct DeclaredNames {
  /// How often each name is declared, members included; what an extension extends is not declared by it.
  private(set) var counts: [String: Int] = [:]
  /// The names of members of types and of extensions.
  private(set) var members: Set<String> = []
  /// The types of each name.
  private var types: [String: [SampleEntry.Declared]] = [:]

  init(_ outlines: some Sequence<SwiftOutline>) {
    for outline in outlines { add(outline.declarations, in: nil, outline) }
  }

  private mutating func add(_ declarations: [SwiftDeclaration], in path: String?, _ outline: SwiftOutline) {
    for declaration in declarations {
      if declaration.kind != .extension { declaration.names.forEach { counts[$0, default: 0] += 1 } }
      if path != nil { members.formUnion(declaration.names) }
      let own = Self.path(of: declaration, in: path)
      if declaration.kind == .type { types[declaration.name, default: []].append((own, declaration, outline)) }
      add(declaration.members, in: own, outline)
    }
  }

  /// The name of a type or an extended type as other files write it.
  private static func path(of declaration: SwiftDeclaration, in path: String?) -> String {
    let own = declaration.kind == .extension ? declaration.names.joined(separator: ".") : declaration.name
    return path.map { "\($0).\(own)" } ?? own
  }

  /// The type that code in another one means by a name: of several the one in the innermost type around it.
  /// - Parameters:
  ///   - name: may be qualified (`Outer.Entry`).
  ///   - path: the names of the types around the code, the outermost first (`Outer.Provider`).
  func type(_ name: String, near path: String) -> SampleEntry.Declared? {
    let parts = name.split(separator: ".")
    guard let last = parts.last, let all = types[String(last)] else { return nil }
    let qualified = all.filter { $0.path == name || $0.path.hasSuffix(".\(name)") }
    let around = path.split(separator: ".")
    func shared(_ type: SampleEntry.Declared) -> Int { zip(type.path.split(separator: "."), around).prefix { $0 == $1 }.count }
    let found = qualified.isEmpty ? all : qualified
    let most = found.lazy.map(shared).max() ?? 0
    return found.first { shared($0) == most }
  }

  /// The name of the innermost of nested types, as other files write it.
  static func path(of types: [SwiftDeclaration]) -> String { types.reduce(nil) { Self.path(of: $1, in: $0) } ?? "" }
}
