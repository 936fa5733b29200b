package import Foundation

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

  package static func out(_ text: String) { output.write(Data((text + "\n").utf8)) }
  /// Text that ends its own lines.
  package static func plain(_ text: String) { output.write(Data(text.utf8)) }
  package static func error(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

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
