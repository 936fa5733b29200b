import Foundation
import SkerryCLI
import SkerryCases

/// What the machine lacks when a compiler or a linker fails although nothing may be wrong with the sources.
enum MachineFault {
  /// Bytes. Less free space than this is none: the smallest module has more.
  private static let minimumSpace: UInt64 = 64 << 10

  /// What to tell the user instead of the tool's messages; `nil` if the machine has what a compiler needs.
  ///
  /// - Parameters:
  ///   - output: what the tool wrote.
  ///   - folder: where its results go, in the cache.
  ///   - environment: `TMPDIR` names the folder for temporary files; otherwise it is `/tmp`.
  static func error(
    output: String, folder: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> CommandError? {
    let temporary = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    guard access(temporary, W_OK | X_OK) == 0 else {
      return CommandError(
        "The folder \(temporary) for temporary files cannot be written, so nothing can be compiled; set TMPDIR to a folder that can.")
    }
    let full = [(folder.path, "SKERRY_CACHE"), (temporary, "TMPDIR")].first { place, _ in
      freeSpace(at: place).map { $0 < minimumSpace } ?? false
    }
    guard let (place, variable) = full ?? (output.contains("No space left on device") ? (folder.path, "SKERRY_CACHE") : nil) else {
      return nil
    }
    return CommandError("There is no space left in \(place); free some, or set \(variable) to a folder with more.")
  }

  /// The bytes that can still be written to a folder's file system; `nil` if the folder does not exist.
  private static func freeSpace(at path: String) -> UInt64? {
    var info = statvfs()
    guard statvfs(path, &info) == 0, info.f_blocks > 0 else { return nil }
    return UInt64(info.f_bavail) * UInt64(info.f_frsize)
  }
}
