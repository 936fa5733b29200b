import Foundation
import Synchronization

/// The command, started before the next build needs it: it has loaded itself and found the library by the time a file is saved, which saves about a
/// seventh of the time from an edit to its picture.
final class StandbyCall: Sendable {
  private struct State {
    var waiting: ChildProcess?
    /// The compiler errors that it accepts.
    var known = ""
    /// Changes whenever what was begun is no longer wanted.
    var turn = 0
  }
  private let state = Mutex(State())
  /// Seconds after a build, in which its pictures are drawn.
  private static let delay = 0.5

  /// Starts the command after a short time, in place of the one that waits.
  ///
  /// - Parameters:
  ///   - options: which package and bundle, as options for the bundle's own program.
  ///   - known: the compiler errors that the last build accepted.
  func begin(options: [String], known: String) {
    forget()
    let turn = state.withLock { $0.turn }
    Thread { [self] in
      Thread.sleep(forTimeInterval: Self.delay)
      state.withLock { state in
        guard state.turn == turn else { return }
        state.waiting = ChildProcess(
          [BundleProcess.program, "serve"] + options, environment: [LiveVariables.knownErrors: known, LiveVariables.standby: "1"])
        state.known = known
      }
    }.start()
  }

  /// The command that waits, told to continue; `nil` if there is none, or if it accepts other errors.
  ///
  /// - Parameter known: the compiler errors that the build may accept; `nil` for a first build.
  func take(_ known: String?) -> ChildProcess? {
    let (child, accepted) = removed()
    guard let child, accepted == known, child.write(Data()) else {
      child?.stop()
      return nil
    }
    return child
  }

  /// Stops the command that waits.
  func forget() { removed().child?.stop() }

  /// Takes out the command that waits, with the errors that it accepts; one that is about to be started is not started.
  private func removed() -> (child: ChildProcess?, known: String) {
    state.withLock { state in
      defer {
        state.waiting = nil
        state.turn += 1
      }
      return (state.waiting, state.known)
    }
  }
}
