import Foundation
import SkerryFormats
import SkerryCLI
import SkerryCases

/// `watch`: a page of all pictures that updates on every save, or the pictures in the terminal.
@MainActor
package struct WatchCommand {
  private let arguments: Arguments
  private let session: LiveSession
  private let port: UInt16

  /// Reads the options of a call. Throws `CommandError` for a value that is not known or not allowed.
  package init(_ call: [String]) throws {
    arguments = try Arguments(call, of: .watch)
    guard arguments.positional.isEmpty || arguments.has("terminal") else {
      throw CommandError("watch takes no names; the page shows every case. With --terminal, names choose cases.")
    }
    if let look = Self.look(arguments), !arguments.has("terminal") {
      throw CommandError("\(look) is chosen on the page; leave it out, or draw in the terminal with --terminal.")
    }
    if let text = arguments.value("port") {
      guard let number = UInt16(text) else { throw CommandError("--port \(text) is not a port; write a number from 0 to 65535.") }
      port = number
    } else {
      port = 0
    }
    session = try LiveSession(arguments, drawsLiterals: !arguments.has("terminal"))
  }

  /// The first option that chooses how pictures look, for which the page has a control; `nil` if there is none.
  static func look(_ arguments: Arguments) -> String? {
    arguments.passed(to: .serve, without: ["package-path", "product", "configuration", "quiet", "verbose", "color"]).first
  }

  /// Serves the page until the process is stopped. Returns the exit code; throws when the port is taken.
  package func run() throws -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let status = WatchStatus(folder: session.folder)
    if arguments.has("terminal") { return try TerminalWatch(session: session, arguments: arguments).run() }
    guard let server = WatchServer(port: port, session: session, status: status, controls: try controls()) else {
      throw CommandError("Port \(port) of this machine is taken; choose another with --port, or leave it out for a free one.")
    }
    server.start()
    Console.out(server.address)
    if !arguments.has("no-open") { Self.open(server.address) }
    session.onGoldens { status.goldensChanged() }
    build(status)
    while session.waitForChange(-1) { build(status) }
    return 0
  }

  private func build(_ status: WatchStatus) {
    status.building()
    let start = ContinuousClock.now
    func milliseconds() -> Int { Int((ContinuousClock.now - start) / .milliseconds(1)) }
    if session.drawLiterals() { status.ready(milliseconds: milliseconds(), isCompiled: false) }
    do {
      _ = try session.bundle(report: { line in
        Console.remark(line)
        status.building(line)
      })
      status.ready(milliseconds: milliseconds())
    } catch {
      status.failed(error)
    }
  }

  /// The choices of the page, taken from the declared options, so that a new option appears automatically, and the package as words for the command
  /// that the page copies.
  private func controls() throws -> Data {
    let list = WatchServer.controlNames.compactMap { name -> [String: Any]? in
      guard let option = Option.named(name, of: .serve) else { return nil }
      return ["name": name, "help": option.help, "isFlag": option.form == .flag, "values": option.known, "standard": option.standard ?? ""]
    }
    return try StableJSON.data(object: ["controls": list, "call": Self.package(arguments)])
  }

  /// What `render` needs to draw the same package.
  static func package(_ arguments: Arguments) -> [String] {
    arguments.passed(to: .render, without: ["quiet", "verbose", "color"])
  }

  /// Asks the desktop to show the page, where there is one.
  private static func open(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil, environment["SSH_CONNECTION"] == nil else { return }
    _ = ChildProcess(["xdg-open", address])?.wait()
  }
}
