import Foundation
import SkerryDiagnostics

/// The sizes of files in the cache, which show that one was cut off or removed since it was written.
enum OutputSize {
  /// The bytes of a file, or of all files in a folder; `nil` if there is neither.
  static func bytes(at path: String) -> Int? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    guard info.st_mode & S_IFMT == S_IFDIR else { return Int(info.st_size) }
    var sum = 0
    InputFolder.walk(path, depth: 16) { entry in
      if !entry.isFolder, lstat(path + "/" + entry.path, &info) == 0 { sum += Int(info.st_size) }
      return true
    }
    return sum
  }

  /// The sizes of some files and folders, by their paths.
  static func all(of paths: some Sequence<String>) -> [String: Int] {
    Dictionary(paths.map { ($0, bytes(at: $0) ?? 0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether files and folders still have the sizes that were recorded.
  static func areKept(_ sizes: [String: Int]) -> Bool { sizes.allSatisfy { bytes(at: $0) == $1 } }
}
