import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryGraph
import SkerryLayout
import SkerryPipeline
import SkerryPresentation
import SkerryUI

/// Text that is cut and ends in an ellipsis.
package enum TextTruncatedRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "text-truncated", severity: .error, summary: "Text is truncated with an ellipsis.",
    why: "The reader sees \"13…\" where the app means 136. It is the most reported defect of Live Activities.",
    source: "HIG Live Activities: choose text that fits; developer reports (a glucose value shown as \"13…\")",
    remedy: "Give the text more space, shorten it, or allow it to shrink with minimumScaleFactor.")

  package static let dependsOnLanguage = true

  package static let failing = [
    #Example(.compactTrailing) { Text("Arriving in 12 minutes") },
    #Example(.lockScreen) { Text("A title that is a good deal too long for one line of the Lock Screen").lineLimit(1) },
    // Nothing of it is left.
    #Example(.lockScreen) {
      HStack(spacing: 0) {
        Color.red.frame(width: 400, height: 30)
        Text("Arriving")
      }
    },
  ]
  package static let passing = [
    // A frame without a width hides its text on purpose.
    #Example(.lockScreen) {
      HStack {
        Text("Only measured").frame(width: 0)
        Text("Arriving")
      }
    },
    #Example(.compactTrailing) { Text("12m") },
    // The space for text in a ring is a share of its diameter.
    #Example(.compactTrailing) {
      ProgressView(value: 0.6) {
        EmptyView()
      } currentValueLabel: {
        Text("W").bold()
      }.progressViewStyle(.circular).frame(width: 23, height: 23)
    },
    #Example(.lockScreen) { Text("A title that is a good deal too long for one line of the Lock Screen") },
  ]

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    trace.visits.compactMap { visit in
      if visit.isSqueezedAway {
        let string = visit.text?.text.string ?? ""
        // Beside a center region that takes any width the sides have their minimum (Figures §2.6), whatever their views' priorities. What that is for
        // text is assumed, so it is no error.
        let isInIsland = visit.slot.place == .activity(.expanded)
        return finding(
          visit,
          "\(string.quoted) is not drawn, because its neighbours leave it no width; make them smaller, or "
            + (isInIsland ? "give it a frame with a minWidth." : "raise its layoutPriority."),
          trace.isStandardText && !isInIsland ? .error : .warning)
      }
      guard let (text, layout) = visit.text, layout.isTruncated, visit.isVisible else { return nil }
      // At a larger size only what is certain is worth a change.
      guard trace.isStandardText || !layout.isUncertain else { return nil }
      // A running time has another width a second later.
      if text.ticks, layout.isUncertain { return nil }
      let shown = layout.lines.map(\.string).joined(separator: " ")
      // The substitute fonts are slightly wider or narrower than Apple's; within that the result is uncertain.
      let doubt =
        layout.isUncertain ? " It is too wide by less than the error of the substitute fonts' widths, so it may fit on a phone." : ""
      // At larger text sizes truncation is a warning; at the standard size it is an error.
      var found = finding(
        visit, "\(text.string.quoted) is cut to \(shown.quoted); give it more space, shorten it, or allow minimumScaleFactor.\(doubt)",
        trace.isStandardText && !layout.isUncertain ? .error : .warning)
      // Texts that are cut only at a larger size have one cause in a presentation: its lines no longer fit beside each other.
      if !trace.isStandardText { found?.cause = "larger text in \(visit.slot.place.name)" }
      return found
    }
  }
}

extension VisitedItem {
  /// Whether it is text for which other views have left no width, not even that of a letter.
  fileprivate var isSqueezedAway: Bool {
    guard let text = text?.text, node.frame.width < 1, node.frame.height > 0, surroundings.opacity > 0, !text.isRedacted,
      !surroundings.limitedWidths.contains(where: { $0 < 1 })
    else { return false }
    return text.runs.contains {
      $0.image == nil && $0.tracking >= 0 && $0.kerning >= 0 && $0.string.contains { $0.isLetter || $0.isNumber }
    }
  }
}
