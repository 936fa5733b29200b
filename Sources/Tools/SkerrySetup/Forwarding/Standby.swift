import Foundation
import SkerryLive
import SkerryRuntime

/// A call that a live session has started before it needs it (`LiveVariables.standby`): it prepares what an edit cannot change, and waits for a byte
/// on standard input.
struct Standby {
  private let folder: String
  /// The program's file when it was started.
  private let program: FileIdentity?

  /// - Returns: `nil` if the call is needed at once.
  init?(environment: [String: String]) {
    guard environment[LiveVariables.standby] != nil else { return nil }
    // Programs that this one starts are not told to wait.
    unsetenv(LiveVariables.standby)
    folder = FileManager.default.currentDirectoryPath
    program = FileIdentity("/proc/self/exe")
  }

  /// Prepares the call and waits until the session needs it; exits with 0 if the session ends before. A command that was replaced meanwhile, as by an
  /// upgrade, is started anew.
  ///
  /// - Returns: what was prepared; errors of the preparation are thrown when the call is needed.
  func wait<Result>(_ prepare: () throws -> Result) throws -> Result {
    let prepared = Swift.Result { try prepare() }
    var byte: UInt8 = 0
    var count = 0
    repeat { count = read(STDIN_FILENO, &byte, 1) } while count < 0 && errno == EINTR
    guard count == 1 else { exit(0) }
    // The session's folder may have been replaced by another of the same name.
    _ = FileManager.default.changeCurrentDirectoryPath(folder)
    if let path = RunningProgram.path, let present = FileIdentity(path), present != program {
      _ = ToolProcess.become([path] + CommandLine.arguments.dropFirst())
    }
    return try prepared.get()
  }
}
