import Foundation

/// The program that this process runs.
package enum RunningProgram {
  /// Its path. If the file was replaced while the process runs, as an upgrade does, this is the path of the new file. `nil` if Linux's `/proc`
  /// cannot be read.
  package static var path: String? {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).map(withoutDeletionMark)
  }

  /// The path without the word that Linux appends if the program's file was removed or replaced.
  package static func withoutDeletionMark(_ path: String) -> String {
    let mark = " (deleted)"
    return path.hasSuffix(mark) && !FileManager.default.fileExists(atPath: path) ? String(path.dropLast(mark.count)) : path
  }
}
