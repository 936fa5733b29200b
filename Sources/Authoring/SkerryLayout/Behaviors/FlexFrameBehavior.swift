package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// Bounds on a child's size. Clamps the proposal to them before passing it on; see Figures §6.4.
package struct FlexFrameBehavior: LayoutBehavior {
  private let widths: Bounds
  private let heights: Bounds
  private let alignment: Alignment

  /// Bounds in points; `nil` leaves one out.
  package init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?, maxHeight: CGFloat?,
    alignment: Alignment
  ) {
    widths = Bounds(minWidth, idealWidth, maxWidth)
    heights = Bounds(minHeight, idealHeight, maxHeight)
    self.alignment = alignment
  }

  package var kind: String { "FlexFrame" }
  package var modified: Int? { 0 }
  package var traits: ContainerTraits { ContainerTraits(limitsWidth: widths.isLimited) }

  /// A spacer in a frame with bounds shares space with the other flexible views; it no longer has the lowest priority (Figures §9.2).
  package func priority(ofModified priority: Double) -> Double { priority == -.infinity ? 0 : priority }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: widths.offer(proposal.width), height: heights.offer(proposal.height))
  }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    let offered = inner(proposal)
    let (width, height) = (widths.settled(proposal.width), heights.settled(proposal.height))
    if let width, let height { return CGSize(width: width, height: height) }
    let child = children[0].size(for: offered)
    return CGSize(
      width: width ?? widths.length(proposal.width, offered: offered.width, child: child.width),
      height: height ?? heights.length(proposal.height, offered: offered.height, child: child.height))
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    let ideal = children[0].size(for: inner(proposal))
    let offered = ProposedViewSize(
      width: widths.offer(proposal.width) ?? widths.filling(ideal.width),
      height: heights.offer(proposal.height) ?? heights.filling(ideal.height))
    return [Placement.aligned(children[0], in: size, offered: offered, alignment)]
  }

  /// Bounded axes are reset to the default spacing: `frame(minHeight:)` removes a text view's distances above and below,
  /// `frame(maxWidth:)` does not.
  package func spacing(children: LayoutChildren) -> ViewSpacing {
    var bounded: Edge.Set = []
    if widths.isGiven { bounded.formUnion(.horizontal) }
    if heights.isGiven { bounded.formUnion(.vertical) }
    return children[0].spacing.resetting(bounded)
  }

  /// The bounds of one axis, in points, ordered minimum ≤ ideal ≤ maximum.
  private struct Bounds: Sendable {
    let minimum: CGFloat?
    let ideal: CGFloat?
    let maximum: CGFloat?

    init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
      func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : $0 } }
      let low = valid(minimum).map { max(0, $0) }
      let middle = valid(ideal).map { max(low ?? 0, $0) }
      self.minimum = low
      self.ideal = middle
      self.maximum = valid(maximum).map { max(middle ?? low ?? 0, $0) }
    }

    /// Whether a child is kept from growing: by a finite maximum, not by a minimum, an ideal length or an infinite maximum.
    var isLimited: Bool { maximum?.isFinite == true }

    var isGiven: Bool { minimum != nil || ideal != nil || maximum != nil }

    private func clamp(_ length: CGFloat) -> CGFloat { min(max(length, minimum ?? -.infinity), maximum ?? .infinity) }

    func offer(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) }

    /// The minimum length for a smaller child if nothing is proposed, so that flexible content fills the frame.
    func filling(_ child: CGFloat) -> CGFloat? { minimum.flatMap { $0 > child ? $0 : nil } }

    /// The length if it does not depend on the child.
    func settled(_ proposed: CGFloat?) -> CGFloat? {
      if let proposed, minimum != nil, maximum != nil { return clamp(proposed) }
      if proposed == nil { return ideal }
      return nil
    }

    func length(_ proposed: CGFloat?, offered: CGFloat?, child: CGFloat) -> CGFloat {
      switch (minimum, maximum) {
      case (let minimum?, nil): max(min(offered ?? .infinity, child), minimum)
      case (nil, let maximum?): min(max(offered ?? -.infinity, child), maximum)
      case (.some, .some): clamp(child)
      case (nil, nil): child
      }
    }
  }
}
