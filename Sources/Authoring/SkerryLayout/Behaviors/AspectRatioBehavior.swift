package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// Keeps an aspect ratio. Proposes the largest rectangle of that ratio inside the proposal (fit) or the smallest around it (fill).
///
/// Source: Figures §6.6. A missing ratio is that of the child's ideal size.
package struct AspectRatioBehavior: LayoutBehavior {
  /// Width divided by height; `nil` takes that of the child's ideal size.
  package let ratio: CGFloat?
  /// Whether the rectangle fits into the proposal or covers it.
  package let mode: ContentMode

  package init(ratio: CGFloat?, mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
  }

  package var kind: String { "AspectRatio" }
  package var modified: Int? { 0 }

  private func inner(_ proposal: ProposedViewSize, _ child: any LayoutChild) -> ProposedViewSize {
    if proposal.width == nil && proposal.height == nil { return proposal }
    let shape = ratio.map { CGSize(width: $0, height: 1) } ?? child.size(for: .unspecified)
    guard shape.width > 0, shape.height > 0, shape.width.isFinite, shape.height.isFinite else { return proposal }
    let scales = [proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height }].compactMap { $0 }
    let scale = (mode == .fit ? scales.min() : scales.max()) ?? 1
    return ProposedViewSize(width: shape.width * scale, height: shape.height * scale)
  }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    children[0].size(for: inner(proposal, children[0]))
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    [Placement.aligned(children[0], in: size, offered: inner(proposal, children[0]), .center)]
  }
}
