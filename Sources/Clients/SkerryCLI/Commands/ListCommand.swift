import SkerryFormats
import Foundation
import SkerryCases
import SkerryPresentation
import SkerryPipeline
import SkerryWidget

/// `list`: the cases of the bundle.
@MainActor
struct ListCommand {
  private let asJSON: Bool
  private let states: StateSettings
  private let inventory: @MainActor () -> WidgetInventory

  init(_ call: [String], inventory: @escaping @MainActor () -> WidgetInventory) throws {
    let arguments = try Arguments(call, of: .list)
    states = try StateSettings(arguments.list("states"), folder: arguments.value("sources"))
    guard arguments.positional.isEmpty else { throw CommandError("list takes no names; it lists every case.") }
    asJSON = arguments.has("json")
    self.inventory = inventory
  }

  func run() throws -> Int32 {
    RenderSettings.standardNow.fixProcessClock()
    let inventory = inventory()
    var (cases, leftOut) = CaseFinder(inventory: inventory).cases()
    cases += try GeneratedCases(inventory: inventory, settings: states, now: RenderSettings.standardNow).cases(
      besides: cases, leftOut: &leftOut)
    CaseCollision.warn(of: cases)
    leftOut.lines.forEach(Console.error)
    BuildReport.current.nameLeftOut()
    if asJSON {
      let locator = SourceLocator()
      let values = cases.map { entry in
        JSONText.Value.object(
          [
            ("activity", .string(entry.activity)), ("state", .string(entry.state)),
            ("presentations", .array(Self.presentations(of: entry).map { .string($0) })),
            ("file", .string(locator.path(of: entry.fileID))), ("line", .number(Double(locator.line(of: entry)))),
            ("origin", .string(entry.origin.name)),
          ] + (entry.origin.sources.isEmpty ? [] : [("sources", .array(entry.origin.sources.map { .string($0) }))]))
      }
      let others = leftOut.map { entry in
        JSONText.Value.object([
          ("activity", .string(entry.name)), ("state", .string("")), ("presentations", .array([])), ("leftOut", .string(entry.reason)),
        ])
      }
      Console.out(JSONText(.array(values + others)).text)
    } else if cases.isEmpty {
      Console.out("no previews and no activities: add a #Preview to the bundle")
    } else {
      for entry in cases {
        let mark = entry.origin.mark.isEmpty ? "" : "  (\(entry.origin.mark))"
        Console.out("\(entry.activity)/\(entry.state)  \(Self.presentations(of: entry).joined(separator: " "))\(mark)")
      }
    }
    return 0
  }

  static func presentations(of entry: PreviewCase) -> [String] {
    switch entry.content {
    case .activity: Presentation.standard.map(\.rawValue)
    case .widget(let shows): shows.map(\.surface.rawValue)
    case .view: ["view"]
    }
  }
}
