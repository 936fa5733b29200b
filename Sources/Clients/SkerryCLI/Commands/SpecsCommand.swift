import SkerryFormats
import Foundation
import SkerryCases
import SkerryGeometry
import SkerryPresentation

/// `specs`: every device and presentation with its figures, their sources and their confidence.
struct SpecsCommand {
  private let asJSON: Bool
  private let version: SystemVersion

  init(_ call: [String]) throws {
    let arguments = try Arguments(call, of: .specs)
    guard arguments.positional.isEmpty else { throw CommandError("specs takes no names; it prints every device.") }
    asJSON = arguments.has("json")
    version = try CaseOptions.version(arguments)
  }

  private struct Figure {
    var name: String
    var value: String
    var source: String
    var confidence: Confidence
    var refuted: [Refuted] = []

    init(name: String, value: String, source: String, confidence: Confidence, refuted: [Refuted] = []) {
      (self.name, self.value, self.source, self.confidence, self.refuted) = (name, value, source, confidence, refuted)
    }

    init<Value>(_ name: String, _ figure: Sourced<Value>, _ text: (Value) -> String) {
      self.init(
        name: name, value: text(figure.value), source: figure.source, confidence: figure.confidence, refuted: figure.refuted)
    }
  }

  func run() -> Int32 {
    if asJSON {
      let devices = Devices.all.map { device in
        JSONText.Value.object([
          ("device", .string(device.id)), ("names", .array(device.names.map { .string($0) })), ("kind", .string(device.kind.rawValue)),
          ("os", .string("\(version.rawValue)")),
          ("screen", .string(Self.text(device.screen.value))), ("scale", .number(Double(device.scale))),
          ("presentations", .array(Presentation.allCases.compactMap { json($0, device) })),
          ("widgets", .array(Self.widgets(on: device, version).map { Self.json("family", $0.surface.rawValue, Self.figures($0)) })),
        ])
      }
      Console.out(JSONText(.array(devices)).text)
      return 0
    }
    Console.out(text)
    return 0
  }

  /// Every device and presentation as text.
  private var text: String { Self.text(version) }

  static func text(_ version: SystemVersion) -> String {
    var lines = ["\(version.title); other releases with --os \(SystemVersion.choices)"]
    for device in Devices.all { lines += Self.lines(of: device, version) }
    return lines.joined(separator: "\n")
  }

  fileprivate static func lines(of device: Device, _ version: SystemVersion) -> [String] {
    var lines = ["\(device.id)  \(device.names.joined(separator: ", "))"]
    lines.append("  screen \(text(device.screen.value)) pt @\(number(device.scale))x  [\(device.screen.confidence.rawValue)]")
    for presentation in Presentation.allCases {
      guard let spec = PresentationSpec(presentation, on: device, version: version) else { continue }
      lines.append("  \(presentation.rawValue)")
      lines += Self.lines(figures(spec))
    }
    for spec in widgets(on: device, version) {
      lines.append("  \(spec.surface.rawValue)")
      lines += Self.lines(figures(spec))
    }
    return lines
  }

  /// A device's screen and the maximum size of each presentation, in one line.
  fileprivate static func line(of device: Device, _ version: SystemVersion) -> String {
    let activities = Presentation.allCases.compactMap { presentation in
      PresentationSpec(presentation, on: device, version: version).map { "\(presentation.rawValue) \(text($0.maximum.value))" }
    }
    let families = widgets(on: device, version).map { "\($0.surface.rawValue) \(text($0.size.value))" }
    return "\(device.id) (\(device.names.joined(separator: ", "))): screen \(text(device.screen.value)) @\(number(device.scale))x; "
      + (activities + families).joined(separator: ", ")
  }

  private func json(_ presentation: Presentation, _ device: Device) -> JSONText.Value? {
    PresentationSpec(presentation, on: device, version: version).map {
      Self.json("presentation", presentation.rawValue, summary: presentation.summary, Self.figures($0))
    }
  }

  private static func json(_ kind: String, _ name: String, summary: String? = nil, _ figures: [Figure]) -> JSONText.Value {
    .object(
      [(kind, .string(name))] + (summary.map { [("summary", .string($0))] } ?? []) + [
        (
          "figures",
          .array(
            figures.map {
              .object([
                ("name", .string($0.name)), ("value", .string($0.value)), ("source", .string($0.source)),
                ("confidence", .string($0.confidence.rawValue)),
                (
                  "refuted",
                  .array($0.refuted.map { .object([("value", .string($0.value)), ("source", .string($0.source))]) })
                ),
              ])
            })
        )
      ])
  }

  private static func lines(_ figures: [Figure]) -> [String] {
    figures.flatMap { figure in
      let padded = figure.name.padding(toLength: 18, withPad: " ", startingAt: 0)
      return ["    \(padded)\(figure.value)  [\(figure.confidence.rawValue): \(figure.source)]"]
        + figure.refuted.map { "      refuted       \($0.value)  [\($0.source)]" }
    }
  }

  /// The families that the device itself shows.
  private static func widgets(on device: Device, _ version: SystemVersion) -> [WidgetSurfaceSpec] {
    WidgetSurface.allCases.compactMap { WidgetSurfaceSpec($0, on: device, version: version) }.filter { !$0.isElsewhere }
  }

  private static func figures(_ spec: WidgetSurfaceSpec) -> [Figure] {
    [
      Figure(name: "size", value: text(spec.size.value) + " pt", source: spec.size.source, confidence: spec.size.confidence),
      Figure(
        name: "corner radius", value: number(spec.cornerRadius.value) + " pt", source: spec.cornerRadius.source,
        confidence: spec.cornerRadius.confidence),
      margins(spec.contentMargins),
    ]
  }

  private static func margins(_ margins: Sourced<EdgeInsets>) -> Figure {
    let value = margins.value
    return Figure(
      name: "margins",
      value: [value.top, value.leading, value.bottom, value.trailing].map(number).joined(separator: " ")
        + " pt (top leading bottom trailing)",
      source: margins.source, confidence: margins.confidence)
  }

  private static func figures(_ spec: PresentationSpec) -> [Figure] {
    let own = [
      Figure("minimum", spec.minimum) { text($0) + " pt" },
      Figure("maximum", spec.maximum) { text($0) + " pt" },
      Figure("corner radius", spec.cornerRadius) { number($0) + " pt" },
      margins(spec.contentMargins),
    ]
    let surfaces = SurfaceFigure.all(spec.version).filter { spec.presentation.surfaces.contains($0.surface) }
    return own
      + surfaces.map {
        Figure(name: $0.name, value: $0.value, source: $0.source, confidence: $0.confidence, refuted: $0.refuted)
      }
  }

  private static func text(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }
  private static func number(_ value: CGFloat) -> String { ShortNumber.text(value) }
}

/// The output of `specs`, for other modules.
package enum SpecsPage {
  /// Every device in one line: its screen and the maximum size of each presentation, in points, for the default release.
  package static var overview: String {
    (["\(SystemVersion.standard.title); sizes in points, activities at their largest"]
      + Devices.all.map { SpecsCommand.line(of: $0, .standard) }).joined(separator: "\n")
  }

  /// A device's part of the table of `specs`, for the default release. Throws if there is no such device.
  ///
  /// - Parameter name: an id or a name, in any case.
  package static func page(of name: String) throws -> String {
    do {
      return SpecsCommand.lines(of: try Devices.required(name), .standard).joined(separator: "\n")
    } catch { throw CommandError("\(error)") }
  }
}
