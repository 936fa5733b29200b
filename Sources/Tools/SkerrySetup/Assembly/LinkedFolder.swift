import Foundation
import SkerryCases
import SkerryDiagnostics

/// A folder of symbolic links, and folders with such links.
///
/// Correct links are kept, because a program may be reading through them.
struct LinkedFolder {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// Makes the folder contain exactly these links; without links, removes it.
  ///
  /// - Parameter links: the files that they lead to, by the links' paths in the folder.
  func setLinks(_ links: [String: String]) throws {
    guard !links.isEmpty else { return try removeIfThere(folder) }
    try SkerryCache.make(folder)
    try removeOthers(than: links, in: "")
    for (name, target) in links { try link(name, to: target) }
  }

  /// Creates one link.
  ///
  /// - Parameters:
  ///   - name: its path in the folder.
  ///   - target: the path of the file that it leads to.
  func link(_ name: String, to target: String) throws {
    let place = folder.appendingPathComponent(name)
    guard Self.target(of: place) != target else { return }
    try SkerryCache.make(place.deletingLastPathComponent())
    try removeIfThere(place)
    do {
      try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
    } catch {
      throw CommandError("The link \(place.path) cannot be created; set SKERRY_CACHE to a folder that can be written.")
    }
  }

  /// - Parameter path: of a folder in this one, with a slash at its end; empty for this one.
  private func removeOthers(than links: [String: String], in path: String) throws {
    for name in InputFolder.names(in: folder.appendingPathComponent(path).path) ?? [] {
      let place = folder.appendingPathComponent(path + name)
      if let target = Self.target(of: place) {
        if links[path + name] != target { try removeIfThere(place) }
      } else if links.keys.contains(where: { $0.hasPrefix("\(path)\(name)/") }) {
        try removeOthers(than: links, in: "\(path)\(name)/")
      } else {
        try removeIfThere(place)
      }
    }
  }

  private static func target(of place: URL) -> String? { try? FileManager.default.destinationOfSymbolicLink(atPath: place.path) }

  private func removeIfThere(_ place: URL) throws {
    guard Self.target(of: place) != nil || FileManager.default.fileExists(atPath: place.path) else { return }
    try FileManager.default.removeItem(at: place)
  }
}
