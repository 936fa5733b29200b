package import Foundation
package import SkerryRuntime
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The output of commands.
package enum Console {
  /// The command's own output, which programs may read.
  package private(set) nonisolated(unsafe) static var output = StandardStream.output

  /// Bytes that were written before a restart: they are not written again.
  package nonisolated(unsafe) static var written = (output: 0, error: 0)

  /// Prints a line on standard output.
  package static func out(_ text: String) { plain(inWholeLines(text, folder: folder) + "\n") }

  /// Prints text as it is, without a line end of its own. If it cannot be written, the process exits: with a message, or without one if the reader
  /// has closed the pipe.
  package static func plain(_ text: String) { plain(Data(text.utf8)) }

  /// Bytes, such as a picture, as ``plain(_:)`` writes text.
  package static func plain(_ bytes: Data) {
    do throws(StandardStream.Failure) {
      try write(bytes, to: output, besides: &written.output, isError: false)
    } catch {
      if case .reason(let reason) = error {
        self.error("The output cannot be written (\(reason)); check its destination and the free space.")
      }
      exit(1)
    }
  }

  /// If this fails, there is nowhere left to report it.
  package static func error(_ text: String) {
    try? write(Data((inWholeLines(text, folder: folder) + "\n").utf8), to: .error, besides: &written.error, isError: true)
  }

  /// The current folder when the process began to write.
  private static let folder = FileManager.default.currentDirectoryPath

  /// The text with `\n` where the current folder's name has a line break, which would cut a message in two.
  package static func inWholeLines(_ text: String, folder: String) -> String {
    guard folder.contains(where: \.isNewline), text.contains(folder) else { return text }
    return text.replacing(folder, with: folder.map { $0.isNewline ? "\\n" : String($0) }.joined())
  }

  /// Whether a progress bar is on the terminal's last line.
  private static let showsBar = Atomic(false)

  /// Shows a progress bar in place of the one before.
  static func show(bar: String) {
    showsBar.store(true, ordering: .relaxed)
    try? StandardStream.error.write("\r\u{1B}[K\(bar)")
  }

  /// Removes the progress bar, so that what is written next gets a line of its own.
  static func removeBar() {
    if showsBar.exchange(false, ordering: .relaxed) { try? StandardStream.error.write("\r\u{1B}[K") }
  }

  private static func write(
    _ bytes: Data, to stream: StandardStream, besides known: inout Int, isError: Bool
  ) throws(StandardStream.Failure) {
    let passedOver = min(known, bytes.count)
    known -= passedOver
    removeBar()
    if passedOver < bytes.count { try stream.write(bytes.dropFirst(passedOver)) }
    CrashIsolation.countOutput(bytes.count, toError: isError)
  }

  /// The original standard output of the process, for a program that replaces it.
  package static func restoreStandardOutput() { _ = dup2(output.descriptor, STDOUT_FILENO) }

  /// Keeps standard output for the command: output of a customer's own code goes to standard error from now on. Must be
  /// called first in `main`, on one thread; if the system has no free descriptor nothing changes.
  package static func reserveStandardOutput() {
    StandardStream.fillClosed()
    let own = dup(STDOUT_FILENO)
    guard own >= 0 else { return }
    // A child process must not keep the command's output open.
    _ = fcntl(own, F_SETFD, FD_CLOEXEC)
    guard dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      close(own)
      return
    }
    output = StandardStream(descriptor: own)
    CrashIsolation.keepOutput(own)
  }
}

extension String {
  /// The text with spaces after it, for a column of at least `width` characters.
  package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
