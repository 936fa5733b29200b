package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// The expanded Dynamic Island: two sides beside the camera, a centre under it, and a bottom across all.
///
/// Views one above the other keep the spacing of a VStack, also the bottom region to the columns above it. Source:
/// Figures §2.6 and, for the bottom, §8.3.
package struct IslandExpandedBehavior: LayoutBehavior {
  /// The position of a member, as the customer's `DynamicIslandExpandedRegion` sets it.
  package enum Region: Sendable, Hashable { case leading, trailing, center, bottom }

  /// The settings of one child.
  package struct Member: Sendable {
    package var region: Region
    package var priority: Double
    package init(region: Region, priority: Double) {
      self.region = region
      self.priority = priority
    }
  }

  package let members: [Member]
  /// The camera's width and height, in points.
  package let notch: CGSize
  /// The insets already applied to the bounds.
  package let margins: EdgeInsets
  /// The spacing between neighbours beside each other, in points.
  package let spacing: CGFloat

  package init(members: [Member], notch: CGSize, margins: EdgeInsets, spacing: CGFloat = 8) {
    self.members = members
    self.notch = notch
    self.margins = margins
    self.spacing = spacing
  }

  package var kind: String { "DynamicIslandExpanded" }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    let arrangement = arrange(proposal, children)
    return CGSize(width: proposal.width ?? 335, height: arrangement.bottom)
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    arrange(ProposedViewSize(width: size.width, height: proposal.height), children).placements
  }

  private struct Arrangement {
    var placements: [Placement]
    var bottom: CGFloat
  }

  /// The heights proposed to the views of a column beside the bottom, and the height of the bottom with its gaps; empty if nothing is
  /// shared.
  private struct Shares {
    var column: [CGFloat] = []
    var bottom: CGFloat = 0
    func offer(_ position: Int) -> CGFloat? { column.indices.contains(position) ? column[position] : nil }
  }

  private func indices(_ region: Region, _ children: LayoutChildren) -> [Int] {
    children.indices.filter { members.indices.contains($0) && members[$0].region == region }
  }

  /// The distance below a view to another one below it, in points.
  private func gap(_ upper: Int, _ lower: Int, _ children: LayoutChildren) -> CGFloat {
    children[upper].spacing.distance(to: children[lower].spacing, along: .vertical)
  }

  /// The distances within a column of views, in points: one fewer than views.
  private func gaps(_ column: [Int], _ children: LayoutChildren) -> [CGFloat] {
    zip(column, column.dropFirst()).map { gap($0, $1, children) }
  }

  private func arrange(_ proposal: ProposedViewSize, _ children: LayoutChildren) -> Arrangement {
    let width = proposal.width.map { $0.isFinite ? max(0, $0) : 335 } ?? 335
    let (leading, trailing) = (indices(.leading, children), indices(.trailing, children))
    let (center, bottom) = (indices(.center, children), indices(.bottom, children))

    // Steps 3–6: the centre first, respecting the minimum widths of the sides.
    func least(_ side: [Int]) -> CGFloat {
      side.filter { !children[$0].isBelowIfTooWide }.map {
        children[$0].size(for: ProposedViewSize(width: 0, height: proposal.height)).width
      }.max() ?? 0
    }
    let camera = notch.width - 2 * spacing
    let centerOffer = max(camera, width - 2 * max(least(leading), least(trailing)) - 2 * spacing)
    let centerWidth = max(
      center.map { children[$0].size(for: ProposedViewSize(width: centerOffer, height: proposal.height)).width }.max() ?? 0, camera)
    let beside = max(0, (width - centerWidth) / 2 - spacing)
    let sides = sideWidths(width, beside, leading, trailing)

    var placements = children.map { _ in Placement(origin: .zero, proposal: .zero) }
    var ends: (leading: CGFloat, trailing: CGFloat, center: CGFloat) = (0, 0, max(0, notch.height - margins.top))

    // Step 8: each column and the bottom share the height like one stack, so a greedy column leaves space for the bottom.
    func shares(_ column: [Int], _ offered: CGFloat, from top: CGFloat = 0) -> Shares {
      guard let height = proposal.height, !column.isEmpty, !bottom.isEmpty else { return Shares() }
      let all = column + bottom
      let between = gaps(all, children)
      let offers = FlexibleSpace.distribute(height - top - between.reduce(0, +), among: all.map { children[$0].priority }) {
        children[all[$0]].size(for: ProposedViewSize(width: $0 < column.count ? offered : width, height: $1)).height
      }
      let rest = zip(bottom, offers[column.count...]).reduce(between.dropFirst(column.count - 1).reduce(0, +)) { used, pair in
        used + children[pair.0].size(for: ProposedViewSize(width: width, height: pair.1)).height
      }
      return Shares(column: Array(offers.prefix(column.count)), bottom: rest)
    }
    let centerShares = shares(center, centerOffer, from: ends.center)

    // The centre column is below the camera.
    let centerGaps = gaps(center, children)
    for (position, index) in center.enumerated() {
      let offer = ProposedViewSize(width: centerOffer, height: centerShares.offer(position) ?? remaining(proposal.height, ends.center))
      let size = children[index].size(for: offer)
      placements[index] = Placement(origin: CGPoint(x: (width - size.width) / 2, y: ends.center), proposal: offer)
      ends.center += size.height + (index == center.last ? 0 : centerGaps[position])
    }

    // Steps 7 and 10: content that is too wide beside the camera gets a smaller proposal, or moves below it.
    func place(_ side: [Int], _ offered: CGFloat, _ isLeading: Bool) -> CGFloat {
      var y: CGFloat = 0
      var own = shares(side, offered)
      let between = gaps(side, children)
      for (position, index) in side.enumerated() {
        var offer = ProposedViewSize(width: offered, height: own.offer(position) ?? remaining(proposal.height, y))
        var size = children[index].size(for: offer)
        if y < ends.center, size.width > beside + 1e-6 {
          if children[index].isBelowIfTooWide {
            y = max(y, ends.center)
            offer.height = remaining(proposal.height, y + own.bottom)
            size = children[index].size(for: offer)
          } else {
            // A narrower column is higher: its lines wrap before the heights are shared (Figures §8.3).
            own = shares(side, beside)
            offer = ProposedViewSize(width: beside, height: own.offer(position) ?? remaining(proposal.height, y))
            size = children[index].size(for: offer)
          }
        }
        placements[index] = Placement(origin: CGPoint(x: isLeading ? 0 : width - size.width, y: y), proposal: offer)
        y += size.height + (index == side.last ? 0 : between[position])
      }
      return y
    }
    ends.leading = place(leading, sides.leading, true)
    ends.trailing = place(trailing, sides.trailing, false)

    // Step 9: the bottom region keeps its distance from every column, and is placed below the camera.
    var y = max(ends.leading, ends.trailing, center.isEmpty && bottom.isEmpty ? 0 : ends.center)
    let hasBottom = bottom.contains { children[$0].size(for: ProposedViewSize(width: width, height: nil)).height > 0 }
    if hasBottom, let first = bottom.first {
      for (column, end) in [(leading, ends.leading), (trailing, ends.trailing), (center, ends.center)] {
        if let last = column.last { y = max(y, end + gap(last, first, children)) }
      }
    }
    let shares = bottomShares(bottom, children, width, remaining(proposal.height, y))
    let bottomGaps = gaps(bottom, children)
    for (position, index) in bottom.enumerated() {
      let offer = ProposedViewSize(width: width, height: shares.map { $0[position] })
      let size = children[index].size(for: offer)
      // A bottom view that is narrower than the island is centred.
      placements[index] = Placement(origin: CGPoint(x: (width - size.width) / 2, y: y), proposal: offer)
      y += size.height + (index == bottom.last ? 0 : bottomGaps[position])
    }
    return Arrangement(placements: placements, bottom: max(y, ends.center))
  }

  private func remaining(_ height: CGFloat?, _ used: CGFloat) -> CGFloat? { height.map { max(0, $0 - used) } }

  /// Step 7: an empty side gets no space; the side with the greater priority takes the row; equal priorities share it.
  private func sideWidths(
    _ width: CGFloat, _ beside: CGFloat, _ leading: [Int], _ trailing: [Int]
  ) -> (leading: CGFloat, trailing: CGFloat) {
    if leading.isEmpty || trailing.isEmpty { return (width, width) }
    let first = leading.map { members[$0].priority }.max() ?? 0
    let second = trailing.map { members[$0].priority }.max() ?? 0
    if first > second { return (max(0, width - spacing - beside), beside) }
    if second > first { return (beside, max(0, width - spacing - beside)) }
    return ((width - spacing) / 2, (width - spacing) / 2)
  }

  private func bottomShares(_ bottom: [Int], _ children: LayoutChildren, _ width: CGFloat, _ height: CGFloat?) -> [CGFloat]? {
    guard let height, !bottom.isEmpty else { return nil }
    return FlexibleSpace.distribute(
      height - gaps(bottom, children).reduce(0, +), among: bottom.map { children[$0].priority }
    ) { children[bottom[$0]].size(for: ProposedViewSize(width: width, height: $1)).height }
  }
}
