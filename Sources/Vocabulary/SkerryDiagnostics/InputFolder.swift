package import Foundation

/// Listings of the customer's folders.
package enum InputFolder {
  /// What lies in a folder, sorted by name; empty where it cannot be listed. URLs of folders, also of linked ones, say so
  /// (`hasDirectoryPath`).
  ///
  /// A folder may be a symbolic link. Foundation on Linux finds nothing behind one when it is asked by URL, so it is asked by path.
  package static func entries(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder.path + "/" + name, isDirectory: &isFolder)
      return folder.appendingPathComponent(name, isDirectory: exists && isFolder.boolValue)
    }
  }
}
