import Foundation
import SkerryDiagnostics
import SkerryFormats

/// Records from which contents a module's objects were compiled, so that no object is kept that was compiled from other
/// contents than its file has now.
///
/// The compiler's driver decides by itself which files of a module to compile again, and recognizes a changed file by
/// its modification time in whole seconds (Swift 6.3.1 on Linux; it consults its file hashes only if the times differ).
/// A file that is saved twice within a second, as by editors that format on save, would keep the object of its first
/// contents. The driver compiles a file whose object is missing, so outdated objects are removed before it is called.
struct CompiledSources {
  /// The file in which the hashes are stored.
  let record: URL
  /// The module's Swift files.
  let sources: [String]
  /// The object of each file, if there is one per file.
  let objects: [String: String]

  init(record: URL, sources: [String], objects: [String: String]) {
    self.record = record
    self.sources = sources
    self.objects = objects
  }

  /// Whether the last call of `compile` succeeded with the files' current contents.
  var isCurrent: Bool {
    guard let known = remembered, known.succeeded else { return false }
    let now = hashes()
    return now.count == sources.count && known.hashes == now
  }

  /// The result of compiling one file without the driver.
  enum Single {
    case compiled
    /// The file does not compile.
    case failed
    /// It was not tried, or other files may have to be compiled as well.
    case insufficient
  }

  /// Compiles after removing outdated objects. Returns the result of `call`: whether it succeeded.
  ///
  /// Without a record, existing objects come from another tool and are kept. After an interrupted compilation all
  /// objects are removed.
  ///
  /// - Parameters:
  ///   - single: compiles one file, or `nil` if none has changed, without the driver. It is called if no other file has changed since the driver
  ///     last succeeded, and all others have their objects.
  ///   - call: runs the compiler's driver.
  func compile(single: (String?) -> Single = { _ in .insufficient }, _ call: () throws -> Bool) throws -> Bool {
    let remembered = remembered
    let known = remembered?.hashes
    let state = state()
    let before = hashes()
    let changed = sources.filter { known?[$0] != before[$0] }
    if known != nil { removeObjects(of: changed) }
    try remember(Record(succeeded: false, hashes: [:]))
    var outcome = Single.insufficient
    if remembered?.isSettled == true, changed.count <= 1, sources.allSatisfy({ changed.contains($0) || hasObject($0) }) {
      outcome = single(changed.first)
    }
    var alone = Set(remembered?.alone ?? []).union(changed)
    var succeeded = outcome == .compiled
    if outcome == .insufficient {
      // The driver does not know the dependencies of files that were compiled without it.
      removeObjects(of: alone.sorted())
      alone = []
      succeeded = try call()
    }
    // A file that was saved meanwhile may have been read before or after that, by different parts of the compiler.
    guard state == self.state() else { return succeeded }
    let hashes = succeeded ? before : before.filter { known?[$0.key] == $0.value }
    try remember(Record(succeeded: succeeded, hashes: hashes, alone: alone.sorted(), hasFailedAlone: outcome == .failed))
    return succeeded
  }

  private func hasObject(_ source: String) -> Bool { objects[source].map { access($0, R_OK) == 0 } ?? false }

  private func removeObjects(of sources: [String]) { sources.compactMap { objects[$0] }.forEach { unlink($0) } }

  /// Records the files' current contents after another tool has compiled them, if nothing was saved meanwhile.
  func recordCurrentContents() throws { try remember(Record(succeeded: true, hashes: hashes())) }

  // MARK: Hashes

  private func hashes() -> [String: ContentHash] {
    sources.reduce(into: [:]) { hashes, path in hashes[path] = InputFile.data(atPath: path).map { ContentHash(of: $0) } }
  }

  /// Changes with every save, even one that restores earlier contents.
  private func state() -> String {
    var state = FolderState()
    for path in sources { state.add(path, withStatusTimes: true) }
    return state.key.text
  }

  private struct Record: Codable {
    /// Whether the compiler's last call succeeded.
    var succeeded: Bool
    var hashes: [String: ContentHash]
    /// The files that were compiled without the driver since its last call.
    var alone: [String]?
    /// Whether the last call was for one file without the driver, and failed.
    var hasFailedAlone: Bool?

    /// Whether the objects of all files with a hash were compiled from the same declarations.
    var isSettled: Bool { succeeded || hasFailedAlone == true }
  }

  private var remembered: Record? {
    InputFile.data(atPath: record.path).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
  }

  private func remember(_ remembered: Record) throws {
    try SkerryCache.write(try StableJSON.text(remembered), record)
  }
}
