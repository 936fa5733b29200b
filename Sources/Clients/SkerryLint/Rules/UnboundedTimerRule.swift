import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryGraph
import SkerryPresentation
import SkerryUI

/// A timer without a frame, which takes the whole proposed width.
package enum UnboundedTimerRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "unbounded-timer", severity: .warning, summary: "A timer in the island has no frame of its own.",
    why: "A timer text is as wide as its widest value and takes the whole proposed width: the island grows to its full width.",
    source: "developer reports (an unframed timer fills the compact island); Apple, Text(timerInterval:)",
    remedy: "Give it a frame, such as .frame(maxWidth: 44), and monospacedDigit().")

  package static let failing = [
    #Example(.compactTrailing) { Text(timerInterval: Date.now...Date.now.addingTimeInterval(600)) },
    #Example(.compactTrailing) { Text(Date.now.addingTimeInterval(600), style: .relative) },
  ]
  package static let passing = [
    #Example(.compactTrailing) { Text(timerInterval: Date.now...Date.now.addingTimeInterval(600)).font(.caption).frame(width: 40) },
    #Example(.compactTrailing) { Text(Date.now.addingTimeInterval(50), style: .relative).font(.caption).frame(maxWidth: 60) },
    #Example(.compactTrailing) { Text(Date.now.addingTimeInterval(600), style: .time).font(.caption) },
    #Example(.compactTrailing) {
      Text("00:00").hidden().overlay(alignment: .leading) { Text(timerInterval: Date.now...Date.now.addingTimeInterval(600)) }
    },
    #Example(.lockScreen) { Text(timerInterval: Date.now...Date.now.addingTimeInterval(600)) },
  ]

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    trace.visits.compactMap { visit in
      guard isUnbounded(visit), let (text, layout) = visit.text else { return nil }
      // A time that is cut already, or that its frame makes wider than its side, is reported as that.
      guard !layout.isTruncated || layout.isUncertain, visit.node.frame.width <= visit.slot.offered.width + 0.5 else { return nil }
      let place = visit.isInExpandedSide ? "its side of expanded" : visit.slot.place.name
      var found = finding(visit, sentence(text, in: place))
      // One mistake, wherever the same kind of time is shown.
      found?.cause = text.widestValue == nil ? "growing" : "timer"
      return found
    }
  }

  private static func sentence(_ text: ResolvedText, in place: String) -> String {
    guard text.widestValue == nil else {
      return
        "The timer \(text.string.quoted) has no frame and takes all the width of \(place); add .frame(maxWidth:) for its widest value."
    }
    // A stopwatch or a timer of a format has digits only, and is as wide as they are.
    guard text.string.contains(where: \.isLetter) else {
      return
        "The timer \(text.string.quoted) has no frame, so \(place) is wider with each digit that is added; add .frame(maxWidth:) for its widest value."
    }
    return
      "The relative time \(text.string.quoted) has no frame and takes all the width of \(place); add .frame(maxWidth:) for its longest value, or write a timer."
  }

  /// Whether a view is a running time beside the camera that nothing keeps from taking all the width there.
  static func isUnbounded(_ visit: VisitedItem) -> Bool {
    guard let (text, _) = visit.text, text.ticks, visit.isBeside, visit.isVisible, !visit.surroundings.hasIdealWidth else { return false }
    return !visit.surroundings.limitedWidths.contains { $0 < visit.slot.offered.width - 0.5 }
  }
}

extension VisitedItem {
  /// Beside the camera: in a pill, or in the leading or trailing region of the expanded island.
  fileprivate var isBeside: Bool { slot.place.isPill || isInExpandedSide }

  /// Its region is as wide as the space beside the camera.
  fileprivate var isInExpandedSide: Bool { surroundings.islandRegion?.isBesideCamera == true }
}
