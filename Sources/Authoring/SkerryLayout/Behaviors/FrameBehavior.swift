package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// A fixed width, height or both. Proposes the fixed lengths; takes them, and the child's where nothing is fixed.
///
/// Source: Figures §6.3. Negative or non-finite lengths count as not given.
package struct FrameBehavior: LayoutBehavior {
  /// Points, at least 0; `nil` takes the child's.
  package let width: CGFloat?
  /// Points, at least 0; `nil` takes the child's.
  package let height: CGFloat?
  /// Where a child of another size is placed.
  package let alignment: Alignment

  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
    self.width = valid(width)
    self.height = valid(height)
    self.alignment = alignment
  }

  package var kind: String { "Frame" }
  package var modified: Int? { 0 }
  package var traits: ContainerTraits { ContainerTraits(limitsWidth: width != nil) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let child = children[0].size(for: inner(proposal))
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    [Placement.aligned(children[0], in: size, offered: inner(proposal), alignment)]
  }

  package func spacing(children: LayoutChildren) -> ViewSpacing {
    var fixed: Edge.Set = []
    if width != nil { fixed.formUnion(.horizontal) }
    if height != nil { fixed.formUnion(.vertical) }
    return children[0].spacing.resetting(fixed)
  }
}

extension Placement {
  /// A child placed so that its guides meet those of a box of `size`.
  static func aligned(_ child: any LayoutChild, in size: CGSize, offered: ProposedViewSize, _ alignment: Alignment) -> Placement {
    let box = ViewDimensions(width: size.width, height: size.height)
    let own = child.dimensions(for: offered)
    return Placement(
      origin: CGPoint(
        x: box[alignment.horizontal] - own[alignment.horizontal], y: box[alignment.vertical] - own[alignment.vertical]),
      proposal: offered)
  }
}
