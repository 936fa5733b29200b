import Foundation
import SkerryGeometry
import SkerryPresentation

/// `specs`: every device and presentation with its figures, where each comes from and how sure it is.
struct SpecsCommand {
  private let asJSON: Bool

  init(_ words: [String]) throws {
    let arguments = try Arguments(words, valued: [], plain: ["json"])
    guard arguments.positional.isEmpty else { throw CommandError("specs takes no names; it prints every device.") }
    asJSON = arguments.has("json")
  }

  private struct Figure {
    var name: String
    var value: String
    var source: String
    var confidence: Confidence
  }

  func run() -> Int32 {
    if asJSON {
      let devices = Devices.all.map { device in
        JSONText.Value.object([
          ("device", .string(device.id)), ("names", .array(device.names.map { .string($0) })), ("kind", .string(device.kind.rawValue)),
          ("screen", .string(Self.text(device.screen.value))), ("scale", .number(Double(device.scale))),
          ("presentations", .array(Presentation.allCases.compactMap { Self.json($0, device) })),
        ])
      }
      Console.out(JSONText(.array(devices)).text)
      return 0
    }
    for device in Devices.all {
      Console.out("\(device.id)  \(device.names.joined(separator: ", "))")
      Console.out("  screen \(Self.text(device.screen.value)) pt @\(Self.number(device.scale))x  [\(device.screen.confidence.rawValue)]")
      for presentation in Presentation.allCases {
        guard let spec = PresentationSpec(presentation, on: device) else { continue }
        Console.out("  \(presentation.rawValue)")
        for figure in Self.figures(spec) {
          let padded = figure.name.padding(toLength: 16, withPad: " ", startingAt: 0)
          Console.out("    \(padded)\(figure.value)  [\(figure.confidence.rawValue): \(figure.source)]")
        }
      }
    }
    return 0
  }

  private static func json(_ presentation: Presentation, _ device: Device) -> JSONText.Value? {
    guard let spec = PresentationSpec(presentation, on: device) else { return nil }
    return .object([
      ("presentation", .string(presentation.rawValue)),
      (
        "figures",
        .array(
          figures(spec).map {
            .object([
              ("name", .string($0.name)), ("value", .string($0.value)), ("source", .string($0.source)),
              ("confidence", .string($0.confidence.rawValue)),
            ])
          })
      ),
    ])
  }

  private static func figures(_ spec: PresentationSpec) -> [Figure] {
    let margins = spec.contentMargins.value
    return [
      Figure(name: "least", value: text(spec.minimum.value) + " pt", source: spec.minimum.source, confidence: spec.minimum.confidence),
      Figure(name: "greatest", value: text(spec.maximum.value) + " pt", source: spec.maximum.source, confidence: spec.maximum.confidence),
      Figure(name: "corner radius", value: number(spec.cornerRadius.value) + " pt", source: spec.cornerRadius.source, confidence: spec.cornerRadius.confidence),
      Figure(
        name: "margins",
        value: [margins.top, margins.leading, margins.bottom, margins.trailing].map(number).joined(separator: " ") + " pt (top leading bottom trailing)",
        source: spec.contentMargins.source, confidence: spec.contentMargins.confidence),
    ]
  }

  private static func text(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }
  private static func number(_ value: CGFloat) -> String {
    let hundredths = Int((value * 100).rounded())
    return hundredths % 100 == 0 ? "\(hundredths / 100)" : String(Double(hundredths) / 100)
  }
}
