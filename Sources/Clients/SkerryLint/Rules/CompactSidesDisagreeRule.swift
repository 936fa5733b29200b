import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryGeometry
import SkerryPipeline
import SkerryPresentation
import SkerryUI

/// Compact sides that differ so much that one of them looks empty.
package enum CompactSidesDisagreeRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "compact-sides-disagree", severity: .warning, summary: "One compact side is empty or much narrower than the other.",
    why: "The island stays symmetrical about the camera, so the narrow side shows a black gap as wide as the difference.",
    source: "HIG Live Activities: balance leading and trailing; the threshold (30 pt) is our choice",
    remedy: "Bring the wider side's content into a narrower form, or move a part to the other side.")

  package static let failing = [#Example(.compact) { Color.red.frame(width: 45, height: 20) }]
  package static let passing = [#Example(.compact) { Color.red.frame(width: 38, height: 20) }]

  /// Points.
  private static let threshold: CGFloat = 30

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    let slots = trace.scene.slots
    guard let leading = slots.first(where: { $0.presentation == .compactLeading }),
      let trailing = slots.first(where: { $0.presentation == .compactTrailing }),
      trace.scene.slots.count == 2
    else { return [] }
    let (a, b) = (width(leading), width(trailing))
    guard !trace.visits.contains(where: { $0.ignores(id) }), abs(a - b) > threshold else { return [] }
    let (narrow, wide) = a < b ? ("leading", "trailing") : ("trailing", "leading")
    let site = Visit.all(in: a < b ? trailing : leading).compactMap(\.site).first
    return [
      Diagnostic(
        id, .warning,
        "The compact \(narrow) side is \(tenths(min(a, b))) pt wide and the \(wide) side \(tenths(max(a, b))) pt; the island stays symmetrical, so a gap of \(tenths(abs(a - b))) pt stays black.",
        at: site)
    ]
  }

  private static func width(_ slot: SceneSlot) -> CGFloat {
    Visit.all(in: slot).filter(\.isInk).map(\.node.frame).reduce(CGRect.null) { $0.union($1) }.width
  }
}
