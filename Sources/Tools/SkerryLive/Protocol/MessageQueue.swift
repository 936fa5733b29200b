import Foundation
import Synchronization

/// Lines of standard input on their way to the thread that answers them. Cancellations do not wait in the line.
final class MessageQueue: Sendable {
  private struct State {
    var lines: [Data] = []
    var isAtEnd = false
    /// Requests that need no answer any more.
    var cancelled: Set<String> = []
    var current: String?
    var stop: (@Sendable () -> Void)?
  }
  private let state = Mutex(State())
  private let available = DispatchSemaphore(value: 0)
  /// Bytes of one message, at most.
  static let lineLimit = 16 << 20
  /// In place of a line that is longer.
  static let tooLong = Data([0])

  /// Reads until the input ends, on a thread of its own.
  func start(_ file: Int32 = 0) {
    Thread { [self] in
      var rest = Data()
      var isSkipping = false
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(file, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        var start = 0
        for index in 0..<count where bytes[index] == 10 {
          if isSkipping { push(Self.tooLong) } else { push(rest + Data(bytes[start..<index])) }
          isSkipping = false
          rest = Data()
          start = index + 1
        }
        if !isSkipping { rest += Data(bytes[start..<count]) }
        if rest.count > Self.lineLimit {
          isSkipping = true
          rest = Data()
        }
      }
      if !rest.isEmpty { push(rest) }
      state.withLock { $0.isAtEnd = true }
      // Nobody hears the answer of what still runs.
      cancelCurrent()
      available.signal()
    }.start()
  }

  private func push(_ line: Data) {
    if line.allSatisfy({ $0 == 32 || $0 == 9 || $0 == 13 }) { return }
    if line.count < 4096, let message = try? Message(line), message.method == "notifications/cancelled" {
      cancel(Message.key(message.parameters["requestId"]))
      return
    }
    state.withLock { $0.lines.append(line) }
    available.signal()
  }

  private func cancel(_ key: String) {
    let stop = state.withLock { state -> (@Sendable () -> Void)? in
      if state.cancelled.count < 10_000 { state.cancelled.insert(key) }
      return state.current == key ? state.stop : nil
    }
    stop?()
  }

  private func cancelCurrent() { state.withLock { $0.stop }?() }

  /// The next line; `nil` at the end of the input.
  func next() -> Data? {
    available.wait()
    return state.withLock { $0.lines.isEmpty ? nil : $0.lines.removeFirst() }
  }

  /// Marks a request as the one that is worked on. Says whether it still needs an answer.
  func begin(_ key: String) -> Bool {
    state.withLock { state in
      state.current = key
      state.stop = nil
      return !state.cancelled.contains(key)
    }
  }

  /// How the request that is worked on is stopped.
  func onCancel(_ stop: @escaping @Sendable () -> Void) { state.withLock { $0.stop = stop } }

  func isCancelled(_ key: String) -> Bool { state.withLock { $0.cancelled.contains(key) } }

  func end(_ key: String) {
    state.withLock { state in
      state.current = nil
      state.stop = nil
      state.cancelled.remove(key)
    }
  }
}
