package import Foundation

/// What lies in a folder, links followed.
///
/// Foundation's own listing by URL answers that a folder behind a link is empty on Linux, while that by path looks through it.
package enum FolderEntries {
  /// The entries of a folder by name, hidden ones left out; links to folders count as folders. Empty where it cannot be read.
  package static func of(_ folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { name in
      let path = folder.path + "/" + name
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return URL(fileURLWithPath: path, isDirectory: exists && isFolder.boolValue)
    }
  }

  /// All files in a folder and the folders in it, links followed, down to a depth that ends loops of links.
  package static func files(in folder: URL, depth: Int = 0) -> [URL] {
    guard depth < 16 else { return [] }
    return of(folder).flatMap { $0.hasDirectoryPath ? files(in: $0, depth: depth + 1) : [$0] }
  }
}
