import Foundation
import SkerryDiagnostics
import SkerryFormats

/// What the objects of a module were compiled from, by content, so that no object stays that was made of another text than its file has now.
///
/// The compiler's driver decides by itself which files of a module it compiles again, and recognises a changed file by its modification time in
/// whole seconds (Swift 6.3.1 on Linux; its file hashes are consulted only where the times differ). A file that is saved twice within a
/// second, as editors do that format on save, would keep the object of its first text. The driver compiles a file whose object is missing,
/// so the objects of files with another text are removed before it is called.
struct CompiledSources {
  /// The file that remembers the texts' hashes.
  let record: URL
  /// The module's Swift files.
  let sources: [String]
  /// The object of each file, as far as there is one for it alone.
  let objects: [String: String]

  init(record: URL, sources: [String], objects: [String: String]) {
    self.record = record
    self.sources = sources
    self.objects = objects
  }

  /// Whether the last call of `compile` succeeded with the texts that the files have now.
  var isCurrent: Bool {
    guard let known = remembered, known.succeeded else { return false }
    let now = hashes()
    return now.count == sources.count && known.hashes == now
  }

  /// Compiles, without objects of other texts. Returns what the compiler's call returns: whether it succeeded.
  ///
  /// Where there is no record, objects are the work of somebody else, who is trusted. Where the compiler is stopped, nothing it leaves is.
  ///
  /// - Parameter call: runs the compiler.
  func compile(_ call: () throws -> Bool) throws -> Bool {
    let known = remembered?.hashes
    let state = state()
    let before = hashes()
    if let known {
      for (source, object) in objects where known[source] != before[source] { unlink(object) }
    }
    try remember(Record(succeeded: false, hashes: [:]))
    let succeeded = try call()
    // A file that was saved meanwhile may have been read before it, after it or both, by different parts of the compiler.
    guard state == self.state() else { return succeeded }
    try remember(Record(succeeded: succeeded, hashes: succeeded ? before : before.filter { known?[$0.key] == $0.value }))
    return succeeded
  }

  /// Remembers the texts that the files have now, after somebody else's call of the compiler during which nothing was saved.
  func rememberWhatIsThere() throws { try remember(Record(succeeded: true, hashes: hashes())) }

  // MARK: Hashes

  private func hashes() -> [String: ContentHash] {
    sources.reduce(into: [:]) { hashes, path in hashes[path] = InputFile.data(atPath: path).map { ContentHash(of: $0) } }
  }

  /// Changes with every save, also with one that brings the earlier text back.
  private func state() -> String {
    var state = FolderState()
    for path in sources { state.add(path, withStatusTimes: true) }
    return state.key.text
  }

  private struct Record: Codable {
    /// Whether the compiler's last call succeeded.
    var succeeded: Bool
    var hashes: [String: ContentHash]
  }

  private var remembered: Record? {
    InputFile.data(atPath: record.path).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
  }

  private func remember(_ remembered: Record) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try SkerryCache.write(String(decoding: try encoder.encode(remembered), as: UTF8.self), record)
  }
}
