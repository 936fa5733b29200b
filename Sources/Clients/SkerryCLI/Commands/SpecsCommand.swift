import SkerryCases
import SkerryFormats
import SkerryGeometry
import SkerryPresentation

/// `specs`: every device and presentation with its figures, their sources and their confidence.
struct SpecsCommand {
  private let asJSON: Bool
  private let release: SystemRelease

  init(_ call: [String]) throws {
    let arguments = try Arguments(call, of: .specs)
    guard arguments.positional.isEmpty else { throw CommandError("specs takes no names; it prints every device.") }
    asJSON = arguments.has("json")
    release = CaseOptions.release(arguments)
  }

  func run() -> Int32 {
    Console.out(asJSON ? JSONText(SpecsPage.json(release)).text : SpecsPage.text(release))
    return 0
  }
}
