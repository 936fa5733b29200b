import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryFormats
import SkerryPresentation
import SkerryUI

/// A button, toggle or link that is hard to hit.
package enum TapTargetRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "tap-target", severity: .warning, summary: "A control is smaller than \(Int(minimum)) × \(Int(minimum)) points.",
    why: "A finger misses it, and the tap opens the app instead.",
    source: "HIG Accessibility: controls measure at least \(Int(minimum)) × \(Int(minimum)) points",
    remedy: "Enlarge the label with a frame or padding of at least \(Int(minimum)) points.")

  /// Points.
  private static let minimum: CGFloat = 44

  package static let failing = [
    #Example(.lockScreen) { Link(destination: URL(string: "https://example.com")!) { Text("Map").frame(width: 43.9, height: 44) } },
    #Example(.lockScreen) { Link(destination: URL(string: "https://example.com")!) { Text("Map").frame(width: 44, height: 43.9) } },
    #Example(.lockScreen) {
      Link(destination: URL(string: "https://example.com")!) { Text("Map").frame(width: 50, height: 50) }.scaleEffect(0.8)
    },
    #Example(.systemMedium) { Link(destination: URL(string: "https://example.com")!) { Text("Map").frame(width: 43.9, height: 44) } },
    // Views around the link do not make it larger.
    #Example(.lockScreen) { Link(destination: URL(string: "https://example.com")!) { Text("Map") }.frame(width: 44, height: 44) },
  ]
  package static let passing = [
    #Example(.lockScreen) { Link(destination: URL(string: "https://example.com")!) { Text("Map").frame(width: 44, height: 44) } },
    // A widget of the Lock Screen is hardly larger itself.
    #Example(.accessoryRectangular) { Link(destination: URL(string: "https://example.com")!) { Text("Map") } },
  ]

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    trace.visits.compactMap { visit in
      guard visit.isControl, visit.slot.place.isTapped else { return nil }
      let size = visit.node.frame.applying(visit.area.transform).size
      guard size.width < minimum - 0.01 || size.height < minimum - 0.01 else { return nil }
      // A control in the system's style has the size that users know from every other app.
      guard !visit.isStandardControl || visit.area.magnification < 1 else { return nil }
      let name = visit.node.plainText
      let subject = name.isEmpty ? "A control" : "The control \(name.quoted)"
      var found = finding(
        visit,
        "\(subject) measures \(tenths(size.width)) × \(tenths(size.height)) pt; make it at least \(Int(minimum)) × \(Int(minimum)) pt.")
      // Controls beside each other usually share a style, so they are one finding.
      found?.cause = visit.slot.place.name
      return found
    }
  }
}

extension ScenePlace {
  /// Whether a finger taps its controls: those of the small size are a watch's, and those of other presentations show the same views.
  fileprivate var isTapped: Bool {
    switch self {
    case .activity(let presentation): presentation == .lockScreen || presentation == .expanded
    case .widget(let surface): !surface.isAccessory
    }
  }
}

/// A length in points, rounded to tenths.
func tenths(_ length: CGFloat) -> String { ShortNumber.text(length, places: 1) }
