import Foundation
import SkerryRuntime

/// Removes a checkout of another commit, even when this process is interrupted or killed before it can.
///
/// A shell waits for the end of its input, which this process holds open, and then removes the checkout. Otherwise the repository would keep a work
/// tree that its user did not create.
struct CheckoutGuard {
  private let process: Process
  private let input = Pipe()

  /// `nil` if the shell cannot be started.
  ///
  /// - Parameters:
  ///   - repository: the folder of the repository that has the work tree.
  ///   - tree: the work tree.
  ///   - place: the folder that was created for it: its own or the one around it.
  init?(repository: String, tree: String, place: String) {
    process = ToolProcess.process(["sh", "-c", Self.script, "sh", repository, tree, place])
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Programs that this process starts must not keep the shell's input open.
    _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    guard (try? process.run()) != nil else { return nil }
    try? input.fileHandleForReading.close()
  }

  /// Signals from the terminal are meant for this process; the shell ignores them and outlives it for a moment.
  private static let script = """
    trap '' INT TERM HUP QUIT
    cat
    git -C "$1" worktree remove --force "$2"
    rm -rf "$3"
    git -C "$1" worktree prune
    """

  /// Removes the checkout now.
  func finish() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
