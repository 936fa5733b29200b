package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// A grid's row. The grid takes its cells; alone it is a horizontal stack.
package struct GridRowBehavior: LayoutBehavior {
  /// The guide at which the cells meet; `nil` takes the grid's, or the middle outside a grid.
  package let alignment: VerticalAlignment?
  package init(alignment: VerticalAlignment?) { self.alignment = alignment }

  package var kind: String { "GridRow" }
  private var stack: StackBehavior {
    StackBehavior(axis: .horizontal, alignment: (alignment ?? .center).key, spacing: nil)
  }
  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize { stack.size(for: proposal, children: children) }
  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    stack.placements(in: size, proposal: proposal, children: children)
  }
}
