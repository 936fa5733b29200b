/// Resolves name conflicts between modules that are compiled as one: a type whose name the extension or an earlier
/// module has already declared is renamed.
///
/// On iOS each module has its own `UserText`, `L10n` or `Constants`; here the extension's own type keeps the name.
struct ModuleNames {
  /// Names of top-level types in the extension's own files and the modules so far.
  private var taken: Set<String>
  /// The types of each module that were renamed.
  private var renamed: [(module: String, types: Set<String>)] = []

  /// - Parameter own: the extension's own files.
  init(own: [ReachFile]) { taken = Self.types(of: own) }

  /// Renames conflicting types in a module's files, and records the others.
  /// - Parameter others: the files before them, which may name the module's types with its name before the dot.
  mutating func add(_ module: String, _ files: [ReachFile], to others: [ReachFile]) {
    for (module, types) in renamed { files.forEach { Self.rename(types, of: module, in: $0) { $0 == module } } }
    let declared = Self.types(of: files)
    let clashing = declared.intersection(taken)
    taken.formUnion(declared)
    guard !clashing.isEmpty else { return }
    renamed.append((module, clashing))
    others.forEach { Self.rename(clashing, of: module, in: $0) { $0 == module } }
    let members = Self.members(of: files.flatMap(\.outline.declarations))
    // After a dot comes a member of another type, unless the module qualifies its own type or has such a member itself.
    for file in files {
      for type in clashing {
        Self.rename([type], of: module, in: file) { $0 == nil || $0 == module || members.contains(type) }
      }
    }
  }

  /// - Parameter isMeant: whether a name with this before its dot is the module's; `nil` if there is no dot.
  private static func rename(_ types: Set<String>, of module: String, in file: ReachFile, where isMeant: (String?) -> Bool) {
    let tokens = file.outline.tokens
    let changed = tokens.indices.filter { index in
      guard tokens[index].kind == .word, types.contains(tokens[index].text) else { return false }
      let isMember = index > 0 && tokens[index - 1].is(".")
      return isMeant(isMember ? index > 1 ? tokens[index - 2].text : "" : nil)
    }
    guard !changed.isEmpty else { return }
    file.replace(changed.map { (range: tokens[$0].range, by: "\(tokens[$0].text)_\(SetupTarget.identifier(module))") })
  }

  /// Names of all members, recursively.
  private static func members(of declarations: [SwiftDeclaration]) -> Set<String> {
    declarations.reduce(into: []) { names, declaration in
      names.formUnion(declaration.members.flatMap(\.names))
      names.formUnion(members(of: declaration.members))
    }
  }

  /// Top-level types that other files can use.
  private static func types(of files: [ReachFile]) -> Set<String> {
    Set(
      files.flatMap(\.outline.declarations)
        .filter { ($0.kind == .type || $0.kind == .alias) && $0.modifiers.allSatisfy { $0 != "private" && $0 != "fileprivate" } }
        .flatMap(\.names))
  }
}
