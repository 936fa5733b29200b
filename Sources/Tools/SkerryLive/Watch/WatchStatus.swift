import Foundation
import SkerryFormats
import Synchronization

/// The state of the last build, for all listeners.
final class WatchStatus: Sendable {
  /// File names are relative to this folder.
  private let folder: String

  init(folder: String) { self.folder = folder }

  enum Phase: String, Sendable { case building, ready, failed }

  private struct State {
    var phase = Phase.building
    var generation = 0
    /// Counts the times that goldens have changed.
    var goldens = 0
    /// Milliseconds from a save to a program that can draw.
    var milliseconds = 0
    /// Whether what is drawn was compiled; changed literals are drawn before.
    var isCompiled = true
    var message = ""
    /// What a longer build reports about its progress.
    var progress = ""
    var errors: [CompileError] = []
    var listeners: [Int: @Sendable (Data) -> Bool] = [:]
    var count = 0
  }
  private let state = Mutex(State())

  private static func members(_ state: State) -> [String: Any] {
    [
      "phase": state.phase.rawValue, "generation": state.generation, "goldens": state.goldens, "milliseconds": state.milliseconds,
      "isCompiled": state.isCompiled, "message": state.message, "progress": state.progress,
      "errors": state.errors.map { ["file": $0.file, "line": $0.line, "column": $0.column, "message": $0.message] as [String: Any] },
    ]
  }

  var members: [String: Any] { state.withLock { Self.members($0) } }

  private static func event(_ state: State) -> Data {
    let json = (try? StableJSON.data(object: members(state))) ?? Data()
    return Data("data: ".utf8) + json + Data("\n\n".utf8)
  }

  func goldensChanged() { change { $0.goldens += 1 } }

  /// - Parameter progress: what the build says about its progress.
  func building(_ progress: String = "") {
    change { state in
      state.phase = .building
      state.progress = progress
    }
  }

  /// - Parameters:
  ///   - milliseconds: since the save was noticed.
  ///   - isCompiled: whether the program was compiled from the present sources; otherwise a compiled one follows.
  func ready(milliseconds: Int, isCompiled: Bool = true) {
    change { state in
      state.phase = .ready
      state.generation += 1
      state.milliseconds = milliseconds
      state.isCompiled = isCompiled
      state.message = ""
      state.errors = []
    }
  }

  func failed(_ failure: BundleFailure) {
    change { [folder] state in
      state.phase = .failed
      state.message = failure.description
      state.errors = failure.errors.map { error in
        var error = error
        error.file = error.name(from: folder)
        return error
      }
    }
  }

  private func change(_ body: (inout State) -> Void) {
    let (event, listeners) = state.withLock { state in
      body(&state)
      return (Self.event(state), state.listeners)
    }
    for (key, listener) in listeners where !listener(event) { state.withLock { $0.listeners[key] = nil } }
  }

  /// Sends the current state and each change until the connection closes. Blocks.
  func listen(_ response: HTTPResponse) {
    let (key, event) = state.withLock { state in
      state.count += 1
      state.listeners[state.count] = { response.write($0) }
      return (state.count, Self.event(state))
    }
    guard response.write(event) else { return }
    while response.write(Data(": still here\n\n".utf8)) { sleep(5) }
    state.withLock { $0.listeners[key] = nil }
  }
}
