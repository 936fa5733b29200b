/// Resolves name conflicts between modules that are compiled as one: a type whose name the extension or an earlier
/// module has already declared is renamed.
///
/// On iOS each module has its own `UserText`, `L10n` or `Constants`; here the extension's own type keeps the name.
struct ModuleNames {
  /// Names of top-level types in the extension's own files and the modules so far.
  private var taken: Set<String>

  /// - Parameter own: the extension's own files.
  init(own: [ReachFile]) { taken = Self.types(of: own) }

  /// Renames conflicting types in a module's files, and records the others.
  mutating func add(_ module: String, _ files: [ReachFile]) {
    let declared = Self.types(of: files)
    let clashing = declared.intersection(taken)
    taken.formUnion(declared)
    guard !clashing.isEmpty else { return }
    let members = Self.members(of: files.flatMap(\.outline.declarations))
    for file in files {
      let tokens = file.outline.tokens
      let changed = tokens.indices.filter { index in
        guard tokens[index].kind == .word, clashing.contains(tokens[index].text) else { return false }
        // After a dot comes a member of another type, unless the module qualifies its own type or has such a member
        // itself.
        return index == 0 || !tokens[index - 1].is(".") || index > 1 && tokens[index - 2].text == module
          || members.contains(tokens[index].text)
      }
      guard !changed.isEmpty else { continue }
      file.replace(changed.map { (range: tokens[$0].range, by: "\(tokens[$0].text)_\(SetupTarget.identifier(module))") })
    }
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
