import SkerryFormats
import SkerryCases
import SkerryLive
import Foundation
import SkerryDiagnostics
import SkerryCLI
import SkerryRuntime

/// Compiles the library into the cache, or finds it there.
struct LibraryBuild {
  /// The folder of Skerry's sources.
  let checkout: URL
  let cache: SkerryCache

  /// The program of the package that is built for its modules and objects; a repository's files are later compiled in
  /// its place.
  static let product = "skerry-blank"
  private static let module = "skerry_blank"
  /// Folders whose changes do not affect the library.
  private static let ignored: Set<String> = [
    "README.md", "API.md", "SkerrySetup", "skerry", "SkerryFuzz", "SkerryLive", "SkerrySourceTools", "SkerrySourceTool",
  ]

  private var folder: URL { cache.folder.appendingPathComponent("library/\(ContentKey(checkout.path + CompilerState.key()).text)") }

  /// Clang's modules, built once for the library and the programs.
  private var moduleCache: String { folder.appendingPathComponent("modules").path }

  private var record: URL { folder.appendingPathComponent("library.json") }

  /// Held by the background process of a library.
  private var background: URL { folder.appendingPathComponent("background.lock") }
  /// Held by a call while it waits for the library. The background process has the lowest priority and might never end on a busy machine, so it stops
  /// for such a call, which continues with what is compiled.
  private var wanted: URL { folder.appendingPathComponent("wanted.lock") }

  /// The key of the sources' contents. They are read only where a size or a time has changed since the last call: copies of one version, such as
  /// those that continuous integration makes for each run, have the same library.
  private func state() -> String {
    func key(byContents: Bool) -> String {
      var state = FolderState()
      for part in ["Package.swift", "Sources", "Fonts", "Plugins"] {
        state.add(checkout.appendingPathComponent(part).path, byContents: byContents, skipping: Self.ignored)
      }
      return state.key.text
    }
    let stamp = key(byContents: false)
    let record = folder.appendingPathComponent("sources.json")
    let known = InputFile.data(atPath: record.path).flatMap { try? JSONDecoder().decode(KnownSources.self, from: $0) }
    if let known, known.stamp == stamp { return known.key }
    let sources = KnownSources(stamp: stamp, key: key(byContents: true))
    if let text = try? StableJSON.text(sources) { try? SkerryCache.write(text, record) }
    return sources.key
  }

  /// The key of the sources' contents, and the names, sizes and times for which it was computed.
  private struct KnownSources: Codable {
    var stamp: String
    var key: String
  }

  /// The library, compiled if it does not exist or its sources have changed.
  ///
  /// - Parameters:
  ///   - isWhole: `false` if a library without the verbs that a first picture does not need is enough.
  ///   - seen: the library as it was a while ago; it is returned if its files are the same.
  func library(isWhole: Bool, seen: SeenLibrary? = nil) throws -> CompiledLibrary {
    if let seen, seen.library.isWhole || !isWhole, seen.isUnchanged { return seen.library }
    let state = state()
    func found() -> CompiledLibrary? { known(state).flatMap { $0.isWhole || !isWhole ? $0 : nil } }
    if let library = found() { return library }
    var wish: FileLock?
    let lock = try SkerryCache.lock(folder.appendingPathComponent("lock")) {
      guard !Self.isBackground else { return }
      Console.error("Another skerry is compiling the library; waiting for it.")
      wish = try? FileLock(wanted)
    }
    withExtendedLifetime(wish) {}
    wish = nil
    defer { withExtendedLifetime(lock) {} }
    if let library = found() { return library }
    let library = try compile(state, isWhole: isWhole)
    try write(library)
    return library
  }

  /// The library as it is now, with what tells whether it is still the same later; `nil` if it has to be compiled.
  func seen() -> SeenLibrary? { known(state()).map { SeenLibrary($0, record: record) } }

  private func known(_ state: String) -> CompiledLibrary? {
    guard let library = recorded, library.key == state, isHere(library), library.isKept else { return nil }
    return library
  }

  private var recorded: CompiledLibrary? {
    InputFile.data(atPath: record.path).flatMap { try? JSONDecoder().decode(CompiledLibrary.self, from: $0) }
  }

  /// Whether a library was compiled in this folder; the compiler's files contain their own path and are useless in a
  /// copy.
  private func isHere(_ library: CompiledLibrary) -> Bool { library.object.hasPrefix(folder.path + "/") }

  /// Removes compiled files from a cache that was copied or moved.
  static func removeForeign(_ folder: URL, record: URL) {
    // Only the place, which the records of all versions have.
    struct Place: Decodable { var object: String }
    guard let place = InputFile.data(atPath: record.path).flatMap({ try? JSONDecoder().decode(Place.self, from: $0) }),
      !place.object.hasPrefix(folder.path + "/")
    else { return }
    for name in InputFolder.names(in: folder.path) ?? [] where !name.hasSuffix("lock") {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  private func write(_ library: CompiledLibrary) throws {
    try SkerryCache.write(String(decoding: (try? StableJSON.data(library, isPretty: true)) ?? Data(), as: UTF8.self), record)
  }

  /// Compiles the library, not yet optimized.
  private func compile(_ state: String, isWhole: Bool) throws -> CompiledLibrary {
    Console.remark(remark(state, isWhole: isWhole))
    Self.removeForeign(folder, record: record)
    SystemModules(cache: moduleCache).begin()
    let planned = try planned()
    try planned.jobs.removeUnknownModules()
    let place = folder.appendingPathComponent("first").path
    let jobs = isWhole ? planned.jobs.jobs : FirstPicture.jobs(of: planned.jobs.jobs, in: place)
    try run(jobs)
    let products = URL(fileURLWithPath: CompileJob.value(of: "-o", in: planned.linking) ?? "").deletingLastPathComponent()
    let flags = planned.linking.filter { $0.hasPrefix("-l") || $0.hasPrefix("-L/") }
    let object = try LibraryLink(folder: folder, flags: flags).gathered(LibraryJobs.objects(of: jobs))
    let resources = ["Skerry_SkerryFonts.resources"].map { products.appendingPathComponent($0).path }
    // Programs are compiled against everything but the objects, which are joined.
    let read = Set(jobs.flatMap(\.outputs)).subtracting(jobs.compactMap(\.object))
    return CompiledLibrary(
      key: state, compilerFlags: (isWhole ? [] : ["-I", place]) + Self.imports(planned.compiling), object: object.path, linkerFlags: flags,
      packageName: CompileJob.value(of: "-package-name", in: planned.compiling) ?? "skerry", modules: LibraryJobs.modules(of: jobs),
      resources: resources, moduleCache: moduleCache, isWhole: isWhole, isOptimized: false,
      sizes: OutputSize.all(of: read.union(resources + [object.path])))
  }

  /// Why the library is compiled.
  private func remark(_ state: String, isWhole: Bool) -> String {
    guard FileManager.default.fileExists(atPath: record.path) else { return BuildProgress.firstLibrary }
    if isWhole, known(state) != nil { return BuildProgress.restOfLibrary }
    guard let recorded, recorded.key == state, isHere(recorded) else { return BuildProgress.changedLibrary }
    return BuildProgress.damagedLibrary
  }

  // MARK: The stages, optimized

  /// Compiles the drawing stages again, optimized, and replaces the unoptimized ones. Pictures stay the same and are
  /// drawn faster.
  ///
  /// - Returns: the resulting library; `nil` if its sources have changed meanwhile, or if a background process is not needed.
  func optimized() throws -> CompiledLibrary? {
    guard Self.isBackground else { return try optimizedNow() }
    guard FileManager.default.fileExists(atPath: record.path), !FileLock.isHeld(background) else { return nil }
    let only = try SkerryCache.lock(background)
    defer { withExtendedLifetime(only) {} }
    do { return try optimizedNow() } catch is JobQueue.Stopped { return nil }
  }

  private func optimizedNow() throws -> CompiledLibrary? {
    let begun = try library(isWhole: true)
    guard begun.isOptimized != true else { return begun }
    let lock = try SkerryCache.lock(folder.appendingPathComponent("optimized.lock")) {
      Console.error("Another skerry is optimizing the library; waiting for it.")
    }
    defer { withExtendedLifetime(lock) {} }
    let planned = try planned(again: false)
    let place = folder.appendingPathComponent("optimized").path
    let stages = planned.jobs.jobs.filter(\.isStage)
    let modules = Dictionary(
      stages.compactMap { job in job.module.map { ($0, place + "/\(job.name).swiftmodule") } }, uniquingKeysWith: { first, _ in first })
    let jobs = stages.map { CompileJob(optimized: $0, stages: modules, in: place) }
    try run(jobs)
    let turned = Dictionary(zip(stages.compactMap(\.object), jobs.compactMap(\.object)), uniquingKeysWith: { first, _ in first })
    let main = try SkerryCache.lock(folder.appendingPathComponent("lock"))
    defer { withExtendedLifetime(main) {} }
    guard var library = known(begun.key) else { return nil }
    library.object = try LibraryLink(folder: folder, flags: library.linkerFlags).gathered(planned.jobs.objects.map { turned[$0] ?? $0 })
      .path
    library.isOptimized = true
    library.sizes[library.object] = OutputSize.bytes(at: library.object)
    try write(library)
    return library
  }

  /// The variable that marks the background process of a call. If the cache was removed
  /// meanwhile, that process does not create it again.
  private static let background = "SKERRY_LIBRARY_BACKGROUND"
  static var isBackground: Bool { ProcessInfo.processInfo.environment[background] != nil }

  /// Starts the optimization while the first picture is drawn, as a background process of the lowest priority.
  func optimizeInBackground(_ library: CompiledLibrary) {
    let program = URL(fileURLWithPath: RunningProgram.path ?? "")
    guard library.isOptimized != true, program.lastPathComponent == "skerry", !FileLock.isHeld(background),
      !FileLock.isHeld(folder.appendingPathComponent("optimized.lock"))
    else { return }
    // Nobody waits for it: it holds none of the call's pipes, and its current folder is one that is never removed.
    let process = ToolProcess.process(
      ["nice", "-n", "19", program.path, "library"], in: URL(fileURLWithPath: "/"),
      environment: ProcessInfo.processInfo.environment.merging([Self.background: "1"]) { $1 })
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }

  // MARK: SwiftPM's plan

  private struct Planned {
    var jobs: LibraryJobs
    /// The arguments with which the blank program is compiled and linked.
    var compiling: [String]
    var linking: [String]
  }

  /// Asks SwiftPM for its build plan of the blank program.
  ///
  /// - Parameter again: `false` uses the existing plan.
  private func planned(again: Bool = true) throws -> Planned {
    let scratch = folder.appendingPathComponent("build").resolvingSymlinksInPath()
    let file = scratch.appendingPathComponent("debug.yaml")
    if again || !FileManager.default.fileExists(atPath: file.path) {
      // SwiftPM prints a graph and leaves the plan in its folder.
      let arguments = [
        "swift", "build", "--package-path", checkout.path, "--scratch-path", scratch.path, "--product", Self.product,
        "-debug-info-format", "none", "--disable-index-store", "--print-manifest-job-graph",
      ]
      guard let outcome = ToolProcess.run(arguments, joinsErrors: true) else {
        throw CommandError("swift could not be started; install the Swift toolchain and put it on the PATH.")
      }
      guard outcome.status == 0 else { throw failure(outcome.output) }
    }
    let text = InputFile.data(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
    let plan = BuildManifest(text ?? "")
    guard let compiling = plan.command(from: "C.\(Self.product)-", to: "debug.module"),
      let linking = plan.command(from: "C.\(Self.product)-", to: "debug.exe")
    else { throw CommandError("\(file.path) does not say how the library is built; remove \(folder.path) and run the command again.") }
    let own = "/\(Self.module).build/"
    let jobs = LibraryJobs(plan, inputs: linking.inputs.filter { !$0.contains(own) }, moduleCache: moduleCache)
    return Planned(jobs: jobs, compiling: compiling.arguments, linking: linking.arguments)
  }

  private func run(_ jobs: [CompileJob]) throws {
    do {
      try MainActor.assumeIsolated {
        let bar = ProgressBar(total: 1, of: "modules")
        defer { bar.finish() }
        try JobQueue(jobs, shouldStop: Self.isBackground ? { FileLock.isHeld(wanted) } : nil) { count, total, name in
          bar.show(count, of: total)
          Console.detail("[\(count)/\(total)] \(name)")
        }.run()
      }
    } catch let problem as JobQueue.Failure {
      throw failure("\(problem.name):\n\(problem.output)")
    }
  }

  private func failure(_ output: String) -> CommandError {
    if let fault = MachineFault.error(output: output, folder: folder) { return fault }
    let log = folder.appendingPathComponent("library.log")
    if FileManager.default.fileExists(atPath: folder.path) { try? SkerryCache.write(output, log) }
    return CommandError(
      "Skerry's library in \(checkout.path) does not compile; skerry doctor names what the machine lacks, and \(log.path) has the "
        + "compiler's messages.")
  }

  /// The compiler's arguments that give the places of modules, headers and macros. Skerry's plug-in stands in for that of Foundation as well, whose
  /// `#Predicate` takes the compiler seconds (`PredicateCall`).
  static func imports(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "-I": result += [word, rest.popFirst() ?? ""]
      case _ where word.hasPrefix("-I"): result.append(word)
      case "-Xcc":
        let value = rest.popFirst() ?? ""
        result += [word, value]
      case "-Xfrontend" where rest.first == "-load-plugin-executable":
        result += [word, rest.popFirst() ?? "", rest.popFirst() ?? "", rest.popFirst() ?? ""]
      case "-load-plugin-executable": result += [word, rest.popFirst() ?? ""]
      default: continue
      }
    }
    return result.map { $0.hasSuffix("#SkerryMacros") ? $0 + ",FoundationMacros" : $0 }
  }
}
