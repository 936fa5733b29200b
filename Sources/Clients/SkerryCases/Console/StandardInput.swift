import Foundation
import SkerryDiagnostics

/// Standard input, which `-` names in place of a file.
package enum StandardInput {
  /// Its name in messages.
  package static let name = "standard input"
  /// The maximum number of bytes that are read, as for a file.
  private static let mostBytes = InputFile.usualLimit

  /// All bytes of standard input; `nil` if they cannot be read or exceed the limit.
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
