package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// Space around one child. Proposes what is left inside; takes the child's size plus the insets. Source: Figures §6.2.
package struct PaddingBehavior: LayoutBehavior {
  /// Points between the child's edges and the container's; negative ones enlarge the child.
  package let insets: EdgeInsets
  package init(insets: EdgeInsets) { self.insets = insets }

  package var kind: String { "Padding" }
  package var modified: Int? { 0 }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) }, height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    let child = children[0].size(for: inner(proposal))
    return CGSize(width: max(0, child.width + insets.horizontal), height: max(0, child.height + insets.vertical))
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    [Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))]
  }

  /// Padded edges are reset to the default spacing, those of a Spacer as well. Source: Figures §5.2, §9.108.
  package func spacing(children: LayoutChildren) -> ViewSpacing {
    children[0].spacing.resetting(Edge.allCases.reduce(into: []) { if insets[$1] != 0 { $0.insert(Edge.Set($1)) } }, keepsDistances: false)
  }
}
