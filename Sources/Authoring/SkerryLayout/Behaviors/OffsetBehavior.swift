package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// Draws the child elsewhere; its size and guides are unchanged. Source: Figures §6.9.
package struct OffsetBehavior: LayoutBehavior {
  /// Points, positive to the right and down.
  package let offset: CGSize
  package init(offset: CGSize) { self.offset = offset }

  package var kind: String { "Offset" }
  package var modified: Int? { 0 }
  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize { children[0].size(for: proposal) }
  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    [Placement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)]
  }
  package func explicitAlignment(
    _ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: LayoutChildren
  ) -> AlignmentResolution { .own(children[0].dimensions(for: proposal)[explicit: guide]) }
}

/// Takes the whole proposal and places the child's centre at a point. Source: Figures §6.9.
package struct PositionBehavior: LayoutBehavior {
  /// Points, from the top left corner of the proposed rectangle to the child's centre.
  package let position: CGPoint
  package init(position: CGPoint) { self.position = position }

  package var kind: String { "Position" }
  package var modified: Int? { 0 }
  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: children[0].size(for: proposal))
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    let child = children[0].size(for: proposal)
    return [
      Placement(origin: CGPoint(x: position.x - child.width / 2, y: position.y - child.height / 2), proposal: proposal)
    ]
  }
}
