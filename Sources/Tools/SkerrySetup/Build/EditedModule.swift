import Foundation
import SkerryRuntime

/// A module whose files are edited one at a time: an object for each file, and the compiler's own record of which file needs which.
///
/// The compiler decides what has to be compiled again: a file whose text is another, and those that need what has changed in its declarations.
struct EditedModule {
  /// Where the module's objects and the compiler's records lie.
  private let place: URL
  private let files: [String]
  /// The library's key.
  private let library: String

  init(folder: URL, files: [String], library: String) {
    place = folder.appendingPathComponent("edited")
    self.files = files
    self.library = library
  }

  /// The objects; `nil` where something does not compile.
  ///
  /// - Parameter words: the call of the compiler, but for what it writes.
  func compile(_ words: [String]) throws -> [String]? {
    try SkerryCache.make(place)
    // Other words, other files and another library make other objects.
    let key = ContentKey((words + files + [library]).joined(separator: "\n")).text
    func output(_ name: String) -> String { place.appendingPathComponent("\(key)-\(name)").path }
    // Files of one name in two folders are told apart by their place in the list.
    let objects = files.indices.map { output("\($0).o") }
    var map: [String: [String: String]] = ["": ["swift-dependencies": output("module.swiftdeps")]]
    for (index, file) in files.enumerated() {
      map[file] = ["object": objects[index], "swift-dependencies": output("\(index).swiftdeps")]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let list = place.appendingPathComponent("outputs.json")
    try SkerryCache.write(String(decoding: try encoder.encode(map), as: UTF8.self), list)
    let own = ["-incremental", "-enable-batch-mode", "-j\(ProcessInfo.processInfo.activeProcessorCount)", "-output-file-map", list.path]
    let sources = CompiledSources(
      record: place.appendingPathComponent("\(key)-sources.json"), sources: files,
      objects: Dictionary(uniqueKeysWithValues: zip(files, objects)))
    return try sources.compile { ToolProcess.run(words + own, joinsErrors: true)?.status == 0 } ? objects : nil
  }
}
