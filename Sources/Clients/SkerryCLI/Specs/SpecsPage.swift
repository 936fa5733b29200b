import Foundation
import SkerryCases
import SkerryFormats
import SkerryGeometry
import SkerryPresentation

/// The figures of every device and presentation, as `specs` and the resources of `mcp` show them.
package enum SpecsPage {
  /// Every device in one line: its screen and the maximum size of each presentation, in points, for the default release.
  package static var overview: String {
    (["\(SystemRelease.standard.title); sizes in points, activities at their largest"] + Devices.all.map { line(of: $0, .standard) })
      .joined(separator: "\n")
  }

  /// A device's part of the table of `specs`, for the default release. Throws `CommandError` if there is no such device.
  ///
  /// - Parameter name: an id or a name, in any case.
  package static func page(of name: String) throws -> String {
    do {
      return lines(of: try Devices.required(name), .standard).joined(separator: "\n")
    } catch { throw CommandError("\(error)") }
  }

  // MARK: Text

  /// Every device and presentation as text.
  static func text(_ release: SystemRelease) -> String {
    (["\(release.title); other releases with --os: \(SystemRelease.choices)"] + Devices.all.flatMap { lines(of: $0, release) })
      .joined(separator: "\n")
  }

  private static func lines(of device: Device, _ release: SystemRelease) -> [String] {
    let screen = SpecsFigure.text(device.screen.value)
    var lines = [
      "\(device.id)  \(device.names.joined(separator: ", "))",
      "  screen \(screen) pt @\(ShortNumber.text(device.scale))x  [\(device.screen.confidence.rawValue)]",
    ]
    for spec in presentations(on: device, release) {
      lines += ["  \(spec.presentation.rawValue)"] + Self.lines(SpecsFigure.figures(spec))
    }
    for spec in widgets(on: device, release.version) { lines += ["  \(spec.surface.rawValue)"] + Self.lines(SpecsFigure.figures(spec)) }
    return lines
  }

  private static func lines(_ figures: [SpecsFigure]) -> [String] {
    figures.flatMap { figure in
      let padded = figure.name.padding(toLength: 18, withPad: " ", startingAt: 0)
      return ["    \(padded)\(figure.value)  [\(figure.confidence.rawValue): \(figure.source)]"]
        + figure.refuted.map { "      refuted       \($0.value)  [\($0.source)]" }
    }
  }

  /// A device's screen and the maximum size of each presentation, in one line.
  private static func line(of device: Device, _ release: SystemRelease) -> String {
    let activities = presentations(on: device, release).map { $0.presentation.rawValue + " " + SpecsFigure.text($0.maximum.value) }
    let families = widgets(on: device, release.version).map { $0.surface.rawValue + " " + SpecsFigure.text($0.size.value) }
    return "\(device.id) (\(device.names.joined(separator: ", "))): screen \(SpecsFigure.text(device.screen.value)) "
      + "@\(ShortNumber.text(device.scale))x; " + (activities + families).joined(separator: ", ")
  }

  // MARK: JSON

  /// Every device and presentation as an array of objects.
  static func json(_ release: SystemRelease) -> JSONText.Value {
    .array(
      Devices.all.map { device in
        .object([
          ("device", .string(device.id)), ("names", .array(device.names.map { .string($0) })), ("kind", .string(device.kind.rawValue)),
          ("os", .string(release.name)),
          ("screen", .string(SpecsFigure.text(device.screen.value))), ("scale", .number(Double(device.scale))),
          ("presentations", .array(presentations(on: device, release).map(json))),
          ("widgets", .array(widgets(on: device, release.version).map(json))),
        ])
      })
  }

  private static func json(_ spec: PresentationSpec) -> JSONText.Value {
    .object([
      ("presentation", .string(spec.presentation.rawValue)), ("summary", .string(spec.presentation.summary)),
      ("figures", json(SpecsFigure.figures(spec))),
    ])
  }

  private static func json(_ spec: WidgetSurfaceSpec) -> JSONText.Value {
    .object([("family", .string(spec.surface.rawValue)), ("figures", json(SpecsFigure.figures(spec)))])
  }

  private static func json(_ figures: [SpecsFigure]) -> JSONText.Value {
    .array(
      figures.map { figure in
        .object([
          ("name", .string(figure.name)), ("value", .string(figure.value)), ("source", .string(figure.source)),
          ("confidence", .string(figure.confidence.rawValue)),
          ("refuted", .array(figure.refuted.map { .object([("value", .string($0.value)), ("source", .string($0.source))]) })),
        ])
      })
  }

  // MARK: What a device shows

  private static func presentations(on device: Device, _ release: SystemRelease) -> [PresentationSpec] {
    Presentation.allCases.compactMap { PresentationSpec($0, on: device, release: release) }
  }

  /// The families that the device itself shows.
  private static func widgets(on device: Device, _ version: SystemVersion) -> [WidgetSurfaceSpec] {
    WidgetSurface.allCases.compactMap { WidgetSurfaceSpec($0, on: device, version: version) }.filter { !$0.isElsewhere }
  }
}
