import Foundation
import SkerryGeometry
import SkerryGraph

/// One arrangement of the views of an expanded island: center, sides and bottom are placed in this order. The numbers of
/// the steps are those of Figures §2.6. Lengths in points.
struct IslandArrangement {
  /// Where each view goes; in the order of the children.
  private(set) var placements: [Placement]
  /// The height of the whole arrangement.
  private(set) var bottom: CGFloat

  private let behavior: IslandExpandedBehavior
  private let children: LayoutChildren
  private let width: CGFloat
  /// `nil` if the height is unspecified.
  private let height: CGFloat?
  /// The views of each region.
  private let leading: [Int], trailing: [Int], center: [Int], lower: [Int]
  private let centerOffer: CGFloat
  /// The width beside the center region or the camera.
  private let beside: CGFloat
  /// Where each column ends.
  private var leadingEnd: CGFloat = 0, trailingEnd: CGFloat = 0, centerEnd: CGFloat

  /// Steps 3 to 6: the center's width first, leaving the sides their minimum widths.
  init(_ behavior: IslandExpandedBehavior, _ proposal: ProposedViewSize, _ children: LayoutChildren) {
    func views(_ region: ExpandedRegion) -> [Int] {
      children.indices.filter { behavior.members.indices.contains($0) && behavior.members[$0].region == region }
    }
    func minimumWidth(_ side: [Int]) -> CGFloat {
      side.filter { !children[$0].isBelowIfTooWide }.map {
        children[$0].size(for: ProposedViewSize(width: 0, height: proposal.height)).width
      }.max() ?? 0
    }
    (self.behavior, self.children) = (behavior, children)
    (leading, trailing, center, lower) = (views(.leading), views(.trailing), views(.center), views(.bottom))
    width = IslandExpandedBehavior.width(for: proposal)
    height = proposal.height
    let camera = behavior.notch.width - 2 * behavior.spacing
    // Alone, the center region has the whole width (Figures §8.3).
    let spacing = leading.isEmpty && trailing.isEmpty ? 0 : 2 * behavior.spacing
    centerOffer = max(camera, width - 2 * max(minimumWidth(leading), minimumWidth(trailing)) - spacing)
    let offer = ProposedViewSize(width: centerOffer, height: proposal.height)
    let centerWidth = max(center.map { children[$0].size(for: offer).width }.max() ?? 0, camera)
    beside = max(0, (width - centerWidth) / 2 - behavior.spacing)
    placements = children.map { _ in Placement(origin: .zero, proposal: .zero) }
    centerEnd = max(0, behavior.notch.height - behavior.margins.top)
    bottom = 0
  }

  // MARK: The regions

  /// The center region is below the camera.
  mutating func placeCenter() {
    let shares = shares(center, centerOffer, from: centerEnd)
    let gaps = gaps(center)
    for (position, index) in center.enumerated() {
      let offer = ProposedViewSize(width: centerOffer, height: shares.offer(position) ?? remaining(centerEnd))
      let size = children[index].size(for: offer)
      placements[index] = Placement(origin: CGPoint(x: (width - size.width) / 2, y: centerEnd), proposal: offer)
      centerEnd += size.height + (index == center.last ? 0 : gaps[position])
    }
  }

  mutating func placeSides() {
    let widths = sideWidths
    leadingEnd = place(leading, widths.leading, isLeading: true)
    trailingEnd = place(trailing, widths.trailing, isLeading: false)
  }

  /// Steps 7 and 10: content that is too wide beside the camera gets a smaller proposal, or moves below it.
  private mutating func place(_ side: [Int], _ offered: CGFloat, isLeading: Bool) -> CGFloat {
    var y: CGFloat = 0
    var shares = shares(side, offered)
    let gaps = gaps(side)
    for (position, index) in side.enumerated() {
      var offer = ProposedViewSize(width: offered, height: shares.offer(position) ?? remaining(y))
      var size = children[index].size(for: offer)
      if y < centerEnd, size.width > beside + 1e-6 {
        if children[index].isBelowIfTooWide {
          y = max(y, centerEnd)
          offer.height = remaining(y + shares.bottom)
          size = children[index].size(for: offer)
        } else {
          // A narrower column is higher: its lines wrap before the heights are shared (Figures §8.3).
          shares = self.shares(side, beside)
          offer = ProposedViewSize(width: beside, height: shares.offer(position) ?? remaining(y))
          size = children[index].size(for: offer)
        }
      }
      placements[index] = Placement(origin: CGPoint(x: isLeading ? 0 : width - size.width, y: y), proposal: offer)
      y += size.height + (index == side.last ? 0 : gaps[position])
    }
    return y
  }

  /// Step 9: the bottom region keeps its spacing to every column, and is below the camera.
  mutating func placeBottom() {
    var y = max(leadingEnd, trailingEnd, center.isEmpty && lower.isEmpty ? 0 : centerEnd)
    let isVisible = lower.contains { children[$0].size(for: ProposedViewSize(width: width, height: nil)).height > 0 }
    if isVisible, let first = lower.first {
      for (column, end) in [(leading, leadingEnd), (trailing, trailingEnd), (center, centerEnd)] {
        if let last = column.last { y = max(y, end + gap(last, first)) }
      }
    }
    let gaps = gaps(lower)
    var heights: [CGFloat]?
    if let left = remaining(y), !lower.isEmpty {
      heights = FlexibleSpace.distribute(left - gaps.reduce(0, +), among: lower.map { children[$0].priority }) {
        children[lower[$0]].size(for: ProposedViewSize(width: width, height: $1)).height
      }
    }
    for (position, index) in lower.enumerated() {
      let offer = ProposedViewSize(width: width, height: heights.map { $0[position] })
      let size = children[index].size(for: offer)
      // A view that is narrower than the island is centred.
      placements[index] = Placement(origin: CGPoint(x: (width - size.width) / 2, y: y), proposal: offer)
      y += size.height + (index == lower.last ? 0 : gaps[position])
    }
    bottom = max(y, centerEnd)
  }

  // MARK: Widths and heights

  /// Step 7: an empty side gets no space; the side with the greater priority takes the row; equal priorities share it.
  private var sideWidths: (leading: CGFloat, trailing: CGFloat) {
    if leading.isEmpty || trailing.isEmpty { return (width, width) }
    let first = leading.map { behavior.members[$0].priority }.max() ?? 0
    let second = trailing.map { behavior.members[$0].priority }.max() ?? 0
    let rest = max(0, width - behavior.spacing - beside)
    if first > second { return (rest, beside) }
    if second > first { return (beside, rest) }
    return ((width - behavior.spacing) / 2, (width - behavior.spacing) / 2)
  }

  /// The heights proposed to the views of a column, and the height of the bottom region below it with its gaps; empty if
  /// nothing is shared.
  private struct Shares {
    var column: [CGFloat] = []
    var bottom: CGFloat = 0
    func offer(_ position: Int) -> CGFloat? { column.indices.contains(position) ? column[position] : nil }
  }

  /// Step 8: each column and the bottom region share the height like one stack, so that a greedy column leaves space for
  /// the bottom.
  private func shares(_ column: [Int], _ offered: CGFloat, from top: CGFloat = 0) -> Shares {
    guard let height, !column.isEmpty, !lower.isEmpty else { return Shares() }
    let all = column + lower
    let between = gaps(all)
    let offers = FlexibleSpace.distribute(height - top - between.reduce(0, +), among: all.map { children[$0].priority }) {
      children[all[$0]].size(for: ProposedViewSize(width: $0 < column.count ? offered : width, height: $1)).height
    }
    let rest = zip(lower, offers[column.count...]).reduce(between.dropFirst(column.count - 1).reduce(0, +)) { used, pair in
      used + children[pair.0].size(for: ProposedViewSize(width: width, height: pair.1)).height
    }
    return Shares(column: Array(offers.prefix(column.count)), bottom: rest)
  }

  private func remaining(_ used: CGFloat) -> CGFloat? { height.map { max(0, $0 - used) } }

  /// The spacing between a view and the one below it.
  private func gap(_ upper: Int, _ lower: Int) -> CGFloat {
    children[upper].spacing.distance(to: children[lower].spacing, along: .vertical)
  }

  /// The spacing within a column of views: one value fewer than views.
  private func gaps(_ column: [Int]) -> [CGFloat] { zip(column, column.dropFirst()).map { gap($0, $1) } }
}
