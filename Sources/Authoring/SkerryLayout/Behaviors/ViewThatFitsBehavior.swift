package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// Shows the first child whose ideal size fits the proposal on the checked axes, else the last. Source: Figures §6.9.
package struct ViewThatFitsBehavior: LayoutBehavior {
  /// The axes on which a child has to fit.
  package let axes: Axis.Set
  package init(axes: Axis.Set) { self.axes = axes }

  package var kind: String { "ViewThatFits" }

  private func choice(_ proposal: ProposedViewSize, _ children: LayoutChildren) -> Int? {
    guard !children.isEmpty else { return nil }
    let checked = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    // A hundred-thousandth of a point absorbs rounding errors of sums.
    func fits(_ length: CGFloat, _ limit: CGFloat?) -> Bool { limit.map { length <= $0 + 1e-5 } ?? true }
    let first = children.indices.first { index in
      let size = children[index].size(for: checked)
      return (!axes.contains(.horizontal) || fits(size.width, proposal.width))
        && (!axes.contains(.vertical) || fits(size.height, proposal.height))
    }
    return first ?? children.count - 1
  }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    choice(proposal, children).map { children[$0].size(for: proposal) } ?? .zero
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    let chosen = choice(proposal, children)
    return children.indices.map { Placement(origin: .zero, proposal: proposal, isHidden: $0 != chosen) }
  }

  package func explicitAlignment(
    _ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: LayoutChildren
  ) -> AlignmentResolution { choice(proposal, children).map { .fromChild($0) } ?? .own(nil) }
}
