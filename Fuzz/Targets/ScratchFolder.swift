import Foundation

/// The folder for the files of this process. It is removed when the process exits.
enum ScratchFolder {
  static let root: URL = {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("skerry-fuzz-\(getpid())")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: ScratchFolder.root) }
    return url
  }()
}
