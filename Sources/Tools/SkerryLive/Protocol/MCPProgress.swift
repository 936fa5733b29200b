import Synchronization

/// Reports progress of long work to a client that asked for it, from any thread.
final class MCPProgress: Sendable {
  /// The client's name for the work.
  private enum Token {
    case text(String)
    case number(Int)
  }
  private let token: Token?
  private let output: MCPOutput
  /// The protocol requires each number to be larger than the last, even if nothing is counted.
  private let last = Mutex(-step)
  private static let step = 0.001

  /// - Parameter token: the request's `progressToken`; without one nothing is reported.
  init(token: Any?, output: MCPOutput) {
    self.token = (token as? String).map(Token.text) ?? (token as? Int).map(Token.number)
    self.output = output
  }

  /// - Parameters:
  ///   - done: finished parts; 0 while nothing is counted.
  ///   - total: `nil` if it is not known.
  func report(_ done: Int, of total: Int?, _ message: String) {
    let name: Any
    switch token {
    case .text(let text): name = text
    case .number(let number): name = number
    case nil: return
    }
    last.withLock { last in
      last = max(Double(done), last + Self.step)
      var parameters: [String: Any] = ["progressToken": name, "progress": last, "message": message]
      if let total { parameters["total"] = total }
      output.send(["method": "notifications/progress", "params": parameters])
    }
  }
}
