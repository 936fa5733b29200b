import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryUI

/// A button or a toggle whose closure is never called.
package enum ControlWithoutIntentRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "control-without-intent", severity: .error, summary: "A button or a toggle performs no intent.",
    why: "The app does not run while its Live Activity is shown: a closure or a binding is never called, and a tap only opens the app.",
    source: "Apple, Adding interactivity to widgets and Live Activities: Button and Toggle take an App Intent",
    remedy: "Write Button(intent:) or Toggle(isOn:intent:), or use a Link.")

  package static let failing = [
    #Example(.lockScreen) { Button("Stop") {}.frame(width: 100, height: 44) },
    #Example(.expanded) { Toggle("Mute", isOn: .constant(true)) },
  ]
  package static let passing = [
    #Example(.lockScreen) { Link(destination: URL(string: "https://example.com")!) { Text("Map").frame(width: 44, height: 44) } }
  ]

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    trace.visits.compactMap { visit in
      guard visit.lacksIntent, case .annotation(.control(let kind, _, _, _)) = visit.node.content else { return nil }
      let name = visit.node.plainText
      let subject = name.isEmpty ? "A \(kind.rawValue)" : "The \(kind.rawValue) \(name.quoted)"
      let remedy =
        switch kind {
        case .button: "Button(intent:)"
        case .toggle: "Toggle(isOn:intent:)"
        }
      return finding(visit, "\(subject) performs no intent, so a tap only opens the app; write \(remedy).")
    }
  }
}
