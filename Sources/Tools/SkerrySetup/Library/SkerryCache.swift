import SkerryCases
import Foundation
import SkerryDiagnostics
import SkerryCLI

/// The cache folder: everything in it can be rebuilt, such as the compiled library and the programs of repositories.
struct SkerryCache {
  let folder: URL

  /// - Parameter environment: `SKERRY_CACHE` names the folder; otherwise it is `skerry` in `XDG_CACHE_HOME`, otherwise
  ///   in `~/.cache`.
  init(environment: [String: String]) {
    func place(_ name: String) -> URL? { environment[name].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) } }
    folder =
      (place("SKERRY_CACHE") ?? place("XDG_CACHE_HOME")?.appendingPathComponent("skerry")
      ?? URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory()).appendingPathComponent(".cache/skerry")).standardizedFileURL
  }

  /// The folder of a repository's programs: its name, and a hash that distinguishes folders with one name.
  func place(of repository: URL) -> URL {
    folder.appendingPathComponent("repositories/\(Self.shortened(repository.lastPathComponent))-\(ContentKey(repository.path).text)")
  }

  /// What the cache keeps of a folder's name, in Unicode scalars: with at most four bytes for each and a hash of 32 digits, a name has fewer
  /// than the 255 bytes that file systems allow.
  private static let longestName = 48

  private static func shortened(_ name: String) -> String { String(plain(name).unicodeScalars.prefix(longestName)) }

  /// A name without the characters that have a meaning in the file lists that the compiler passes to itself, such as an apostrophe.
  static func plain(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "._+-".contains($0) ? $0 : "-" })
  }

  /// Creates a folder of the cache. Throws if it cannot be written.
  static func make(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandError("The cache \(folder.path) cannot be written; set SKERRY_CACHE to a folder that can.")
    }
  }

  /// Waits until no other process works with a folder of the cache, which is created if needed. Throws if it cannot be
  /// written.
  ///
  /// - Parameters:
  ///   - file: the lock file in the folder.
  ///   - waiting: called if another process holds it.
  static func lock(_ file: URL, waiting: () -> Void = {}) throws -> FileLock {
    try make(file.deletingLastPathComponent())
    do {
      return try FileLock(file, waiting: waiting)
    } catch {
      throw CommandError("The file \(error.path) cannot be opened; set SKERRY_CACHE to a folder that can be written.")
    }
  }

  static func write(_ text: String, _ file: URL) throws {
    let data = Data(text.utf8)
    guard InputFile.data(atPath: file.path) != data else { return }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw CommandError("The file \(file.path) cannot be written; free some space, or set SKERRY_CACHE to another folder.")
    }
  }
}
