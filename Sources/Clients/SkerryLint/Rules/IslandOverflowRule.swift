import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryPresentation
import SkerryUI

/// Content of the island that is larger than its place.
package enum IslandOverflowRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "island-overflow", severity: .error, summary: "Content is larger than its place in the Dynamic Island.",
    why: "What lies outside is cut off or lies under the camera.",
    source:
      "HIG Live Activities, Specifications: minimal up to 45 × 36.67 pt; screenshots: a compact side up to 101.67 × 36.67 pt on a 402 pt screen (Figures §8.4)",
    remedy: "Give the content a smaller frame, or let it shrink.")

  package static let failing = [
    #Example(.compactLeading) { Color.red.frame(width: 110, height: 20) },
    #Example(.minimal) { Circle().frame(width: 50, height: 50) },
  ]
  package static let passing = [
    #Example(.compactLeading) { Color.red.frame(width: 45, height: 20) },
    #Example(.minimal) { Circle().frame(width: 22, height: 22) },
  ]

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    trace.scene.slots.filter { $0.presentation.isPill }.flatMap { slot in
      // A side may use its margins, not its neighbour's place or what lies beyond the plate.
      let room = slot.room.union(slot.room.insetBy(dx: 0, dy: slot.plate.minY - slot.room.minY))
      let outside = Visit.all(in: slot).filter { $0.isInk && !room.insetBy(dx: -0.5, dy: -0.5).contains($0.node.frame) }
      return outside.prefix(1).compactMap { visit in
        let size = visit.node.frame.size
        return finding(
          visit,
          "Content of \(tenths(size.width)) × \(tenths(size.height)) pt is larger than the \(tenths(room.width)) × \(tenths(room.height)) pt of \(slot.presentation.rawValue); what lies outside is cut off."
        )
      }
    }
  }
}
