package import Foundation

/// The folder for the files of all tests in this process. It is removed when the process exits.
package enum TemporaryFolder {
  /// Its place, with symbolic links resolved.
  package static let root: URL = {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("skerry-tests-\(getpid())")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: TemporaryFolder.root) }
    return url
  }()

  /// A new, empty folder inside it.
  package static func make() throws -> URL {
    let url = root.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}
