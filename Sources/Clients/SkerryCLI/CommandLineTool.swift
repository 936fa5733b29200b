import Foundation
import SkerryCases
import SkerryRuntime
package import SkerryWidget

/// Dispatches to the command and turns errors into a message and an exit code.
@MainActor
package struct CommandLineTool {
  private let inventory: @MainActor () -> WidgetInventory
  private let name: String
  /// Whether there is a bundle whose cases can be drawn.
  private let hasViews: Bool

  package init(inventory: @escaping @MainActor () -> WidgetInventory, name: String, hasViews: Bool = true) {
    self.inventory = inventory
    self.name = name
    self.hasViews = hasViews
  }

  /// Runs the process's own arguments. Returns the exit code: 0 for success, 1 for a wrong call or input, 2 for lint
  /// errors.
  package func run() -> Int32 {
    let arguments: [String]
    do {
      arguments = try ProcessArguments.arguments()
    } catch {
      Console.error(error.description)
      return error.exitCode
    }
    let (call, output, error) = CrashIsolation.take(from: arguments)
    // A program that answers several calls reports again that it is ready, and gets the next request.
    if call.first != Verb.serve.rawValue { Console.written = (output, error) }
    if hasViews { CrashIsolation.watch() }
    return run(call)
  }

  /// The widgets of a bundle; one whose code crashes is left out.
  static func inventory(_ make: (@escaping WidgetInventory.Attempt) -> WidgetInventory) -> WidgetInventory {
    CrashIsolation.attempt(CaseFinder.bundleName) { make { name, body in CrashIsolation.attempt(name, body) } } ?? WidgetInventory()
  }

  /// Runs a verb with its arguments and returns the exit code. Errors are printed on standard error.
  package func run(_ call: [String]) -> Int32 {
    do {
      if ["--version", "-V", "version"].contains(call.first) {
        Console.out(VersionPage.text)
        return 0
      }
      let (verb, rest) = try Verb.parse(call)
      #if SKERRY_FIRST_PICTURE
        // Before the values of other verbs' options are looked for, which are not in such a program.
        guard [.list, .render].contains(verb) else {
          throw CommandError("This program contains only what a first picture needs; run skerry \(verb.rawValue).")
        }
      #endif
      if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        Console.out(help.text(of: verb))
        return 0
      }
      let arguments = try Arguments(rest, of: verb)
      Console.follow(arguments)
      if hasViews { CrashIsolation.secondsLimit = try TimeLimit.seconds(arguments) }
      return try run(verb, rest)
    } catch {
      let known = error as? CommandError
      if known?.isAboutCases == true, PassedOver.record(PassedOver.anyCase, "\(error)") { return 0 }
      Console.error("\(error)")
      return known?.exitCode ?? 1
    }
  }

  private var help: HelpPage {
    let output = Console.output.descriptor
    return HelpPage(command: name, isStandAlone: !hasViews, columns: isatty(output) == 1 ? Console.columns(output) : nil)
  }

  private func run(_ verb: Verb, _ rest: [String]) throws -> Int32 {
    #if SKERRY_FIRST_PICTURE
      // A program built for a first picture alone; the stand-alone command compiles the whole library before other
      // verbs.
      return try verb == .list ? ListCommand(rest, inventory: inventory).run() : RenderCommand(rest, inventory: inventory).run()
    #else
      switch verb {
      case .states: return try StatesCommand(rest, inventory: inventory).run()
      case .list: return try ListCommand(rest, inventory: inventory).run()
      case .render: return try RenderCommand(rest, inventory: inventory).run()
      case .specs: return try SpecsCommand(rest).run()
      case .bench: return try BenchCommand(rest, inventory: hasViews ? inventory : nil).run()
      case .diffAgainst: return try DiffAgainstCommand(rest, inventory: inventory, owner: name).run()
      case .diff: return try DiffCommand(rest).run()
      case .test: return try TestCommand(rest, inventory: inventory, owner: name).run()
      case .accept: return try AcceptCommand(rest, isAccepting: true).run()
      case .reject: return try AcceptCommand(rest, isAccepting: false).run()
      case .review: return try ReviewCommand(rest).run()
      case .report: return try ReportCommand(rest).run()
      case .prune: return try PruneCommand(rest, inventory: inventory, owner: name).run()
      case .lint: return try LintCommand(rest, inventory: hasViews ? inventory : nil).run()
      case .simulate: return try SimulateCommand(rest, inventory: inventory()).run()
      case .pushCheck: return try PushCheckCommand(rest, inventory: inventory()).run()
      case .pushApply: return try PushApplyCommand(rest, inventory: inventory()).run()
      case .help, .completions, .manual: return try HelpCommand(verb, rest, page: help).run()
      case .initialize, .library, .doctor, .watch, .mcp:
        throw CommandError("\(verb.rawValue) belongs to the stand-alone command; write skerry \(verb.rawValue).")
      case .serve: return try ServeCommand(rest, inventory: inventory, name: name).run()
      }
    #endif
  }
}

/// `--time-limit`: how long the app's own code may run for one picture.
private enum TimeLimit {
  /// Seconds; 0 for no limit. A picture takes milliseconds, so only code that never ends reaches the default limit. Assumed.
  private static let defaultSeconds = 60
  /// In `watch` and `mcp`, where a user waits for each picture. Assumed.
  private static let waiting = 15
  /// A day.
  private static let maxSeconds = 86_400

  static func seconds(_ arguments: Arguments) throws -> Int {
    guard let text = arguments.value("time-limit") else { return arguments.verb == .serve ? waiting : defaultSeconds }
    guard let seconds = Int(text), (0...maxSeconds).contains(seconds) else {
      throw CommandError("--time-limit \(text) is not a time; write whole seconds up to \(maxSeconds), or 0 for no limit.")
    }
    return seconds
  }
}
