import SkerryCases
import SkerryFormats
import SkerryGeometry
import SkerryPresentation

/// `specs`: every device and presentation with its figures, their sources and their confidence.
struct SpecsCommand {
  private let asJSON: Bool
  private let version: SystemVersion
  private let form: EarlyForm?

  init(_ call: [String]) throws {
    let arguments = try Arguments(call, of: .specs)
    guard arguments.positional.isEmpty else { throw CommandError("specs takes no names; it prints every device.") }
    asJSON = arguments.has("json")
    version = CaseOptions.version(arguments)
    form = CaseOptions.form(arguments)
  }

  func run() -> Int32 {
    Console.out(asJSON ? JSONText(SpecsPage.json(version, form)).text : SpecsPage.text(version, form))
    return 0
  }
}
