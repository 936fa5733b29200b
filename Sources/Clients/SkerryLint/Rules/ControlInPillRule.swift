import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryPresentation
import SkerryUI

/// A control where a tap always opens the app.
package enum ControlInPillRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "control-in-pill", severity: .warning, summary: "A control or a link is in a compact or minimal presentation.",
    why: "The whole pill is one target that opens the app; buttons, toggles and links in it do nothing.",
    source: "Apple, Displaying live data with Live Activities: links in the Lock Screen and expanded presentations; widgetURL elsewhere",
    remedy: "Use widgetURL(_:) for the pill, and put the control into the expanded and Lock Screen presentations.")

  package static let failing = [
    #Example(.compactTrailing) { Link(destination: URL(string: "https://example.com")!) { Text("Map") } },
    #Example(.minimal) { Button("3") {} },
  ]
  package static let passing = [
    #Example(.compactTrailing) { Text("Map").widgetURL(URL(string: "https://example.com")) },
    #Example(.expanded) { Link(destination: URL(string: "https://example.com")!) { Text("Map").frame(width: 44, height: 44) } },
  ]

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    trace.visits.compactMap { visit in
      guard visit.isControl, visit.slot.place.isPill else { return nil }
      let name = visit.node.plainText
      let subject = name.isEmpty ? "A control" : "The control \(name.quoted)"
      return finding(
        visit,
        "\(subject) is in \(visit.slot.place.name), where a tap always opens the app; use widgetURL(_:) there and show the control in expanded."
      )
    }
  }
}
