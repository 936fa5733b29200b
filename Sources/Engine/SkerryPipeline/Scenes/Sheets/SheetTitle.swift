import Foundation
import SkerryGeometry
package import SkerryPresentation
import SkerryUI

/// The heading of a sheet: which activity and state, and the look that everything on it has.
package struct SheetTitle: Sendable {
  /// The name of the attributes type, or of the widget.
  package var activity: String
  /// The name of the preview's state.
  package var state: String
  /// Such as "generated state"; empty for a preview.
  package var mark: String
  /// Device, release, language and everything that differs from the defaults, each in a word or two.
  package var facts: [String]

  /// - Parameter left: facts that differ between the pictures of the sheet and are left out of the heading.
  package init(
    activity: String, state: String, mark: String, device: Device, settings: RenderSettings, without left: Set<SheetFact> = []
  ) {
    self.activity = activity
    self.state = state
    self.mark = mark
    facts = SheetFact.allCases.filter { !left.contains($0) }.compactMap { $0.words(device, settings) }
  }

  /// Draws the heading at the top of a page. Returns its height with the space below, in points.
  @MainActor func draw(on page: inout SheetPage, width: CGFloat) -> CGFloat {
    let margin = SheetPage.margin
    var y = margin
    let name = page.line(activity, size: 22, weight: .bold, .strong, width: width - 2 * margin, lines: 2)
    page.place(name.list, at: CGPoint(x: margin, y: y))
    y += name.size.height + 2
    let available = mark.isEmpty ? width - 2 * margin : width - 2 * margin - 230
    let own = page.line(state, size: 16, weight: .medium, .strong, width: available, lines: 2)
    page.place(own.list, at: CGPoint(x: margin, y: y))
    if !mark.isEmpty { _ = page.badge(mark, at: CGPoint(x: margin + own.size.width + 10, y: y)) }
    y += own.size.height + 6
    let look = page.line(facts.joined(separator: "  ·  "), size: 12, .soft, width: width - 2 * margin, lines: 3)
    page.place(look.list, at: CGPoint(x: margin, y: y))
    y += look.size.height + 12
    page.rule(from: margin, to: width - margin, y: y)
    return y + 18
  }
}

/// One property of a picture's look.
package enum SheetFact: String, CaseIterable, Sendable {
  case device, system, appearance, textSize, locale, direction, time, contrast, luminance, staleness, redaction, wallpaper, camera, night,
    mode, oversized, standIns

  /// Its text on a sheet; `nil` for the default, which is not mentioned.
  package func words(_ device: Device, _ settings: RenderSettings) -> String? {
    switch self {
    case .device: return Self.name(of: device)
    case .system: return settings.release.title
    case .appearance: return settings.colorScheme == .dark ? "dark" : "light"
    case .textSize: return "text size \(settings.dynamicType)"
    case .locale:
      switch settings.pseudoLocale {
      case nil: return ([settings.locale.identifier] + settings.preferredLanguages).joined(separator: " + ")
      case _?: return settings.layoutDirection == .rightToLeft ? "pseudo-rtl" : "pseudo"
      }
    case .direction: return settings.layoutDirection == .rightToLeft ? "right to left" : nil
    case .time: return Self.time(settings)
    case .contrast: return settings.contrast == .increased ? "increased contrast" : nil
    case .luminance: return settings.isLuminanceReduced ? "reduced luminance" : nil
    case .staleness: return settings.isStale ? "stale" : nil
    case .redaction: return Self.redaction(settings.redaction)
    case .wallpaper:
      switch settings.wallpaper {
      case .automatic: return nil
      case .light: return "on light"
      case .dark: return "on dark"
      case .picture: return "on a picture"
      }
    case .night: return settings.isNight ? "at night" : nil
    case .mode: return settings.widgetRenderingMode.map { "rendering mode \($0)" }
    case .camera: return settings.showsCamera ? "with the camera" : nil
    case .oversized:
      switch settings.oversizedImages {
      case .mark: return nil
      case .draw: return "oversized images drawn"
      case .omit: return "oversized images left out"
      }
    case .standIns: return settings.marksStandIns ? "substitute symbols marked" : nil
    }
  }

  /// The name given on the command line, or the first of those with the same figures.
  private static func name(of device: Device) -> String {
    device.names.first { $0.lowercased().replacingOccurrences(of: " ", with: "-") == device.id } ?? device.names.first ?? device.id
  }

  private static func redaction(_ reasons: RedactionReasons) -> String? {
    let names = [(RedactionReasons.placeholder, "placeholder"), (.privacy, "privacy"), (.invalidated, "invalidated")]
    let own = names.filter { reasons.contains($0.0) }.map(\.1)
    return own.isEmpty ? nil : "redacted: \(own.joined(separator: ", "))"
  }

  /// The same strings in every language: a sheet is not part of the app.
  private static func time(_ settings: RenderSettings) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = settings.timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: settings.now)
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    let zone = settings.timeZone.secondsFromGMT() == 0 && settings.timeZone.identifier.hasPrefix("G") ? "UTC" : settings.timeZone.identifier
    return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day)) \(two(parts.hour)):\(two(parts.minute)) \(zone)"
  }
}
