package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// Proposes the child's ideal length on the chosen axes, whatever is proposed. Source: Figures §6.5.
package struct FixedSizeBehavior: LayoutBehavior {
  /// Whether the width is the ideal one.
  package let horizontal: Bool
  /// Whether the height is the ideal one.
  package let vertical: Bool

  package init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package var kind: String { "FixedSize" }
  package var traits: ContainerTraits { ContainerTraits(proposesIdealWidth: horizontal) }
  package var modified: Int? { 0 }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize { children[0].size(for: inner(proposal)) }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    [Placement(origin: .zero, proposal: inner(proposal))]
  }
}
