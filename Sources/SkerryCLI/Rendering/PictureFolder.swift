import Foundation

/// The folder that a verb writes to. Files are written beside their names and moved there, so that no half file is ever seen.
struct PictureFolder {
  let url: URL

  /// Makes the folder. Throws where nothing can be written.
  init(_ url: URL) throws {
    self.url = url
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let probe = url.appendingPathComponent(".skerry-probe")
      try Data().write(to: probe)
      try FileManager.default.removeItem(at: probe)
    } catch {
      throw CommandError("The folder \(url.path) cannot be written; choose another with --out or change its permissions.")
    }
  }

  /// - Parameter path: relative to the folder. Throws when it would lead out of the folder, and when the file cannot be written.
  func write(_ data: Data, _ path: String) throws {
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      throw CommandError("The picture \(path) would be written outside \(url.path); give the activity and its state names without slashes and dots.")
    }
    let file = url.appendingPathComponent(path)
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw CommandError("The file \(file.path) cannot be written; check the folder's permissions and free space.")
    }
  }
}
