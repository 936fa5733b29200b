package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// Scrollable content in its initial position. Proposes nothing along the scrolling axes and takes what is proposed
/// there; across them it is as long as its content.
///
/// The content starts at the leading and the top edge, however much space there is. Source: Figures §6.9. What is longer than was proposed
/// across them is proposed its own length when it is placed (Figures §9.150).
package struct ScrollBehavior: LayoutBehavior {
  private let axes: Axis.Set
  package init(axes: Axis.Set) { self.axes = axes }

  package var kind: String { "ScrollView" }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
  }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    guard let content = children.first?.size(for: offer(proposal)) else { return .zero }
    return CGSize(
      width: axes.contains(.horizontal) ? max(0, proposal.width ?? content.width) : content.width,
      height: axes.contains(.vertical) ? max(0, proposal.height ?? content.height) : content.height)
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    let longer = ProposedViewSize(
      width: proposal.width.map { max($0, size.width) }, height: proposal.height.map { max($0, size.height) })
    return children.map { _ in Placement(origin: .zero, proposal: offer(longer)) }
  }

  /// Views at its edges may be scrolled away, so its neighbours keep the default distance.
  package func spacing(children: LayoutChildren) -> ViewSpacing { ViewSpacing() }
}
