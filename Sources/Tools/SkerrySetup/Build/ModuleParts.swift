import Foundation
import SkerryFormats

/// Whether a module is compiled in two parts at the same time.
///
/// Each part reads all files and compiles its own. Reading costs 0.1 to 0.3 seconds of CPU, so small modules are one part. On two cores
/// (Benchmarks/README.md) 65 KB in two parts take 0.58 of the time and 1.01 of the CPU time, and 11 KB take as long as in one. Large modules are
/// one part as well: they seldom compile at once, and where one part has errors, the other is compiled in vain, which took 41 seconds instead of
/// 11 for 3.3 MB.
///
/// The number depends on the sources alone, not on the machine: a part without errors of types is checked further, so that another division
/// could report other errors first, and leave out other code of a repository that does not compile.
struct ModuleParts {
  /// The folder of the objects.
  let folder: URL
  let files: [String]
  let count: Int

  /// The bytes of source of a module in two parts. Assumed, between the sizes that were measured.
  private static let inTwo = 32 << 10..<512 << 10

  /// - Parameters:
  ///   - folder: an existing folder for the objects.
  ///   - size: of all files, in bytes.
  init(of files: [String], size: Int, in folder: URL) {
    self.files = files
    self.folder = folder
    count = files.count > 1 && Self.inTwo.contains(size) ? 2 : 1
  }

  /// One object for the whole module, or one for each file.
  var objects: [String] {
    count == 1 ? [folder.appendingPathComponent("module.o").path] : files.indices.map { folder.appendingPathComponent("\($0).o").path }
  }

  /// The driver's arguments, after a list of the objects has been written.
  func arguments() throws -> [String] {
    guard count > 1 else { return ["-wmo", "-o", objects[0]] }
    let list = folder.appendingPathComponent("objects.json")
    let map = Dictionary(uniqueKeysWithValues: zip(files, objects.map { ["object": $0] }))
    try SkerryCache.write(try StableJSON.text(map), list)
    // All calls report their errors, also those that end after another one has failed.
    return [
      "-enable-batch-mode", "-j\(count)", "-driver-batch-count", "\(count)", "-continue-building-after-errors",
      "-output-file-map", list.path,
    ]
  }
}
