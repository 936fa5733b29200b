package import Foundation

/// Listings of the customer's folders.
package enum InputFolder {
  /// The contents of a folder, sorted by name; empty if it cannot be listed. URLs of folders, also of linked ones, are
  /// marked (`hasDirectoryPath`).
  ///
  /// A folder may be a symbolic link. Foundation on Linux returns nothing for a link when it is given a URL, so a path
  /// is used.
  package static func entries(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder.path + "/" + name, isDirectory: &isFolder)
      return folder.appendingPathComponent(name, isDirectory: exists && isFolder.boolValue)
    }
  }

  /// All files in a folder and in the folders inside it, those behind links too.
  /// - Parameters:
  ///   - depth: how many folders may lie inside one another, so that a loop of links ends.
  ///   - limit: how many files are listed at most.
  package static func files(in folder: URL, depth: Int = 8, limit: Int = 10_000) -> [URL] {
    var files: [URL] = []
    collect(folder, depth, limit, &files)
    return files
  }

  private static func collect(_ folder: URL, _ depth: Int, _ limit: Int, _ files: inout [URL]) {
    guard depth > 0 else { return }
    for entry in entries(of: folder) {
      guard files.count < limit else { return }
      if entry.hasDirectoryPath { collect(entry, depth - 1, limit, &files) } else { files.append(entry) }
    }
  }
}
