package import Foundation

/// Listings of the customer's folders: the only place that reads folders.
package enum InputFolder {
  /// A file, a folder or a link that a walk visits.
  package struct Entry {
    /// Relative to the folder where the walk began.
    package let path: String
    /// The last component of the path.
    package let name: String
    /// Whether it is a folder itself, not a link to one.
    package let isFolder: Bool
  }

  /// Whether there is a folder, or a link to one, at a path.
  package static func exists(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The path of something in a folder or below it, relative to the folder; a path elsewhere is returned as it is.
  package static func path(_ path: String, below folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// The names in a folder, sorted; `nil` if it cannot be listed. A folder may be a symbolic link.
  package static func names(in folder: String) -> [String]? { entries(in: folder)?.map(\.name) }

  /// Visits everything below a folder, sorted by name, folders before their contents. Names that begin with a full stop are
  /// skipped, and links are not followed.
  ///
  /// - Parameters:
  ///   - depth: the maximum depth of folders.
  ///   - visit: returns whether a folder is entered; the result is ignored for files and links.
  package static func walk(_ folder: String, depth: Int = 32, _ visit: (Entry) throws -> Bool) rethrows {
    try walk(folder, "", depth, visit)
  }

  private static func walk(_ root: String, _ inside: String, _ depth: Int, _ visit: (Entry) throws -> Bool) rethrows {
    guard depth > 0 else { return }
    for (name, isFolder) in entries(in: inside.isEmpty ? root : root + "/" + inside) ?? [] where !name.hasPrefix(".") {
      let entry = Entry(path: inside.isEmpty ? name : inside + "/" + name, name: name, isFolder: isFolder)
      if try visit(entry), isFolder { try walk(root, entry.path, depth - 1, visit) }
    }
  }

  private static func entries(in folder: String) -> [(name: String, isFolder: Bool)]? {
    var result: [(name: String, isFolder: Bool)] = []
    guard forEachEntry(in: folder, { result.append(($0, $1)) }) else { return nil }
    return result.sorted { $0.name < $1.name }
  }

  /// Visits everything below a folder as `walk` does, in no particular order, so that a folder with many files takes no memory.
  package static func walkUnsorted(_ folder: String, depth: Int = 32, _ visit: (Entry) throws -> Bool) rethrows {
    try walkUnsorted(folder, "", depth, visit)
  }

  private static func walkUnsorted(_ root: String, _ inside: String, _ depth: Int, _ visit: (Entry) throws -> Bool) rethrows {
    guard depth > 0 else { return }
    _ = try forEachEntry(in: inside.isEmpty ? root : root + "/" + inside) { name, isFolder in
      if name.hasPrefix(".") { return }
      let entry = Entry(path: inside.isEmpty ? name : inside + "/" + name, name: name, isFolder: isFolder)
      if try visit(entry), isFolder { try walkUnsorted(root, entry.path, depth - 1, visit) }
    }
  }

  /// Calls `take` for each entry of a folder, in the order in which the system lists them.
  /// - Returns: whether it can be listed.
  private static func forEachEntry(in folder: String, _ take: (_ name: String, _ isFolder: Bool) throws -> Void) rethrows -> Bool {
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      var isFolder = entry.pointee.d_type == UInt8(DT_DIR)
      // Some file systems do not report the kind of an entry.
      if entry.pointee.d_type == UInt8(DT_UNKNOWN) {
        var info = stat()
        isFolder = lstat(folder + "/" + name, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
      }
      try take(name, isFolder)
    }
    return true
  }

  /// The contents of a folder, sorted by name; empty if it cannot be listed. URLs of folders, even of linked ones, are
  /// marked (`hasDirectoryPath`).
  package static func entries(of folder: URL) -> [URL] {
    (names(in: folder.path) ?? []).map { name in
      folder.appendingPathComponent(name, isDirectory: exists(folder.path + "/" + name))
    }
  }

  /// All files in a folder and in the folders inside it; links are followed.
  /// - Parameters:
  ///   - depth: the maximum depth of folders, so that a loop of links ends.
  ///   - limit: the maximum number of files that are listed.
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
