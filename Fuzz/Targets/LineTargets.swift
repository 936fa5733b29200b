import Foundation
import SkerryCLI
import SkerryLive

/// What others send to a running program: requests and answers of `serve`, messages of a coding agent, requests of a browser.
@MainActor
enum LineTargets {
  static func lines(_ bytes: [UInt8]) {
    for part in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      let line = Data(part)
      if let request = try? JSONDecoder().decode(ServeRequest.self, from: line) {
        precondition((try? JSONEncoder().encode(request)) != nil, "A request that was read cannot be written.")
      }
      if let answer = ServeLine(line) {
        guard let written = try? JSONEncoder().encode(answer), let again = ServeLine(written) else {
          preconditionFailure("A line that was read could not be written.")
        }
        precondition(again.id == answer.id && again.isReady == answer.isReady, "A line that was written reads as another one.")
      }
      _ = try? JSONDecoder().decode(ServeCancellation.self, from: line)
      _ = try? JSONDecoder().decode(LiteralPlan.self, from: line)
      if let message = try? Message(line) { _ = Message.key(message.id) }
    }
    _ = HTTPRequest(String(decoding: bytes, as: UTF8.self))
  }
}
