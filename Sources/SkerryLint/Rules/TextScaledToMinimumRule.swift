import SkerryDiagnostics
import SkerryFindings
import SkerryUI

/// Text that has shrunk as far as it is allowed to.
package enum TextScaledToMinimumRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "text-scaled-to-minimum", severity: .warning, summary: "A text has shrunk to its minimumScaleFactor.",
    why: "The next longer value is cut, and the text is already smaller than it was designed.",
    source: "Apple, minimumScaleFactor(_:)", remedy: "Give the text more room or shorten it.")

  package static let failing = [
    #Example(.compactTrailing) { Text("Arriving in 12 minutes").minimumScaleFactor(0.6) }
  ]
  package static let passing = [
    #Example(.compactTrailing) { Text("12m").minimumScaleFactor(0.6) }
  ]

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    trace.visits.compactMap { visit in
      guard let (text, layout) = visit.text, text.minimumScaleFactor < 1, layout.scaleFactor < 1 else { return nil }
      guard layout.scaleFactor <= text.minimumScaleFactor + 0.01 else { return nil }
      let percent = Int((text.minimumScaleFactor * 100).rounded())
      return finding(visit, "\"\(text.string)\" is shown at \(percent) % of its size, the least that it allows; give it more room or shorten it.")
    }
  }
}
