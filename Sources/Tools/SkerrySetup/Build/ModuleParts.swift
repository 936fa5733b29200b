import Foundation
import SkerryFormats

/// Whether a module is compiled in two parts at the same time.
///
/// Each part reads all files and compiles its own. Reading costs 0.1 to 0.3 seconds of CPU, so small modules are one part. On two cores
/// (Benchmarks/README.md) 12 files in two parts take 0.58 of the time and 1.01 of the CPU time, and 5 files take as long as in one.
///
/// Large modules seldom compile at once, and where one part has errors, the other is compiled in vain, which took 41 seconds instead of 11 for 434
/// files. So their types are checked first, in two parts as well: of 441 files that takes 1.14 of the CPU time of one part.
///
/// The files are counted and not measured: copies contain the paths of their originals, so that their sizes depend on the machine. A part without
/// errors of types is checked further, and another division could report other errors first, and leave out other code of a repository that does not
/// compile.
struct ModuleParts {
  /// The folder of the objects.
  let folder: URL
  let files: [String]
  let count: Int

  /// The least number of files of a module in two parts; assumed, between the numbers that were measured.
  private static let leastInTwo = 8
  /// Whether the module's types are checked before anything is compiled.
  var areCheckedFirst: Bool { Self.areCheckedFirst(files) }

  static func areCheckedFirst(_ files: [String]) -> Bool { files.count > CompilerTrials.maxWholeFiles }

  /// - Parameter folder: an existing folder for the objects.
  init(of files: [String], in folder: URL) {
    self.files = files
    self.folder = folder
    count = files.count >= Self.leastInTwo ? 2 : 1
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
    return division + ["-output-file-map", list.path]
  }

  /// The driver's arguments, in place of `-c`, that only check the types of a module in two parts.
  var checking: [String] { ["-typecheck"] + division }

  /// All calls report their errors, also those that end after another one has failed.
  private var division: [String] {
    ["-enable-batch-mode", "-j\(count)", "-driver-batch-count", "\(count)", "-continue-building-after-errors"]
  }
}
