import SkerryFormats

/// Resolves name conflicts between modules that are compiled as one: a type whose name the extension or an earlier
/// module has already declared is renamed, and so is one with the name of a system's type.
///
/// On iOS each module has its own `UserText`, `L10n` or `Constants`; here the extension's own type keeps the name. A module's `Date` or
/// `Section` hides the system's there only in files that import the module, and here it would in every file.
struct ModuleNames {
  /// Names of top-level types in the extension's own files and the modules so far.
  private var taken: Set<String>
  private var renamed: [Renamed] = []
  /// The modules that each module exports.
  private var exports: [String: Set<String>] = [:]

  /// The types of a module that were renamed.
  private struct Renamed {
    var module: String
    var types: Set<String>
    /// Those among them that have the name of a system's type.
    var hiding: Set<String>
  }

  /// - Parameters:
  ///   - own: the extension's own files.
  ///   - generated: the types that are generated for it.
  init(own: [ReachabilityFile], generated: Set<String> = []) { taken = Self.types(of: own).union(generated) }

  /// Renames conflicting types in a module's files, and records the others.
  /// - Parameter others: the files before them, which may name the module's types with its name before the dot.
  mutating func add(_ module: String, _ files: [ReachabilityFile], to others: [ReachabilityFile]) {
    exports[module] = files.reduce(into: []) { $0.formUnion(Self.exported(by: $1)) }
    for renamed in renamed { files.forEach { rename(renamed, in: $0) } }
    let declared = Self.types(of: files)
    let hiding = declared.intersection(SystemTypes.all).subtracting(taken)
    let types = declared.intersection(taken).union(hiding)
    taken.formUnion(declared.subtracting(hiding))
    guard !types.isEmpty else { return }
    let own = Renamed(module: module, types: types, hiding: hiding)
    renamed.append(own)
    others.forEach { rename(own, in: $0) }
    let members = Self.members(of: files.flatMap(\.outline.declarations))
    // After a dot comes a member of another type, unless the module qualifies its own type or has such a member itself.
    for file in files {
      Self.rename(types, of: module, in: file) { type, before in
        guard let before, before != module else { return true }
        return members.contains(type) && !Self.systemModules.contains(before)
      }
    }
  }

  /// Renames a module's types in a file outside it. The name alone is the system's type, or the module's if the file imports the module.
  private func rename(_ renamed: Renamed, in file: ReachabilityFile) {
    let isImported = !renamed.hiding.isEmpty && imports(file, renamed.module)
    guard isImported || file.names.words.contains(renamed.module) else { return }
    Self.rename(renamed.types, of: renamed.module, in: file) { type, before in
      before.map { $0 == renamed.module } ?? (isImported && renamed.hiding.contains(type))
    }
  }

  /// Whether a file imports a module, or one that exports it.
  private func imports(_ file: ReachabilityFile, _ module: String) -> Bool {
    var seen: Set<String> = []
    var queue = file.outline.imports.map(\.module)
    while let next = queue.popLast() {
      if next == module { return true }
      if seen.insert(next).inserted { queue += exports[next] ?? [] }
    }
    return false
  }

  private static func exported(by file: ReachabilityFile) -> [String] {
    guard file.names.words.contains("@_exported") else { return [] }
    return file.outline.imports.filter { $0.declaration.modifiers.contains("@_exported") }.map(\.module)
  }

  /// Modules whose name before the dot says that the system's type is meant.
  private static let systemModules: Set<String> = ["Foundation", "Swift", "SwiftUI", "UIKit", "WidgetKit", "ActivityKit", "AppIntents"]

  /// - Parameter isMeant: whether a type with this before its dot is the module's; `nil` if there is no dot.
  private static func rename(_ types: Set<String>, of module: String, in file: ReachabilityFile, where isMeant: (String, String?) -> Bool) {
    guard !types.isDisjoint(with: file.names.words) else { return }
    let tokens = file.outline.tokens
    let changed = tokens.indices.filter { index in
      guard tokens[index].kind == .word, types.contains(tokens[index].text) else { return false }
      let isMember = index > 0 && tokens[index - 1].is(".")
      return isMeant(tokens[index].text, isMember ? index > 1 ? tokens[index - 2].text : "" : nil)
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
  private static func types(of files: [ReachabilityFile]) -> Set<String> {
    Set(
      files.flatMap(\.outline.declarations)
        .filter(\.isSharedType).flatMap(\.names))
  }
}
