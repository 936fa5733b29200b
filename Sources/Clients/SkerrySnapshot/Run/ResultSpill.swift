import Foundation
import Synchronization

/// A temporary file without a name, to which bytes are appended; it is removed when the process ends.
final class ResultSpill: Sendable {
  private let descriptor: Int32
  private let end = Mutex(0)

  /// `nil` if the folder for temporary files cannot be written.
  init?() {
    var name = Array((NSTemporaryDirectory() + "/skerry-results.XXXXXX").utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    // Programs that are started have no part in it.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(name)
  }

  deinit { close(descriptor) }

  /// The place of the bytes; `nil` if they could not be written.
  func append(_ data: Data) -> Range<Int>? {
    end.withLock { end in
      var done = 0
      while done < data.count {
        let count = data.withUnsafeBytes { pwrite(descriptor, $0.baseAddress.map { $0 + done }, data.count - done, end + done) }
        guard count > 0 else { return nil }
        done += count
      }
      defer { end += done }
      return end..<(end + done)
    }
  }

  func read(_ range: Range<Int>) -> Data? {
    var data = Data(count: range.count)
    var done = 0
    while done < range.count {
      let count = data.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress.map { $0 + done }, range.count - done, range.lowerBound + done)
      }
      guard count > 0 else { return nil }
      done += count
    }
    return data
  }
}
