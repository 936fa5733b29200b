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
  /// What this process shows to the app's code: it draws pictures of this look only.
  private let look: ProcessLook

  init(_ call: [String], inventory: @escaping @MainActor () -> WidgetInventory, name: String) throws {
    let arguments = try Arguments(call, of: .serve)
    let settings = try CaseOptions(arguments).settings
    (clock, look) = (settings.now, ProcessLook(settings))
    launchArguments = call
    self.inventory = inventory
    self.name = name
  }

  func run() throws -> Int32 {
    let out = ServeOutput()
    out.write(ServeLine(.ready(ServeReady(name: name))))
    // Values that previews keep in static properties are created once per process, at its time.
    clock.fixProcessClock()
    let inventory = inventory()
    let input = ServeInput()
    // The program is started again when files are added or removed.
    var locator: SourceLocator?
    while let line = input.next() {
      guard let request = try? JSONDecoder().decode(ServeRequest.self, from: line) else {
        out.write(ServeLine(.error(ServeFailure(message: "A request is an object with a number called id, and lists of strings."))))
        continue
      }
      do {
        let call = request.arguments
        try restart(where: call)
        CrashIsolation.request = ContentHash(of: Data(call.joined(separator: "\0").utf8)).digits
        let files = locator ?? SourceLocator()
        locator = files
        var answer = ServeResponse(request: request, input: input, output: out, inventory: inventory, locator: files, look: look)
        answer.prepare = restart(for:)
        switch request.verb.flatMap(Verb.init) {
        case .list: try answer.list()
        case .render: try answer.render()
        case .lint: try answer.lint()
        case .pushCheck: try answer.check()
        default: throw CommandError("serve knows list, render, lint and push check, not \(request.verb ?? "nothing").")
        }
        out.write(ServeLine(.done, id: request.id))
      } catch {
        let failure = ServeFailure(message: "\(error)", exit: Int((error as? CommandError)?.exitCode ?? 1))
        out.write(ServeLine(.error(failure), id: request.id))
      }
    }
    return 0
  }

  /// A request for another time needs a process with that time. The new process reports again that it is ready, and
  /// gets the next request.
  private func restart(where call: [String]) throws {
    let word = call.lastIndex { $0 == "--now" || $0.hasPrefix("--now=") }
    let time = word.map { call[$0] == "--now" ? call.dropFirst($0 + 1).first ?? "" : String(call[$0].dropFirst("--now=".count)) }
    guard time != nil || clock != RenderSettings.standardNow else { return }
    let now = time.map { "--now=" + $0 } ?? ""
    let wanted = try CaseOptions(try Arguments(now.isEmpty ? [] : [now], of: .serve)).settings.now
    guard wanted != clock else { return }
    restart(launchArguments.filter { !$0.hasPrefix("--now=") } + (now.isEmpty ? [] : [now]))
  }

  /// Pictures in another language or time zone need a process that has drawn no others. The new process gets the same request, with what of its
  /// answer is known.
  private func restart(for call: Arguments) throws {
    guard ProcessLook(try CaseOptions(call).settings) != look else { return }
    let options = ["locale", "time-zone"]
    let own = launchArguments.filter { word in !options.contains { word.hasPrefix("--\($0)=") } }
    restart(own + options.compactMap { name in call.value(name).map { "--\(name)=\($0)" } })
  }

  /// Starts the program again in this process.
  private func restart(_ own: [String]) {
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
  func write(_ line: ServeLine) {
    guard let text = try? StableJSON.text(line) else { return }
    Console.plain(text + "\n")
  }
}
