package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// HStack and VStack: the least flexible children choose first, the rest share what is left.
///
/// Proposes to each child its share of the main axis and the whole cross axis; takes the sum of the answers plus the gaps.
/// Source: Figures §6.1.
package struct StackBehavior: LayoutBehavior {
  /// The direction in which the children follow one another.
  package let axis: Axis
  /// The guide across the axis at which the children meet.
  package let alignment: AlignmentKey
  /// Points between neighbours; `nil` uses their preferred spacing.
  package let spacing: CGFloat?

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  package var kind: String { axis == .horizontal ? "HStack" : "VStack" }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let gaps = gaps(between: children).reduce(0, +)
    let line = children.dimensions(for: proposals(for: proposal, gaps: gaps, children: children))
    let cross = crossExtent(line)
    let main = line.reduce(gaps) { $0 + $1.size.length(axis) }
    return CGSize(main: max(0, main), cross: cross.upper - cross.lower, axis: axis)
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    guard !children.isEmpty else { return [] }
    // A stack without a proposed cross length proposes its own to its children when it places them.
    var proposal = proposal
    if proposal.length(axis.crossing) == nil { proposal.setLength(size.length(axis.crossing), axis.crossing) }
    let gaps = gaps(between: children)
    let proposals = proposals(for: proposal, gaps: gaps.reduce(0, +), children: children)
    let line = children.dimensions(for: proposals)
    let cross = crossExtent(line)
    var position: CGFloat = 0
    return (0..<line.count).map { index in
      if index > 0 { position += gaps[index - 1] }
      let origin = CGPoint(main: position, cross: -line[index][alignment] - cross.lower, axis: axis)
      position += line[index].size.length(axis)
      return Placement(origin: origin, proposal: proposals[index])
    }
  }

  /// Along the stack's axis the first and last child decide the spacing, across it all children; an empty stack has
  /// none (Figures §9.2).
  package func spacing(children: LayoutChildren) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    let (start, end): (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var result = ViewSpacing.union(children.map(\.spacing))
    result[start] = first.spacing[start]
    result[end] = last.spacing[end]
    return result
  }

  private func gaps(between children: LayoutChildren) -> [CGFloat] {
    if let spacing { return Array(repeating: spacing.isFinite ? spacing : 0, count: max(0, children.count - 1)) }
    let wishes = children.map(\.spacing)
    return zip(wishes, wishes.dropFirst()).map { $0.distance(to: $1, along: axis) }
  }

  /// The range across the axis that the children cover if their guides meet at 0; infinite if one of them is infinite,
  /// as when the maximum size is computed.
  private func crossExtent(_ line: [ViewDimensions]) -> (lower: CGFloat, upper: CGFloat) {
    var (lower, upper): (CGFloat, CGFloat) = (.infinity, -.infinity)
    for dimensions in line {
      if dimensions.size.length(axis.crossing) == .infinity { return (0, .infinity) }
      let guide = dimensions[alignment]
      lower = min(lower, -guide)
      upper = max(upper, dimensions.size.length(axis.crossing) - guide)
    }
    return lower.isFinite && upper.isFinite ? (lower, upper) : (0, max(0, upper))
  }

  private func proposals(for proposal: ProposedViewSize, gaps: CGFloat, children: LayoutChildren) -> [ProposedViewSize] {
    let cross = proposal.length(axis.crossing)
    func offer(_ main: CGFloat?) -> ProposedViewSize { ProposedViewSize(main: main, cross: cross, axis: axis) }
    guard let main = proposal.length(axis) else { return children.map { _ in offer(nil) } }
    let shares = FlexibleSpace.distribute(
      main - gaps, among: children.map(\.priority)
    ) { index, length in children[index].size(for: offer(length)).length(axis) }
    return shares.map { offer($0) }
  }
}

extension LayoutChildren {
  /// The dimensions of each child for a proposal of its own.
  fileprivate func dimensions(for proposals: [ProposedViewSize]) -> [ViewDimensions] {
    (0..<count).map { self[$0].dimensions(for: proposals[$0]) }
  }
}
