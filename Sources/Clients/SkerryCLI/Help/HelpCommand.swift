import SkerryCases

/// `help`, `completions` and `manual`: the verbs and options in the requested format.
@MainActor
struct HelpCommand {
  private let verb: Verb
  private let arguments: Arguments
  private let page: HelpPage

  init(_ verb: Verb, _ call: [String], page: HelpPage) throws {
    self.verb = verb
    self.page = page
    arguments = try Arguments(call, of: verb)
  }

  func run() throws -> Int32 {
    switch verb {
    case .completions:
      let shells = Completions.Shell.allCases.map(\.rawValue)
      guard arguments.positional.count == 1, let name = arguments.positional.first else {
        throw CommandError("completions needs the name of a shell: \(shells.joined(separator: ", ")).")
      }
      guard let shell = Completions.Shell(rawValue: name) else { throw CommandError.unknown("The shell \(name)", name, shells) }
      Console.plain(Completions(page).script(shell))
    case .manual: Console.plain(arguments.has("markdown") ? ManualPage(page).markdown : ManualPage(page).roff)
    default:
      Console.out(arguments.positional.isEmpty ? page.overview : page.text(of: try Verb.parse(arguments.positional).verb))
    }
    return 0
  }
}
