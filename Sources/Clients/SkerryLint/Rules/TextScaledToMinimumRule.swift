import SkerryDiagnostics
import SkerryFindings
import SkerryUI

/// Text that has shrunk to its smallest allowed size.
package enum TextScaledToMinimumRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "text-scaled-to-minimum", severity: .warning, summary: "Text has shrunk to its minimumScaleFactor.",
    why: "The next longer value is cut, and the text is already smaller than it was designed.",
    source: "Apple, minimumScaleFactor(_:)", remedy: "Give the text more space or shorten it.")

  package static let dependsOnLanguage = true

  package static let failing = [
    #Example(.compactTrailing) { Text("in 120 minutes").minimumScaleFactor(0.86) }
  ]
  package static let passing = [
    #Example(.compactTrailing) { Text("12m").minimumScaleFactor(0.6) }
  ]

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    // The factor is meant for larger text sizes; text that does not fit even so is truncated.
    guard trace.isStandardText else { return [] }
    return trace.visits.compactMap { visit in
      // Blank text loses nothing.
      guard let (text, layout) = visit.text, !text.string.allSatisfy(\.isWhitespace), text.minimumScaleFactor < 1, layout.scaleFactor < 1,
        !layout.isTruncated
      else { return nil }
      // Within a twentieth of the minimum, the next longer value is truncated. If the minimum is almost zero, nothing
      // ever is.
      guard layout.scaleFactor <= min(text.minimumScaleFactor + 0.05, text.minimumScaleFactor * 1.25) else { return nil }
      let (now, minimum) = (Int((layout.scaleFactor * 100).rounded()), Int((text.minimumScaleFactor * 100).rounded()))
      var found = finding(
        visit,
        "\(text.string.quoted) is shown at \(now) % of its size, and \(minimum) % is the least that it allows; give it more space or shorten it."
      )
      // Text views with one factor share the space that they lack.
      found?.cause = "\(visit.slot.place.name) \(now)"
      return found
    }
  }
}
