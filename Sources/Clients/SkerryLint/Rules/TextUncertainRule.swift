import SkerryDiagnostics
import SkerryFindings
import SkerryGraph
import SkerryUI

/// Text that just fits, by less than the error of the substitute fonts' widths.
package enum TextUncertainRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "text-uncertain", severity: .note, summary: "Text fits so tightly that it may be truncated on a phone.",
    why:
      "Apple's faces may not be redistributed. The substitutes have the same widths within a known error, and this text has less spare space than that.",
    source: "Sources/Engine/SkerryText/README.md, Accuracy of widths",
    remedy: "Give the text a point or two more, allow minimumScaleFactor, or render with the real faces in --fonts.")

  package static let failing = [#Example(.lockScreen) { Text("Arriving in 12 minutes").lineLimit(1).frame(width: 163.4) }]
  package static let passing = [
    #Example(.lockScreen) { Text("Arriving in 12 minutes").lineLimit(1) },
    #Example(.lockScreen) { Text("Arriving in 12 minutes").lineLimit(1).minimumScaleFactor(0.8).frame(width: 163.4) },
  ]

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    trace.visits.compactMap { visit in
      guard let (text, layout) = visit.text, layout.isUncertain, !layout.isTruncated, text.minimumScaleFactor >= 1, text.lineLimit != nil
      else { return nil }
      return finding(
        visit,
        "\(text.string.quoted) fits by less than the error of the substitute fonts' widths, and may be truncated on a phone; give it a point or two more."
      )
    }
  }
}
