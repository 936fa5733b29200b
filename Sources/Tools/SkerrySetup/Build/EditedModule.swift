import Foundation
import SkerryFormats
import SkerryRuntime

/// A module whose files are edited one at a time: one object per file, and the compiler's own record of their
/// dependencies.
///
/// The compiler decides what to compile again: changed files, and those that depend on changed declarations.
struct EditedModule {
  /// The folder of the module's objects and the compiler's records.
  private let place: URL
  private let files: [String]
  /// The library's key.
  private let library: String
  /// The compiler's arguments, without those for its output.
  private let arguments: [String]

  init(folder: URL, files: [String], library: String, arguments: [String]) {
    place = folder.appendingPathComponent("edited")
    self.files = files
    self.library = library
    self.arguments = arguments
  }

  /// Identifies the arguments, the files and the library that the objects were compiled with.
  private var key: String { ContentKey((arguments + files + [library]).joined(separator: "\n")).text }
  private func record(_ key: String) -> URL { place.appendingPathComponent("\(key)-sources.json") }

  /// Whether the module was compiled file by file before.
  var isKnown: Bool { FileManager.default.fileExists(atPath: record(key).path) }

  /// The objects; `nil` if something does not compile.
  func compile() throws -> [String]? {
    try SkerryCache.make(place)
    let key = key
    func output(_ name: String) -> String { place.appendingPathComponent("\(key)-\(name)").path }
    // Files of the same name in two folders are distinguished by their index.
    let objects = files.indices.map { output("\($0).o") }
    var map: [String: [String: String]] = ["": ["swift-dependencies": output("module.swiftdeps")]]
    for (index, file) in files.enumerated() {
      map[file] = ["object": objects[index], "swift-dependencies": output("\(index).swiftdeps")]
    }
    let list = place.appendingPathComponent("outputs.json")
    try SkerryCache.write(try StableJSON.text(map), list)
    let own = ["-incremental", "-enable-batch-mode", "-j\(ProcessInfo.processInfo.activeProcessorCount)", "-output-file-map", list.path]
    let sources = CompiledSources(
      record: record(key), sources: files, objects: Dictionary(uniqueKeysWithValues: zip(files, objects)))
    var direct = DirectCalls(record: place.appendingPathComponent("\(key)-calls.json"), for: arguments + own)
    let succeeded = try sources.compile(single: { direct.compile($0) }) {
      guard let driver = ToolProcess.run(arguments + own + ["-v"], joinsErrors: true), driver.status == 0 else { return false }
      direct.learn(compiling: driver.output)
      return true
    }
    return succeeded ? objects : nil
  }
}
