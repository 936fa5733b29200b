import Foundation
import SkerryDiagnostics
import SkerryCases
import SkerryFormats
import SkerryRuntime

/// A record of SwiftPM's last build of a package, which saves the next call from starting SwiftPM. If nothing has
/// changed, the program is started as it is; if only files of the program's own module have changed, they are compiled
/// and linked by the commands of SwiftPM's plan. After any other change SwiftPM builds.
struct KnownBuild: Codable {
  /// The program and its folder.
  var product: String
  var executable: String
  /// Whether the package has no other widget bundle, so that a call need not name it.
  var isOnly: Bool
  /// The state of everything that the plan reads except the program's own Swift files: names, sizes, times.
  var outside: String

  // MARK: Look-up

  /// A program that is up to date with the package's files; `nil` if SwiftPM has to build.
  static func program(of folder: URL, product: String?, configuration: String) -> String? {
    for name in names(folder, configuration) where product == nil || name == product {
      guard let data = InputFile.data(atPath: record(folder, configuration, name).path),
        let known = try? JSONDecoder().decode(KnownBuild.self, from: data), known.isOnly || product != nil,
        let plan = BuildPlan(folder, configuration, known.product),
        FileManager.default.isExecutableFile(atPath: known.executable), plan.outside == known.outside
      else { continue }
      // If files are saved meanwhile, the next call builds again.
      guard plan.own.isCurrent || plan.build() else { return nil }
      return known.executable
    }
    return nil
  }

  /// Runs SwiftPM after removing objects of other contents than the files have now.
  ///
  /// - Parameter call: runs SwiftPM; returns whether it succeeded.
  static func build(of folder: URL, product: String, configuration: String, _ call: () throws -> Bool) throws -> Bool {
    guard let plan = BuildPlan(folder, configuration, product) else { return try call() }
    return try plan.others.compile { try plan.own.compile(call) }
  }

  /// Records what SwiftPM has just built.
  ///
  /// - Parameter began: when it was called, as `FolderState.now`.
  static func remember(
    _ executable: String, of folder: URL, product: String, isOnly: Bool, configuration: String, began: Int
  ) throws {
    // Files saved while SwiftPM was building may not be in the program.
    guard let plan = BuildPlan(folder, configuration, product), plan.state.isSettled(at: began) else { return }
    try plan.others.recordCurrentContents()
    try plan.own.recordCurrentContents()
    KnownBuild(product: product, executable: executable, isOnly: isOnly, outside: plan.outside).write(folder, configuration)
  }

  private func write(_ folder: URL, _ configuration: String) {
    guard let data = try? StableJSON.data(self) else { return }
    try? data.write(to: Self.record(folder, configuration, product), options: .atomic)
  }

  private static func record(_ folder: URL, _ configuration: String, _ product: String) -> URL {
    folder.appendingPathComponent(".build/skerry-\(configuration)-\(product).json")
  }

  /// The names of the programs whose builds are recorded, sorted.
  private static func names(_ folder: URL, _ configuration: String) -> [String] {
    let start = "skerry-\(configuration)-"
    let found = InputFolder.names(in: folder.appendingPathComponent(".build").path) ?? []
    return found.filter { $0.hasPrefix(start) && $0.hasSuffix(".json") }.map { String($0.dropFirst(start.count).dropLast(5)) }.sorted()
  }
}

/// The part of SwiftPM's build plan that concerns one program.
struct BuildPlan {
  /// Everything that is read except the program's own Swift files.
  let outside: String
  /// The program's own Swift files.
  let own: CompiledSources
  /// All others.
  let others: CompiledSources
  /// Everything that is read.
  let state: FolderState
  /// The program with an object for each of its own files.
  var edited: EditedProgram? {
    guard let output = linking.firstIndex(of: "-o"), output + 1 < linking.count else { return nil }
    return EditedProgram(compiling: compiling, objects: own.objects, linking: linking, program: linking[output + 1])
  }
  private let compiling: [String]
  private let linking: [String]
  /// Plans longer than this are not read.
  private static let maxByteCount = 64 << 20

  init?(_ folder: URL, _ configuration: String, _ product: String) {
    let file = folder.appendingPathComponent(".build/\(configuration).yaml")
    guard let data = InputFile.data(atPath: file.path), data.count < Self.maxByteCount else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    let manifest = BuildManifest(text)
    guard let linking = manifest.command(from: "C.\(product)-", to: "\(configuration).exe")?.arguments,
      let own = manifest.command(from: "C.\(product)-", to: "\(configuration).module")
    else { return nil }
    let compiling = own.arguments
    self.linking = linking
    self.compiling = compiling.filter { $0 != "-parseable-output" }
    let build = folder.appendingPathComponent(".build").path + "/"
    var inputs: Set<String> = []
    var sources: Set<String> = []
    for command in manifest.commands {
      for path in command.inputs where path.hasPrefix("/") && !path.hasPrefix(build) {
        if command.name == own.name, path.hasSuffix(".swift") { sources.insert(path) } else { inputs.insert(path) }
      }
    }
    guard !sources.isEmpty else { return nil }
    // Adding or removing a file changes the state of its folder.
    var around = FolderState(linking.joined(separator: " ") + compiling.joined(separator: " "))
    for path in inputs.subtracting(sources).sorted() { around.add(path) }
    for path in Set(inputs.union(sources).map { ($0 as NSString).deletingLastPathComponent }).sorted() {
      around.add(word: path)
      for name in InputFolder.names(in: path) ?? [] where !name.hasPrefix(".") {
        around.add(word: name)
      }
    }
    if let compiler = compiling.first { around.add(URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path) }
    for name in ["Package.swift", "Package.resolved"] { around.add(folder.appendingPathComponent(name).path) }
    outside = around.key.text
    for path in sources { around.add(path) }
    state = around
    let objects = manifest.commands.reduce(into: [:]) { $0.merge(Self.objects(of: $1.arguments)) { first, _ in first } }
    func compiled(_ name: String, _ paths: Set<String>) -> CompiledSources {
      CompiledSources(
        record: folder.appendingPathComponent(".build/skerry-\(name)-\(configuration)-\(product).json"), sources: paths.sorted(),
        objects: objects.filter { paths.contains($0.key) })
    }
    self.own = compiled("sources", sources)
    others = compiled("others", inputs.subtracting(sources).filter { $0.hasSuffix(".swift") })
  }

  /// The object of each file, from the list in the compiler's call.
  private static func objects(of arguments: [String]) -> [String: String] {
    guard let place = arguments.firstIndex(of: "-output-file-map"), place + 1 < arguments.count,
      let data = InputFile.data(atPath: arguments[place + 1]),
      let map = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    else { return [:] }
    return map.compactMapValues { $0["object"] }
  }

  /// Compiles the program's own module and links it. `false` if a command fails; SwiftPM then reports why.
  func build() -> Bool {
    var calls = DirectCalls(record: own.record.appendingPathExtension("calls"), for: compiling + linking + [outside])
    func single(_ source: String?) -> CompiledSources.Single {
      let outcome = calls.compile(source)
      return outcome == .compiled && !calls.link() ? .insufficient : outcome
    }
    let succeeded = try? own.compile(single: single) {
      guard let compiled = ToolProcess.run(compiling + ["-v"], joinsErrors: true), compiled.status == 0,
        let linked = ToolProcess.run(linking + ["-v"], joinsErrors: true), linked.status == 0
      else { return false }
      calls.learn(compiling: compiled.output)
      calls.learn(linking: linked.output)
      return true
    }
    return succeeded ?? false
  }
}
