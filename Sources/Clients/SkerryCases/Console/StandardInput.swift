import Foundation
import SkerryDiagnostics

/// Standard input, which `-` names in place of a file. It can be read several times, even by the programs that this process starts and by the
/// one that replaces it after a crash.
package enum StandardInput {
  /// Its name in messages.
  package static let name = "standard input"
  /// The maximum number of bytes that are read, as for a file.
  private static let maxBytes = InputFile.usualLimit

  /// All bytes of standard input; `nil` if they cannot be read or exceed the limit.
  static func data() -> Data? {
    keep()
    let start = lseek(STDIN_FILENO, 0, SEEK_CUR)
    defer { if start >= 0 { _ = lseek(STDIN_FILENO, start, SEEK_SET) } }
    var data = Data()
    return take { data.append(contentsOf: $0) } ? data : nil
  }

  /// Replaces a pipe, whose bytes can be read only once, by an unlinked temporary file.
  package static func keep() {
    guard lseek(STDIN_FILENO, 0, SEEK_CUR) < 0, errno == ESPIPE else { return }
    guard let file = ScratchFile.unnamed() else { return }
    defer { close(file) }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    _ = take { try? handle.write(contentsOf: Data($0)) }
    _ = lseek(file, 0, SEEK_SET)
    // Unlike the file's own descriptor, standard input stays open in programs that are started.
    _ = dup2(file, STDIN_FILENO)
  }

  /// Passes on the rest of standard input, up to one byte beyond the limit.
  /// - Returns: whether it ended within the limit.
  private static func take(_ add: (UnsafeRawBufferPointer) -> Void) -> Bool {
    var count = 0
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while count <= maxBytes {
      let length = read(STDIN_FILENO, &bytes, min(bytes.count, maxBytes + 1 - count))
      if length < 0, errno == EINTR { continue }
      guard length > 0 else { return length == 0 }
      bytes.withUnsafeBytes { add(UnsafeRawBufferPointer(rebasing: $0[..<length])) }
      count += length
    }
    return false
  }
}
