import SkerryRuntime
import Foundation
import SkerryCases
import SkerryPipeline
import SkerryWidget

/// `serve`: answers requests in lines of JSON on standard input until it ends; `watch` and `mcp` speak to it.
///
/// A request is `{"id": 1, "verb": "render", "arguments": ["Ride", "--device=iphone-air"], "wants": ["tree", "lint"]}`. Each line of an
/// answer has the request's `id` and an `event`; the last one is `done` or `error`.
@MainActor
struct ServeCommand {
  private let inventory: @MainActor () -> WidgetInventory
  private let name: String

  init(_ words: [String], inventory: @escaping @MainActor () -> WidgetInventory, name: String) throws {
    _ = try Arguments(words, of: .serve)
    self.inventory = inventory
    self.name = name
  }

  func run() throws -> Int32 {
    let out = ServeOutput()
    out.write(["event": "ready", "name": name])
    let inventory = inventory()
    while let line = readLine() {
      guard let request = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any], let id = request["id"] as? Int
      else {
        out.write(["event": "error", "message": "A request is an object with a number called id."])
        continue
      }
      do {
        let words = request["arguments"] as? [String] ?? []
        let wants = Set(request["wants"] as? [String] ?? [])
        let answer = ServeAnswer(id: id, output: out, inventory: inventory)
        switch request["verb"] as? String {
        case "list": try answer.list()
        case "render": try answer.render(words, wants)
        case "lint": try answer.lint(words)
        case "push check": try answer.check(words)
        case let other: throw CommandError("serve knows list, render, lint and push check, not \(other ?? "nothing").")
        }
        out.write(["id": id, "event": "done"])
      } catch {
        out.write(["id": id, "event": "error", "message": "\(error)", "exit": Int((error as? CommandError)?.exitCode ?? 1)])
      }
    }
    return 0
  }
}

/// Lines of JSON on standard output.
@MainActor
struct ServeOutput {
  func write(_ object: [String: Any]) {
    guard let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes]) else { return }
    Console.plain(String(decoding: data, as: UTF8.self) + "\n")
  }
}
