package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// A row of a list: content inside of insets, in the middle of at least a minimum height, and separators at its edges that begin at the content's
/// `listRowSeparatorLeading`.
///
/// Proposes the row's width without the insets, and no height, to the content, and then the height that the row leaves it. Source: Figures §9.77,
/// §9.104, §9.107.
package struct ListRowBehavior: LayoutBehavior {
  /// Points between the row's edges and its content.
  private let insets: EdgeInsets
  /// Points.
  private let minimumHeight: CGFloat
  /// Points above and below content that fits in the minimum height with them; other content has `insets`, as all has if this is `nil`.
  private let leastInset: CGFloat?
  /// Points of the separators, the children after the first; their ends are as far from the row's trailing edge as `separatorInset` says.
  private let separatorHeight: CGFloat
  private let separatorInset: CGFloat
  /// The edges that have one, the upper first.
  private let isSeparatedAbove: Bool
  private let isSeparatedBelow: Bool

  package init(
    insets: EdgeInsets, minimumHeight: CGFloat, leastInset: CGFloat?, separatorHeight: CGFloat, separatorInset: CGFloat,
    isSeparatedAbove: Bool, isSeparatedBelow: Bool
  ) {
    self.insets = insets
    self.minimumHeight = minimumHeight
    self.leastInset = leastInset
    self.separatorHeight = separatorHeight
    self.separatorInset = separatorInset
    self.isSeparatedAbove = isSeparatedAbove
    self.isSeparatedBelow = isSeparatedBelow
  }

  package var kind: String { "ListRow" }
  package var modified: Int? { 0 }

  private func inner(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max(0, $0 - insets.horizontal) }, height: nil)
  }

  /// Points above and below content of a height.
  private func margins(of height: CGFloat) -> (top: CGFloat, bottom: CGFloat) {
    if let leastInset, height + 2 * leastInset <= minimumHeight + 1e-3 { return (leastInset, leastInset) }
    return (insets.top, insets.bottom)
  }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    let content = children[0].size(for: inner(proposal.width))
    let margins = margins(of: content.height)
    return CGSize(
      width: proposal.width ?? content.width + insets.horizontal,
      height: max(minimumHeight, content.height + margins.top + margins.bottom))
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    let own = inner(size.width)
    let height = children[0].size(for: own).height
    let margins = margins(of: height)
    let offered = ProposedViewSize(width: own.width, height: max(height, size.height - margins.top - margins.bottom))
    let content = children[0].dimensions(for: offered)
    let free = size.height - margins.top - margins.bottom - content.height
    var places = [Placement(origin: CGPoint(x: insets.leading, y: margins.top + free / 2), proposal: offered)]
    let start = insets.leading + content[.listRowSeparatorLeading]
    let length = ProposedViewSize(width: max(0, size.width - separatorInset - start), height: separatorHeight)
    if isSeparatedAbove { places.append(Placement(origin: CGPoint(x: start, y: 0), proposal: length)) }
    if isSeparatedBelow { places.append(Placement(origin: CGPoint(x: start, y: size.height - separatorHeight), proposal: length)) }
    return places
  }

  /// Rows touch one another.
  package func spacing(children: LayoutChildren) -> ViewSpacing { ViewSpacing.zero }
}

/// The sections of a list with the margins of a narrow list, the first child, or of a wide one, the second.
package struct ListWidthBehavior: LayoutBehavior {
  /// The least width of a wide list, in points.
  private let wide: CGFloat
  package init(wide: CGFloat) { self.wide = wide }

  package var kind: String { "ListWidth" }

  private func choice(_ width: CGFloat?) -> Int { (width ?? 0) >= wide ? 1 : 0 }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    children[choice(proposal.width)].size(for: proposal)
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    children.indices.map { Placement(origin: .zero, proposal: proposal, isHidden: $0 != choice(proposal.width)) }
  }
  package func explicitAlignment(
    _ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: LayoutChildren
  ) -> AlignmentResolution { .fromChild(choice(proposal.width)) }
}
