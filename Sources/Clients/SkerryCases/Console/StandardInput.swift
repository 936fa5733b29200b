package import Foundation

/// What `-` stands for where a file is read.
package enum StandardInput {
  package static let name = "standard input"
  private static let mostBytes = 64 << 20

  /// A file's bytes; those of standard input where the path is `-`. `nil` where they cannot be read.
  package static func data(orFile path: String) -> Data? {
    guard path == "-" else { return FileManager.default.contents(atPath: path) }
    var data = Data()
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while data.count <= mostBytes {
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 ? data : nil }
      data += bytes[..<count]
    }
    return nil
  }
}
