import Foundation
import SkerryDiagnostics
import SkerryCases
import SkerryRuntime

/// What SwiftPM's last build of a package left, so that the next call need not ask it again: where nothing has changed the program is started
/// as it is, and where only files of the program's own module have, these are compiled and linked by the very commands of SwiftPM's plan.
/// Whatever else has changed is SwiftPM's matter.
struct KnownBuild: Codable {
  /// The program, and where it lies.
  var product: String
  var executable: String
  /// Whether the package has no other widget bundle, so that a call need not name it.
  var isOnly: Bool
  /// Of everything that the plan reads but the program's own Swift files: names, sizes, times.
  var outside: String
  /// Of the program's own Swift files.
  var own: String

  // MARK: Asking

  /// A program that is as the package's files are now; `nil` where SwiftPM has to build.
  static func program(of folder: URL, product: String?, configuration: String) -> String? {
    for name in names(folder, configuration) where product == nil || name == product {
      guard let data = InputFile.data(atPath: record(folder, configuration, name).path),
        var known = try? JSONDecoder().decode(KnownBuild.self, from: data), known.isOnly || product != nil,
        let plan = BuildPlan(folder, configuration, known.product),
        FileManager.default.isExecutableFile(atPath: known.executable), plan.outside == known.outside
      else { continue }
      let own = plan.own
      if own != known.own {
        guard plan.build() else { return nil }
        // Files may have been saved meanwhile; then the next call builds again.
        known.own = own
        known.write(folder, configuration)
      }
      return known.executable
    }
    return nil
  }

  /// Remembers what SwiftPM has just built.
  static func remember(_ executable: String, of folder: URL, product: String, isOnly: Bool, configuration: String) {
    // What was saved while SwiftPM was building is not in the program.
    guard let plan = BuildPlan(folder, configuration, product), plan.sources.allSatisfy({ Self.time($0) <= Self.time(executable) }) else {
      return
    }
    KnownBuild(product: product, executable: executable, isOnly: isOnly, outside: plan.outside, own: plan.own).write(folder, configuration)
  }

  private static func time(_ path: String) -> Date {
    (try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date) ?? .distantFuture
  }

  private func write(_ folder: URL, _ configuration: String) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? data.write(to: Self.record(folder, configuration, product), options: .atomic)
  }

  private static func record(_ folder: URL, _ configuration: String, _ product: String) -> URL {
    folder.appendingPathComponent(".build/skerry-\(configuration)-\(product).json")
  }

  /// Programs that a build is remembered of.
  private static func names(_ folder: URL, _ configuration: String) -> [String] {
    let start = "skerry-\(configuration)-"
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(".build").path)) ?? []
    return found.filter { $0.hasPrefix(start) && $0.hasSuffix(".json") }.map { String($0.dropFirst(start.count).dropLast(5)) }.sorted()
  }
}

/// SwiftPM's plan of a package's build, as far as one program needs it.
struct BuildPlan {
  let outside: String
  let own: String
  /// The program's own Swift files.
  let sources: [String]
  private let compiling: [String]
  private let linking: [String]
  /// Plans longer than this are not read.
  private static let longest = 64 << 20

  init?(_ folder: URL, _ configuration: String, _ product: String) {
    let file = folder.appendingPathComponent(".build/\(configuration).yaml")
    guard let data = InputFile.data(atPath: file.path), data.count < Self.longest else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    let manifest = BuildManifest(text)
    guard let linking = manifest.command(from: "C.\(product)-", to: "\(configuration).exe")?.words,
      let own = manifest.command(from: "C.\(product)-", to: "\(configuration).module")
    else { return nil }
    let compiling = own.words
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
    // A file that is new or gone changes what its folder holds.
    var around = ContentKey(linking.joined(separator: " ") + compiling.joined(separator: " "))
    for path in inputs.subtracting(sources).sorted() { FolderState.add(path, to: &around, skipping: []) }
    for path in Set(inputs.union(sources).map { ($0 as NSString).deletingLastPathComponent }).sorted() {
      around.add(path)
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() where !name.hasPrefix(".") {
        around.add(name)
      }
    }
    if let compiler = compiling.first {
      FolderState.add(URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path, to: &around, skipping: [])
    }
    for name in ["Package.swift", "Package.resolved"] {
      FolderState.add(folder.appendingPathComponent(name).path, to: &around, skipping: [])
    }
    outside = around.text
    var key = ContentKey()
    for path in sources.sorted() { FolderState.add(path, to: &key, skipping: []) }
    self.own = key.text
    self.sources = sources.sorted()
  }

  /// Compiles the program's own module and links it. `false` where a command fails: SwiftPM then says why, in its own words.
  func build() -> Bool {
    for words in [compiling, linking] {
      guard ToolProcess.run(words, joinsErrors: true)?.status == 0 else { return false }
    }
    return true
  }
}
