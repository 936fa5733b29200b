package import Foundation
import SkerryRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where commands write.
package enum Console {
  /// What the command itself says; machines read it.
  package private(set) nonisolated(unsafe) static var output = FileHandle.standardOutput

  /// Bytes that an earlier start of the call wrote: they are not written again.
  package nonisolated(unsafe) static var written = (output: 0, error: 0)

  package static func out(_ text: String) { plain(text + "\n") }
  /// Text that ends its own lines.
  package static func plain(_ text: String) { write(Data(text.utf8), to: output, besides: &written.output, isError: false) }
  package static func error(_ text: String) { write(Data((text + "\n").utf8), to: .standardError, besides: &written.error, isError: true) }

  private static func write(_ data: Data, to file: FileHandle, besides known: inout Int, isError: Bool) {
    let passedOver = min(known, data.count)
    known -= passedOver
    if passedOver < data.count { file.write(data.dropFirst(passedOver)) }
    StoppedDrawing.wrote(data.count, toError: isError)
  }

  /// Keeps standard output for the command: what a customer's own code prints goes to standard error from now on. To be called first in
  /// `main`, on one thread; where the system has no free descriptor everything stays as it is.
  package static func keepOutputForCommand() {
    let own = dup(STDOUT_FILENO)
    guard own >= 0 else { return }
    // A program that is started from here must not hold the command's output open.
    _ = fcntl(own, F_SETFD, FD_CLOEXEC)
    guard dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      close(own)
      return
    }
    output = FileHandle(fileDescriptor: own, closeOnDealloc: false)
  }
}
