import Foundation
import SkerryFormats
import SkerryCases

/// Writes JSON-RPC messages to standard output, one per line, from any thread.
final class MCPOutput: Sendable {
  private let lock = NSLock()

  func send(_ members: [String: Any]) {
    let object = members.merging(["jsonrpc": "2.0"]) { own, _ in own }
    guard let data = try? StableJSON.data(object: object) else { return }
    lock.lock()
    defer { lock.unlock() }
    Console.plain(String(decoding: data, as: UTF8.self) + "\n")
  }

  func fail(_ id: Any?, _ code: Int, _ sentence: String) {
    send(["id": id ?? NSNull(), "error": ["code": code, "message": sentence]])
  }
}
