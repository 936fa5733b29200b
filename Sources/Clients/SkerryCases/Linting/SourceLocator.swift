import Foundation
import SkerryDiagnostics

/// Finds the files of a package that the compiler names as `Module/File.swift`.
package struct SourceLocator {
  /// Paths relative to the folder, by file name.
  private let paths: [String: [String]]
  private static let fileLimit = 20_000

  /// - Parameter folder: the package's.
  package init(folder: String = FileManager.default.currentDirectoryPath) {
    var found: [String: [String]] = [:]
    var count = 0
    let entries = FileManager.default.enumerator(atPath: folder)
    while let path = entries?.nextObject() as? String, count < Self.fileLimit {
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") { entries?.skipDescendants() }
      guard name.hasSuffix(".swift") else { continue }
      found[name, default: []].append(path)
      count += 1
    }
    paths = found.mapValues { $0.sorted() }
  }

  /// A path that can be opened from the folder; the compiler's own words where no file fits.
  package func path(of fileID: String) -> String {
    let parts = fileID.split(separator: "/").map(String.init)
    // A preview provider knows its type's name only, which is usually its file's.
    guard let name = parts.last, let candidates = paths[name] ?? paths[name + ".swift"] else { return fileID }
    return candidates.first { $0.split(separator: "/").contains { $0 == parts[0] } } ?? candidates[0]
  }
}
