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
  private let inventory: @MainActor () -> WidgetInventory

  init(_ words: [String], inventory: @escaping @MainActor () -> WidgetInventory) throws {
    let arguments = try Arguments(words, of: .list)
    guard arguments.positional.isEmpty else { throw CommandError("list takes no names; it lists every case.") }
    asJSON = arguments.has("json")
    self.inventory = inventory
  }

  func run() throws -> Int32 {
    RenderSettings.standardNow.fixProcessClock()
    let inventory = inventory()
    let cases = try CaseFinder(inventory: inventory).cases()
    CaseCollision.warn(of: cases)
    for control in inventory.controls { Console.error("\(control) is a control; controls compile and are not drawn.") }
    if asJSON {
      var json = JSONText()
      json.array(cases) { entry, json in
        json.object([
          ("activity", .string(entry.activity)), ("state", .string(entry.state)),
          ("presentations", .array(Self.presentations(of: entry).map { .string($0) })), ("file", .string(entry.fileID)),
          ("line", .number(Double(entry.line))),
        ])
      }
      Console.out(json.text)
    } else if cases.isEmpty {
      Console.out("no previews: add a #Preview to the bundle")
    } else {
      for entry in cases { Console.out("\(entry.activity)/\(entry.state)  \(Self.presentations(of: entry).joined(separator: " "))") }
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
