import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryGeometry
import SkerryPipeline
import SkerryPresentation
import SkerryUI

/// Compact sides whose widths differ so much that one of them looks empty.
package enum CompactSidesDisagreeRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "compact-sides-disagree", severity: .warning, summary: "One compact side is much narrower than the other.",
    why: "The system widens the narrower side to three quarters of the wider one, and the added space beside the camera stays black.",
    source:
      "HIG Live Activities: balance leading and trailing; the share of three quarters: screenshots (Figures §8.4); the threshold (20 pt) is our choice",
    remedy: "Bring the wider side's content into a narrower form, or move a part to the other side.")

  package static let failing = [#Example(.compact) { Color.red.frame(width: 45, height: 20) }]
  package static let passing = [#Example(.compact) { Color.red.frame(width: 38, height: 20) }]

  /// Points.
  private static let threshold: CGFloat = 20

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    // Larger text widens the side with the words; how the sides are balanced shows at the default size.
    guard trace.isStandardText else { return [] }
    let slots = trace.scene.slots
    guard let leading = slots.first(where: { $0.place == .activity(.compactLeading) }),
      let trailing = slots.first(where: { $0.place == .activity(.compactTrailing) }),
      trace.scene.slots.count == 2
    else { return [] }
    let (first, second) = (Side(name: "leading", leading), Side(name: "trailing", trailing))
    let (narrow, wide) = first.seen < second.seen ? (first, second) : (second, first)
    // Space that the narrower side itself reserves is intended.
    let (minimum, maximum) = (min(max(narrow.seen, narrow.slot.content.frame.width), wide.seen), wide.seen)
    // A side without content is reported by empty-presentation.
    guard minimum > 0 else { return [] }
    let outer = CompactIsland.outerMargin(trace.settings.release).value
    let gap = CompactIsland.minimumShare.value * (maximum + outer) - (minimum + outer)
    guard !trace.visits.contains(where: { $0.ignores(id) }), gap > threshold else { return [] }
    // The widths are not the app's where code of a side was left out.
    if trace.scene.diagnostics.contains(where: { $0.isOf(.leftOut) }) { return [] }
    // A side that is wider than its area is reported by island-overflow.
    if maximum > wide.slot.area.width + 1 { return [] }
    // A side that is wide because of a timer without a frame is reported by unbounded-timer.
    let items = VisitedItem.all(in: wide.slot)
    if items.contains(where: UnboundedTimerRule.isUnbounded) { return [] }
    return [
      Diagnostic(
        id, .warning,
        "The compact \(narrow.name) content is \(tenths(minimum)) pt wide and the \(wide.name) content \(tenths(maximum)) pt. The island makes each side at least three quarters as wide as the other, so \(tenths(gap)) pt beside the camera stay black.",
        at: items.compactMap(\.site).first)
    ]
  }

  private struct Side {
    let name: String
    let slot: SceneSlot
    /// The width of what is visible, in points.
    let seen: CGFloat

    init(name: String, _ slot: SceneSlot) {
      self.name = name
      self.slot = slot
      seen = VisitedItem.all(in: slot).filter(\.isVisible).map(\.visibleFrame).reduce(CGRect.null) { $0.union($1) }.width
    }
  }
}
