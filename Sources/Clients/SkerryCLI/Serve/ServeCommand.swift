import SkerryFormats
import SkerryRuntime
import Foundation
import SkerryCases
import SkerryPipeline
import SkerryWidget

/// `serve`: answers JSON-lines requests on standard input until it ends; `watch` and `mcp` use it.
///
/// A request is `{"id": 1, "verb": "render", "arguments": ["Ride", "--device=iphone-air"], "wants": ["tree", "lint"]}`.
/// Each line of an answer has the request's `id` and an `event`; the last one is `done` or `error`. `{"cancel": 1}`
/// ends an answer early. `"stored": ["…"]` lists hashes of pictures that the client has: these come without `png`.
@MainActor
struct ServeCommand {
  private let inventory: @MainActor () -> WidgetInventory
  private let name: String
  private let launchArguments: [String]
  /// The time for which this process generates its states.
  private let clock: Date

  init(_ call: [String], inventory: @escaping @MainActor () -> WidgetInventory, name: String) throws {
    let arguments = try Arguments(call, of: .serve)
    clock = try CaseOptions(arguments).settings.now
    launchArguments = call
    self.inventory = inventory
    self.name = name
  }

  func run() throws -> Int32 {
    let out = ServeOutput()
    out.write(.ready, ["name": name])
    // Values that previews keep in static properties are created once per process, at its time.
    clock.fixProcessClock()
    let inventory = inventory()
    let input = ServeInput()
    // The program is started again when files are added or removed.
    var locator: SourceLocator?
    while let line = input.next() {
      guard let request = (try? JSONSerialization.jsonObject(with: line)) as? [String: Any], let id = request["id"] as? Int
      else {
        out.write(.error, ["message": "A request is an object with a number called id."])
        continue
      }
      do {
        let call = request["arguments"] as? [String] ?? []
        try restart(where: call)
        CrashIsolation.request = ContentHash(of: Data(call.joined(separator: "\0").utf8)).digits
        let known = Set(request["have"] as? [String] ?? [])
        let wants = Set((request["wants"] as? [String] ?? []).compactMap(ServeDetail.init))
        let files = locator ?? SourceLocator()
        locator = files
        let stored = Set(request["stored"] as? [String] ?? [])
        let answer = ServeResponse(id: id, input: input, output: out, inventory: inventory, locator: files, known: known, stored: stored)
        let verb = request["verb"] as? String
        switch verb.flatMap(Verb.init) {
        case .list: try answer.list()
        case .render: try answer.render(call, wants)
        case .lint: try answer.lint(call)
        case .pushCheck: try answer.check(call)
        default: throw CommandError("serve knows list, render, lint and push check, not \(verb ?? "nothing").")
        }
        out.write(.done, ["id": id])
      } catch {
        out.write(.error, ["id": id, "message": "\(error)", "exit": Int((error as? CommandError)?.exitCode ?? 1)])
      }
    }
    return 0
  }

  /// A request for another time needs a process with that time. The new process reports again that it is ready, and
  /// gets the next request.
  private func restart(where call: [String]) throws {
    guard let now = call.last(where: { $0.hasPrefix("--now=") }) ?? (clock == RenderSettings.standardNow ? nil : "") else { return }
    let wanted = try CaseOptions(try Arguments(now.isEmpty ? [] : [now], of: .serve)).settings.now
    guard wanted != clock else { return }
    let own = launchArguments.filter { !$0.hasPrefix("--now=") } + (now.isEmpty ? [] : [now])
    // Code that crashed at another time is tried again.
    var arguments: [UnsafeMutablePointer<CChar>?] = ([CommandLine.arguments[0], "serve"] + own).map { strdup($0) }
    arguments.append(nil)
    Console.restoreStandardOutput()
    execv("/proc/self/exe", arguments)
    arguments.forEach { free($0) }
  }
}

/// Lines of JSON on standard output.
@MainActor
struct ServeOutput {
  func write(_ event: ServeEvent, _ members: [String: Any]) {
    guard let data = try? StableJSON.data(object: members.merging(["event": event.rawValue]) { _, event in event }) else { return }
    Console.plain(String(decoding: data, as: UTF8.self) + "\n")
  }
}
