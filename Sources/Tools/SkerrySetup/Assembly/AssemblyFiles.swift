import Foundation
import SkerryCLI

/// The files that an extension is compiled from: its own, those of the repository's modules that they import, and those that were added. Each
/// is known as it was read and as it was repaired.
final class AssemblyFiles {
  private let found: FoundExtension
  private let finder: ExtensionFinder
  private let library: CompiledLibrary
  private let frameworks: CompiledFrameworks
  private let resources: ExtensionResources
  private let index: DeclarationIndex
  private let name: String
  /// Whether the program is rebuilt repeatedly while its files are edited.
  private let isEdited: Bool
  private let begun: Int
  private let ownPaths: Set<String>
  /// The modules whose files are compiled as part of this one.
  private var merged: Set<String> = []
  /// Those among them that declare a type with the module's own name.
  private var named: Set<String> = []
  /// The files as they were read: the extension's own, and those of the modules that it imports.
  private var read: [String: KnownRepairs.File] = [:]
  /// The contents of files before repairs, by path.
  private var originals: [String: String] = [:]
  /// The paths of files that were repaired.
  private var repaired: Set<String> = []

  /// The files to read declarations from.
  private(set) var all: [ReachabilityFile] = []
  /// The extension's own files that cannot be read.
  private(set) var unreadable: [LeftOut] = []
  /// The extension's own types that got other names.
  private(set) var renamed: [LeftOut] = []
  /// How many files were added from outside the target.
  private(set) var additions = 0

  /// - Parameters:
  ///   - resources: gets those of the modules that the files import.
  ///   - index: the declarations of all files of the repository.
  ///   - name: the program's.
  ///   - begun: a moment before the index was read; later changes of the repository may be missing in it.
  init(
    of found: FoundExtension, finder: ExtensionFinder, library: CompiledLibrary, frameworks: CompiledFrameworks,
    resources: ExtensionResources, index: DeclarationIndex, name: String, isEdited: Bool, since begun: Int
  ) {
    self.found = found
    self.finder = finder
    self.library = library
    self.frameworks = frameworks
    self.resources = resources
    self.index = index
    self.name = name
    self.isEdited = isEdited
    self.begun = begun
    ownPaths = Set(found.files)
    readAll()
  }

  private func readAll() {
    let own = found.swiftFiles
    all = own.compactMap(index.file)
    for path in own where index.file(path) == nil {
      guard let (reason, remedy) = ReachabilityFile.reasonUnused(path) else { continue }
      unreadable.append(LeftOut(kind: .file, name: finder.relative(path), reason: reason, remedy: remedy))
    }
    renamed = HidingProtocol.rename(in: all, module: name)
    var queue = all
    var known: Set<String> = Set(own)
    var names = ModuleNames(own: all, generated: resources.intentTypes)
    // Modules of the repository are compiled together with the files that import them.
    while !queue.isEmpty {
      let file = queue.removeFirst()
      for module in SourcePreparation(program: name, merged: [], has: isThere).missing(in: file) where !merged.contains(module) {
        let paths = finder.moduleFiles(module, of: found)
        let own = finder.moduleResources(module, of: found)
        // A module of Tuist's may have resources alone.
        guard !paths.isEmpty || own.contains(where: { $0.hasSuffix(".xcassets") }) else { continue }
        merged.insert(module)
        resources.add(own, of: module)
        let read = paths.filter { known.insert($0).inserted }.compactMap(index.file)
        names.add(module, read, to: all)
        if read.contains(where: { $0.outline.declarations.contains { $0.kind != .extension && $0.names.contains(module) } }) {
          named.insert(module)
        }
        all += read
        queue += read
      }
    }
    if isEdited {
      for file in all { read[file.path] = KnownRepairs.File(file) }
    }
    all.forEach(prepare)
    if isEdited {
      for file in all { originals[file.path] = file.text }
    }
  }

  var paths: Set<String> { Set(all.map(\.path)) }

  /// Whether a file is the extension's own.
  func isOwn(_ file: ReachabilityFile) -> Bool { ownPaths.contains(file.path) }

  /// The modules that files make known to all others with `@_exported import`.
  var exportedModules: Set<String> { Set(all.flatMap(preparation.exportedModules)) }

  /// The modules that a file imports.
  func modules(in file: ReachabilityFile) -> [String] { preparation.modules(in: file) }

  // MARK: Changes

  /// Adds a file from outside the target.
  func add(_ path: String) {
    guard let file = index.file(path) else { return }
    if isEdited { read[path] = KnownRepairs.File(file) }
    file.isAddition = true
    additions += 1
    prepare(file)
    all.append(file)
  }

  /// Where the innermost body around an error is in its file; `nil` outside all bodies.
  func body(around error: CompilerMessage) -> Range<Int>? {
    guard let outline = all.first(where: { $0.path == error.file })?.outline,
      let offset = outline.offset(line: error.line, column: error.column)
    else { return nil }
    return outline.body(around: offset)
  }

  /// Replaces ranges of a file's text.
  func replace(_ ranges: [(range: Range<Int>, by: String)], in file: ReachabilityFile) {
    file.replace(ranges)
    repaired.insert(file.path)
  }

  private func prepare(_ file: ReachabilityFile) {
    file.missingModules = preparation.missing(in: file)
    preparation.prepare(file)
  }

  private var preparation: SourcePreparation {
    SourcePreparation(
      program: name, merged: merged.union([found.name]), named: named, isSix: LanguageMode(settings: found.settings) == .six, has: isThere)
  }

  /// Whether files may import a module: the library's, the toolchain's, or one of the frameworks that are compiled on
  /// demand.
  private func isThere(_ module: String) -> Bool { library.has(module) || frameworks.has(module) }

  // MARK: Known repairs

  /// A key of everything except the files' own text that affects whether they compile: the library, the settings, the repository's other files.
  var surroundings: String {
    var key = ContentKey(library.key)
    for (name, value) in found.settings.sorted(by: { $0.key < $1.key }) { key.add(name + "=" + value) }
    found.files.forEach { key.add($0) }
    key.add(RepositoryState.key(of: finder.root, leavingOut: paths, since: begun))
    return key.text
  }

  /// Repairs the files as the last assembly did.
  /// - Returns: whether its repairs apply; otherwise nothing is changed.
  func recall(_ known: KnownRepairs) -> Bool {
    let added = known.additions.compactMap(index.file)
    let additions = added.map { ($0.path, KnownRepairs.File($0)) }
    guard known.apply(to: read, additions: Dictionary(uniqueKeysWithValues: additions)) else { return false }
    let own = all
    var compiled: [String: String] = [:]
    for file in own where known.files[file.path]?.text != nil {
      guard let text = known.compiled(file.path, content: file.content, text: file.text) else { return false }
      compiled[file.path] = text
    }
    all += added
    guard known.surroundings == surroundings else {
      all = own
      return false
    }
    for file in added {
      read[file.path] = known.files[file.path]
      file.isAddition = true
      prepare(file)
    }
    for file in all {
      guard let text = compiled[file.path] ?? known.files[file.path]?.text else { continue }
      file.change(to: text)
      repaired.insert(file.path)
    }
    return true
  }

  /// The files as they compile after the repairs, from which the assembly after the next edit starts.
  var repairs: [String: KnownRepairs.File] {
    var kept: [String: KnownRepairs.File] = [:]
    for file in all {
      guard var one = read[file.path] else { continue }
      let isRepaired = repaired.contains(file.path)
      one.text = isRepaired || file.isAddition ? file.text : nil
      one.original = isRepaired && !file.isAddition ? originals[file.path] : nil
      kept[file.path] = one
    }
    return kept
  }
}
