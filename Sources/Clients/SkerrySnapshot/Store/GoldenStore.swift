package import Foundation
import SkerryDiagnostics

/// A folder of goldens: pictures, the layouts beside them, and the manifest.
///
/// Every change is staged, then renamed under the folder's lock with the manifest written first. A process killed at
/// any moment leaves only whole files, and two recorders never lose each other's entries.
package struct GoldenStore: Sendable {
  /// The folder of goldens.
  package let folder: URL
  /// The libraries on this machine, by name, with their versions: recorded in the manifest.
  package var libraries: [String: String] = [:]

  package init(_ folder: URL) { self.folder = folder }

  /// A golden to write or remove.
  package enum Change: Sendable {
    /// `png` is `nil` for a reference by hash alone.
    case write(path: String, png: Data?, layout: String?, entry: GoldenManifest.Entry)
    case remove(path: String)
  }

  // MARK: Reading

  private var manifestFile: URL { folder.appendingPathComponent(GoldenManifest.fileName) }

  /// The manifest of the folder, empty if there is none yet. Throws if it cannot be read or is damaged.
  package func manifest() throws(StoreError) -> GoldenManifest {
    let file = ScratchFile()
    do {
      try InputFile.readPieces(manifestFile.path) { file.append($0) }
    } catch {
      if case .missing = error { return GoldenManifest() }
      throw .unreadable(error.description)
    }
    return try GoldenManifest(file, name: manifestFile.relativePath)
  }

  /// The file at a path of the store.
  package func file(_ path: String) -> URL { folder.appendingPathComponent(path) }
  /// The bytes of a golden; `nil` if there is none or it cannot be read.
  package func picture(_ path: String) -> Data? { try? existingPicture(path) }

  /// The bytes of a golden; `nil` if there is none. Throws if there is one that cannot be read, such as a folder or a link to itself.
  func existingPicture(_ path: String) throws(InputFileError) -> Data? {
    do {
      return try InputFile.read(file(path).path)
    } catch {
      if case .missing = error { return nil }
      throw error
    }
  }

  /// The layout beside a golden; `nil` if there is none or it cannot be read.
  package func layout(_ path: String) -> LayoutOutline? {
    InputFile.data(atPath: file(Self.layoutPath(path)).path).flatMap { LayoutOutline(String(decoding: $0, as: UTF8.self)) }
  }

  /// The layout's file beside a picture's.
  package static func layoutPath(_ path: String) -> String {
    (path.hasSuffix(".png") ? String(path.dropLast(4)) : path) + ".layout.txt"
  }

  /// The pictures in the folder, sorted.
  package func pictures() -> [String] {
    var found: [String] = []
    forEachPicture { found.append($0) }
    return found.sorted()
  }

  /// Visits the pictures in the folder, in no particular order.
  func forEachPicture(_ visit: (_ path: String) -> Void) {
    InputFolder.walkUnsorted(folder.path) { entry in
      if entry.name.hasSuffix(".png"), GoldenManifest.isSafe(entry.path) { visit(entry.path) }
      return true
    }
  }

  /// Whether a picture that no manifest lists was written by Skerry: its layout file says so.
  package func isOurs(_ path: String) -> Bool {
    InputFile.data(atPath: file(Self.layoutPath(path)).path)?.starts(with: Data(LayoutOutline.mark.utf8)) ?? false
  }

  // MARK: Writing

  /// Checks that the folder can be written, before anything is drawn. Throws if not.
  package func prepare() throws(StoreError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path: folder.path, reason: "the folder cannot be created")
    }
    let probe = try AtomicFile.stage(Data(), in: folder)
    try? FileManager.default.removeItem(at: probe)
    AtomicFile.removeLeftovers(in: folder)
  }

  /// Writes and removes goldens, and merges the manifest with the changes of other processes that record. Throws if a file cannot be written;
  /// goldens that were not yet renamed then stay as they were.
  package func commit(_ changes: [Change]) throws(StoreError) {
    guard !changes.isEmpty else { return }
    var moves: [(from: URL, to: URL)] = []
    do throws(StoreError) {
      for case .write(let path, let png, let layout, _) in changes {
        if let png { moves.append((try AtomicFile.stage(png, in: folder), file(path))) }
        if let layout { moves.append((try AtomicFile.stage(Data(layout.utf8), in: folder), file(Self.layoutPath(path)))) }
      }
      let lock = try lock()
      var manifest = try manifest()
      for change in changes {
        guard case .write(let path, _, _, let entry) = change else { continue }
        manifest.entries[path] = entry
        if !libraries.isEmpty { manifest.libraries = libraries }
      }
      try write(manifest)
      for move in moves { try AtomicFile.place(move.from, at: move.to) }
      try remove(changes, &manifest)
      withExtendedLifetime(lock) {}
    } catch {
      for move in moves { try? FileManager.default.removeItem(at: move.from) }
      throw error
    }
  }

  private func write(_ manifest: GoldenManifest) throws(StoreError) {
    try AtomicFile.write(to: manifestFile) { take throws in try manifest.pieces(take) }
  }

  private func lock() throws(StoreError) -> FileLock {
    do {
      return try FileLock(folder)
    } catch {
      throw .cannotLock(path: error.path)
    }
  }

  /// Files first, then their lines: leftovers of a killed process are still listed, so the next run finds them.
  private func remove(_ changes: [Change], _ manifest: inout GoldenManifest) throws(StoreError) {
    var count = 0
    for change in changes {
      switch change {
      case .remove(let path):
        for name in [path, Self.layoutPath(path)] { try? FileManager.default.removeItem(at: file(name)) }
        if FileManager.default.fileExists(atPath: file(path).path) {
          throw .cannotWrite(path: file(path).path, reason: "it cannot be removed")
        }
        manifest.entries[path] = nil
        removeEmptyFolders(above: path)
        count += 1
      case .write(let path, let png, _, _):
        // A hash-only golden replaces a picture.
        if png == nil { try? FileManager.default.removeItem(at: file(path)) }
      }
    }
    if count > 0 { try write(manifest) }
  }

  private func removeEmptyFolders(above path: String) {
    var parts = path.split(separator: "/").dropLast()
    // rmdir refuses a folder that is not empty, so no one else's files are removed.
    while !parts.isEmpty, rmdir(file(parts.joined(separator: "/")).path) == 0 { parts = parts.dropLast() }
  }
}
