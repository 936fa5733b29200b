import Foundation
import SkerryDiagnostics

/// What `-` stands for where a file is read.
package enum StandardInput {
  /// What messages call it.
  package static let name = "standard input"
  /// Bytes that are read at most, as of a file.
  private static let mostBytes = InputFile.usualLimit

  /// All bytes of standard input; `nil` where they cannot be read or are more than the limit.
  static func data() -> Data? {
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
