import Foundation
import SkerryCLI
import SkerryCases

/// Compiles the declarations that the widgets of an extension need, and nothing else; declarations that do not compile
/// are removed one by one until the rest does.
final class ExtensionAssembly {
  private let found: FoundExtension
  private let finder: ExtensionFinder
  private let library: CompiledLibrary
  private let frameworks: CompiledFrameworks
  /// The folder for the program, its copies of files and its resources.
  let folder: URL
  private let name: String
  private let index: DeclarationIndex
  private let resources: ExtensionResources
  let files: AssemblyFiles
  /// The widgets that the extension's bundle lists, even after what does not compile was removed from it.
  var listed: Set<String> = []
  var leftOut: [LeftOut] = []
  /// The parts among them.
  var noted: Set<LeftOut> = []
  /// The widgets and activities, by name, that are left out because their code does not compile.
  var removedEntries: Set<String> = []
  var languageMode: LanguageMode
  /// Whether declarations belong to the main actor by default, if the target's settings say so.
  var keepsIsolation = true
  var namesAppAssets = false
  var removalErrors: RemovalErrors
  /// Whether the program is rebuilt repeatedly while its files are edited.
  private let isEdited: Bool
  /// Whether repairs of an earlier assembly may be used again.
  private let recalls: Bool
  var isRepaired = false
  /// The files with errors in previews.
  var previewed: Set<String> = []
  /// The number of compiler calls that failed; in an assembly that repeats an earlier one's repairs, the earlier one's number.
  var rounds = 0
  /// The names for which the last repair added files, if that was all that it did.
  private var addedNames: Set<String>?

  /// The maximum number of compiler calls.
  private static let maxRounds = 80
  /// The maximum number of files that are taken from outside the target.
  private static let maxAdditions = 60

  init(
    _ found: FoundExtension, finder: ExtensionFinder, library: CompiledLibrary, frameworks: CompiledFrameworks, folder: URL, isEdited: Bool,
    removalErrors: RemovalErrors = RemovalErrors(), recalls: Bool = true
  ) {
    let begun = FolderState.now
    self.removalErrors = removalErrors
    self.recalls = recalls && isEdited
    self.found = found
    self.finder = finder
    self.library = library
    self.frameworks = frameworks
    self.folder = folder
    self.isEdited = isEdited
    name = SetupTarget.identifier(found.name)
    index = DeclarationIndex(finder.borrowable)
    resources = ExtensionResources(found, finder: finder)
    files = AssemblyFiles(
      of: found, finder: finder, library: library, frameworks: frameworks, resources: resources, index: index, name: name,
      isEdited: isEdited, since: begun)
    languageMode = LanguageMode(settings: found.settings)
  }

  func assemble() throws -> AssembledProgram {
    try SkerryCache.make(folder)
    try resources.addExpoTarget(of: found, in: folder)
    let given = removalErrors
    (files.unreadable + files.renamed).forEach(note)
    let known = isEdited ? KnownRepairs(in: folder) : nil
    let isRecalled = recalls && known.map(recall) == true
    let target = SetupTarget(name: name, isExecutable: true, sources: [], resources: [], settings: found.settings)
    var compilation = SwiftCompilation(library: library, name: name, flags: target.compilerFlags, folder: folder, isEdited: isEdited)
    var output = ""
    var status = StatusLine()
    defer { status.finish() }
    var calls = CompilerRounds(fileCount: files.all.count, isKnown: isRecalled)
    for number in 0..<Self.maxRounds {
      let graph = ReachabilityGraph(files.all)
      let choice = WidgetChoice(graph, listed: listed, own: files.isOwn)
      listed = choice.listed
      let entries = choice.entries.filter { !removedEntries.contains($0.name) && ($0.isListed || $0.isActivity) }
      guard !entries.isEmpty else {
        // Nothing was compiled, so nothing else is the reason.
        if rounds == 0 { choice.unlisted.forEach(note) }
        break
      }
      let round = CompilerInput(graph, entries)
      let exported = files.exportedModules
      var writer = CompilerInputWriter(
        name: name, folder: folder, resources: resources, root: finder, namesAppAssets: namesAppAssets, exported: exported.sorted())
      let sources = try writer.write(round, choice, entries, isWhole: removedEntries.isEmpty)
      writer.leftOut.forEach(note)
      let taken = try frameworks.compile(round.files.flatMap(files.modules) + exported)
      let expectation: SwiftCompilation.Expectation = isRecalled ? .compiles : number < known?.rounds ?? 0 ? .fails : .nothing
      status.show(Self.status(of: found.name, leftOut: noted.count))
      let outcome = try compilation.compile(
        sources, languageMode: languageMode, flags: taken.flags + (keepsIsolation ? [] : ["-default-isolation", "nonisolated"]),
        expecting: expectation, checking: calls.next(sources))
      switch outcome {
      case .compiled(let objects, let edited):
        let program = try finish(objects + taken.objects, compilation, choice, entries, round)
        if let edited, let path = program.program {
          try EditedProgram(
            compiling: edited.call, objects: Dictionary(uniqueKeysWithValues: zip(edited.files, objects)),
            linking: compilation.linking(objects + taken.objects, into: path), program: path
          ).write(in: folder)
        }
        return program
      case .passed: calls.passed()
      case .failed(let errors, let text):
        output = text
        guard !isRecalled else {
          return try ExtensionAssembly(
            found, finder: finder, library: library, frameworks: frameworks, folder: folder, isEdited: isEdited, removalErrors: given,
            recalls: false
          ).assemble()
        }
        rounds += 1
        let hasChanged = try calls.failed(errors, body: files.body(around:)).map { certain in
          try repair(certain, entries, isSix: languageMode == .six, isLate: calls.isLate)
        }
        guard calls.callsAgain(hasChanged: hasChanged == true, added: addedNames) else { return failed(output, choice) }
      }
    }
    return failed(output, WidgetChoice(ReachabilityGraph(files.all)) { _ in true })
  }

  /// What is shown while the compiler runs.
  static func status(of name: String, leftOut count: Int) -> String {
    guard count > 0 else { return "Compiling \(name)" }
    return "Compiling \(name) again, without \(count) \(count == 1 ? "part that does" : "parts that do") not compile"
  }

  // MARK: Repair

  /// Changes files according to the compiler's errors; `false` if nothing is left to change.
  ///
  /// - Parameter isLate: whether errors are repaired that missing names may have caused.
  private func repair(_ errors: [CompilerMessage], _ entries: [WidgetChoice.Entry], isSix: Bool, isLate: Bool) throws -> Bool {
    addedNames = nil
    // Files of modules without this setting are compiled together with the target's own; the drawing is the same.
    if keepsIsolation, found.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor", errors.contains(where: \.isAboutIsolatedConformance)
    {
      (keepsIsolation, languageMode, isRepaired) = (false, .five, true)
      return true
    }
    // Isolation is an error only in Swift 6; the drawing is the same, and nothing has to be removed for it.
    var errors = errors
    if isSix, errors.contains(where: \.isAboutConcurrency) {
      (languageMode, isRepaired) = (.five, true)
      errors.removeAll(where: \.isAboutConcurrency)
      if errors.isEmpty { return true }
    }
    let graph = ReachabilityGraph(files.all)
    let again = CompilerInput(graph, WidgetChoice.found(entries, in: graph, listed: listed, own: files.isOwn))
    let planner = RepairPlanner(
      graph: graph, needed: again.needed, previewed: again.previewed, index: index, used: files.paths,
      isAppAsset: { [resources, namesAppAssets] in !namesAppAssets && resources.isAppAsset($0) },
      additionsLeft: Self.maxAdditions - files.additions)
    errors = planner.withRepeated(errors)
    let repairs = planner.repairs(for: errors, isLate: isLate)
    // An addition cannot be a mistake of the user; a removal may be one.
    if !repairs.contains(where: \.isAddition) { try removalErrors.take(errors.filter(planner.concernsWidgets)) }
    if repairs.isEmpty {
      guard isSix else { return false }
      // Isolation that the library does not declare is an error only in Swift 6; the drawing is the same.
      languageMode = .five
      isRepaired = true
      return true
    }
    isRepaired = true
    addedNames = Repair.added(repairs)
    previewed.formUnion(errors.filter(planner.concernsPreview).map(\.file))
    var changes: [ObjectIdentifier: (file: ReachabilityFile, ranges: [(range: Range<Int>, by: String)])] = [:]
    func change(_ file: ReachabilityFile, _ range: Range<Int>, _ text: String) {
      changes[ObjectIdentifier(file), default: (file, [])].ranges.append((range, text))
    }
    for repair in repairs {
      switch repair {
      case .remove(let file, let range, let part):
        change(file, range, "")
        note(part.following(noted).needing(file.missingModules))
      case .stub(let file, let range, let text, let part):
        change(file, range, text)
        note(part.following(noted).needing(file.missingModules))
      case .drop(let name, let found):
        removedEntries.insert(name)
        let error = found.cause(among: errors)
        let isActivity = entries.first { $0.name == name }?.isActivity ?? false
        leftOut.append(
          LeftOut(
            kind: isActivity ? .activity : .widget, name: name, reason: "it does not compile: \(at(error)): \(error.text)",
            remedy: error.remedy ?? ""))
      case .add(let path, _): files.add(path)
      case .nameAssets: namesAppAssets = true
      }
    }
    for (file, ranges) in changes.values { files.replace(ranges, in: file) }
    return true
  }

  private func note(_ part: LeftOut) {
    guard !part.name.isEmpty, noted.insert(part).inserted else { return }
    leftOut.append(part)
  }

  // MARK: Ends

  private func finish(
    _ objects: [String], _ compilation: SwiftCompilation, _ choice: WidgetChoice, _ entries: [WidgetChoice.Entry], _ round: CompilerInput
  ) throws -> AssembledProgram {
    let program = folder.appendingPathComponent(name)
    try compilation.link(objects, into: program)
    if isEdited { try keepRepairs() }
    try resources.place(beside: program, library)
    // `Bundle.main` looks for the Info.plist there.
    let info = ExtensionInfo(found, files: finder.files)
    if let (path, reason) = info.fault {
      note(
        LeftOut(
          kind: .file, name: finder.relative(path), reason: "\(reason), so Bundle.main lacks its keys",
          remedy: "correct it in Xcode"))
    }
    if let text = info.text { try SkerryCache.write(text, folder.appendingPathComponent("Info.plist")) }
    leftOut += choice.unlisted
    addUnused(besides: round)
    return AssembledProgram(
      name: found.name, program: program.path, widgets: entries.map(\.name), hasActivities: entries.contains(where: \.isActivity),
      leftOut: LeftOut.attributed(leftOut), log: nil, removalErrors: removalErrors.accepted)
  }

  /// Notes files of the extension that no widget needs or that are not on disk, and modules that are missing.
  private func addUnused(besides round: CompilerInput) {
    let used = Set(round.files.map(\.path))
    for path in found.files where path.hasSuffix(".swift") && !used.contains(path) {
      guard let file = index.file(path), !file.outline.declarations.contains(where: \.isBundle) else { continue }
      leftOut.append(LeftOut(kind: .file, name: finder.relative(path), reason: "no widget needs it"))
    }
    for file in round.files {
      for module in file.missingModules where !leftOut.contains(where: { $0.kind == .module && $0.name == module }) {
        leftOut.append(LeftOut(kind: .module, name: module, reason: "\(finder.relative(file.path)) imports it, but it is missing"))
      }
    }
    if leftOut.contains(where: { $0.kind == .module }) {
      for path in Submodules.empty(below: finder.root) {
        leftOut.append(
          LeftOut(
            kind: .file, name: path, reason: "it is an empty git submodule, which may have a missing module",
            remedy: "run git submodule update --init"))
      }
    }
    for path in found.missing where !ResourceKind.drawsNothing(path) {
      leftOut.append(
        LeftOut(
          kind: .file, name: finder.relative(path), reason: "the project lists it, but it is not on disk",
          remedy: "restore it, or run the tool that generates it"))
    }
  }

  /// The place of an error that costs a whole widget, by the file's path in the repository.
  private func at(_ error: CompilerMessage) -> String { "\(finder.relative(error.file)):\(error.line)" }

  private func failed(_ output: String, _ choice: WidgetChoice) -> AssembledProgram {
    let log = folder.appendingPathComponent("errors.txt")
    try? SkerryCache.write(output, log)
    let first = CompilerMessage.errors(in: output).first
    let known = Set(leftOut.filter { $0.kind == .activity || $0.kind == .widget }.map(\.name))
    for entry in choice.entries where !known.contains(entry.name) {
      leftOut.append(
        LeftOut(
          kind: entry.isActivity ? .activity : .widget, name: entry.name,
          reason: "it does not compile: " + (first.map { "\(at($0)): \($0.text)" } ?? "nothing of it is left"),
          remedy: [first?.remedy, "the compiler's output is in \(log.path)"].compactMap { $0 }.joined(separator: "; ")))
    }
    return AssembledProgram(
      name: found.name, program: nil, widgets: [], hasActivities: false, leftOut: leftOut, log: output.isEmpty ? nil : log.path,
      removalErrors: removalErrors.accepted)
  }
}
