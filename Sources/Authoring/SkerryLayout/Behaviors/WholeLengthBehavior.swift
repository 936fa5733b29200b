package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// A child's length along an axis, rounded up to whole points, as lazy stacks report theirs; the child begins where the length does.
/// Source: Figures §9.70.
package struct WholeLengthBehavior: LayoutBehavior {
  /// The axis of the length that is rounded.
  package let axis: Axis
  package init(axis: Axis) { self.axis = axis }

  package var kind: String { "WholeLength" }
  package var modified: Int? { 0 }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    var size = children[0].size(for: proposal)
    // Lengths that are whole but for a rounding error stay as they are.
    func whole(_ length: CGFloat) -> CGFloat { (length - 1e-6).rounded(.up) }
    if axis == .vertical { size.height = whole(size.height) } else { size.width = whole(size.width) }
    return size
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    [Placement(origin: .zero, proposal: proposal)]
  }
}
