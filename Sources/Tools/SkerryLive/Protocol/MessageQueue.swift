import Foundation
import Synchronization

/// A queue of input lines for the thread that answers them. Cancellations bypass the queue.
final class MessageQueue: Sendable {
  /// The next thing to answer.
  enum Item: Sendable {
    case line(Data)
    /// A line that is too long.
    case tooLong
    /// A request that has waited, and whether the event that it waited for has happened.
    case waited(Data, Bool)
  }

  private struct State {
    var items: [Item] = []
    var isAtEnd = false
    /// Requests that no longer need an answer.
    var cancelled: Set<String> = []
    var current: String?
    var stop: (@Sendable () -> Void)?
  }
  private let state = Mutex(State())
  private let available = DispatchSemaphore(value: 0)
  private let output: MCPOutput
  /// The maximum number of bytes of one message.
  static let lineLimit = 16 << 20

  /// - Parameter output: receives answers that bypass the queue.
  init(output: MCPOutput) { self.output = output }

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
          if !isSkipping { take(rest + Data(bytes[start..<index])) }
          isSkipping = false
          rest = Data()
          start = index + 1
        }
        if !isSkipping { rest += Data(bytes[start..<count]) }
        // A line that is too long is answered as soon as it exceeds the limit, not at its end, which may never come.
        if rest.count > Self.lineLimit {
          push(.tooLong)
          isSkipping = true
          rest = Data()
        }
      }
      if !rest.isEmpty { take(rest) }
      state.withLock { $0.isAtEnd = true }
      // The client no longer reads, so the running request is stopped.
      cancelCurrent()
      available.signal()
    }.start()
  }

  private func take(_ line: Data) {
    if line.allSatisfy({ $0 == 32 || $0 == 9 || $0 == 13 }) { return }
    if line.count < 4096, let message = try? Message(line) {
      if message.method == "notifications/cancelled" { return cancel(Message.key(message.parameters["requestId"])) }
      // A client that pings the server does not wait for a build.
      if message.method == "ping", let id = message.id { return output.send(["id": id, "result": [:] as [String: Any]]) }
    }
    push(.line(line))
  }

  private func push(_ item: Item) {
    state.withLock { $0.items.append(item) }
    available.signal()
  }

  /// Waits on its own thread; the request is handled again after that.
  ///
  /// - Parameter wait: whether the awaited event has happened; it is given a function that tells whether the request was cancelled.
  func wait(_ line: Data, key: String, _ wait: @escaping @Sendable (_ isOver: () -> Bool) -> Bool) {
    Thread { [self] in
      let hasCome = wait { state.withLock { $0.isAtEnd || $0.cancelled.contains(key) } }
      push(.waited(line, hasCome))
    }.start()
  }

  private func cancel(_ key: String) {
    let stop = state.withLock { state -> (@Sendable () -> Void)? in
      if state.cancelled.count < 10_000 { state.cancelled.insert(key) }
      return state.current == key ? state.stop : nil
    }
    stop?()
  }

  private func cancelCurrent() { state.withLock { $0.stop }?() }

  /// The next thing to answer; `nil` at the end of the input.
  func next() -> Item? {
    available.wait()
    return state.withLock { $0.items.isEmpty ? nil : $0.items.removeFirst() }
  }

  /// Marks a request as running. Returns whether it still needs an answer.
  func begin(_ key: String) -> Bool {
    state.withLock { state in
      state.current = key
      state.stop = nil
      return !state.cancelled.contains(key)
    }
  }

  /// Stops the running request.
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
