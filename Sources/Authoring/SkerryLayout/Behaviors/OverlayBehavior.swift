package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// Overlay and background: one child decides the size, the others follow it.
///
/// Proposes its own proposal to the primary child and the primary's size to the others. Source: Figures §6.7.
package struct OverlayBehavior: LayoutBehavior {
  /// The index of the primary child among the children, which are in paint order.
  package let primary: Int
  /// The guides at which the others meet the primary child.
  package let alignment: Alignment

  package init(primary: Int, alignment: Alignment) {
    self.primary = primary
    self.alignment = alignment
  }

  package var kind: String { primary == 0 ? "Overlay" : "Background" }
  package var modified: Int? { primary }
  package var traits: ContainerTraits { ContainerTraits(primaryChild: primary) }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize { children[primary].size(for: proposal) }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    let leader = children[primary].dimensions(for: proposal)
    let offered = ProposedViewSize(leader.size)
    return children.indices.map { index in
      if index == primary { return Placement(origin: .zero, proposal: proposal) }
      let own = children[index].dimensions(for: offered)
      return Placement(
        origin: CGPoint(
          x: leader[alignment.horizontal] - own[alignment.horizontal], y: leader[alignment.vertical] - own[alignment.vertical]),
        proposal: offered)
    }
  }

  package func explicitAlignment(
    _ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: LayoutChildren
  ) -> AlignmentResolution { .fromChild(primary) }

  package func spacing(children: LayoutChildren) -> ViewSpacing { children[primary].spacing }
}
