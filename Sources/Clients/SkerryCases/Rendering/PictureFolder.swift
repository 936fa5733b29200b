package import Foundation
import SkerryDiagnostics
import Synchronization

/// The folder that a verb writes to. Files are written under a temporary name and renamed, so that an incomplete file
/// is never visible.
///
/// Temporary files of a killed process are removed by the next process that writes to the same folder.
package struct PictureFolder {
  package let url: URL
  private let searched = SearchedFolders()

  /// The prefix of temporary files, followed by the process identifier.
  private static let partPrefix = ".skerry-part-"

  /// Folders that were searched for leftovers.
  private final class SearchedFolders: Sendable {
    let folders = Mutex<Set<String>>([])
  }

  /// Creates the folder. Throws if nothing can be written.
  /// - Parameter option: the option that names the folder, for the remedy.
  package init(_ url: URL, option: String = "--out") throws {
    self.url = url
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue {
      throw CommandError("\(url.path) is not a folder; choose another with \(option).")
    }
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let probe = url.appendingPathComponent(".skerry-probe")
      try Data().write(to: probe)
      try FileManager.default.removeItem(at: probe)
    } catch {
      throw CommandError("The folder \(url.path) cannot be written; choose another with \(option) or change its permissions.")
    }
  }

  /// - Parameter path: relative to the folder. Throws if it would lead out of the folder, and if the file cannot be
  ///   written.
  package func write(_ data: Data, _ path: String) throws {
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      throw CommandError(
        "The picture \(path) would be written outside \(url.path); give the activity and its state names without slashes and dots.")
    }
    let file = url.appendingPathComponent(path)
    do {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      removeLeftovers(in: folder)
      let part = folder.appendingPathComponent("\(Self.partPrefix)\(ProcessInfo.processInfo.processIdentifier)")
      do {
        try data.write(to: part)
        guard rename(part.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      } catch {
        try? FileManager.default.removeItem(at: part)
        throw error
      }
    } catch {
      throw CommandError("The file \(file.path) cannot be written; check the folder's permissions and free space.")
    }
  }

  private func removeLeftovers(in folder: URL) {
    guard searched.folders.withLock({ $0.insert(folder.path).inserted }) else { return }
    for name in InputFolder.names(in: folder.path) ?? [] where name.hasPrefix(Self.partPrefix) {
      // Signal 0 only tests whether the process exists.
      guard let process = Int32(name.dropFirst(Self.partPrefix.count)), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
