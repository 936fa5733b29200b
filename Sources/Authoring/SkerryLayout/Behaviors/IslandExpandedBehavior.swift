package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// The expanded Dynamic Island: two sides beside the camera, a centre under it, and a bottom across all.
///
/// Views below one another keep the spacing of a VStack, including the bottom region below the columns. Source:
/// Figures §2.6 and, for the bottom, §8.3.
package struct IslandExpandedBehavior: LayoutBehavior {
  /// The settings of one child.
  package struct Member: Sendable {
    /// The region that it is in.
    package var region: ExpandedRegion
    /// Of the leading and the trailing members, the one with the higher priority may take the whole row. Any number; 0 by default.
    package var priority: Double
    package init(region: ExpandedRegion, priority: Double) {
      self.region = region
      self.priority = priority
    }
  }

  /// The settings of the children, in their order.
  package let members: [Member]
  /// The camera's width and height, in points.
  package let notch: CGSize
  /// The insets already applied to the bounds.
  package let margins: EdgeInsets
  /// The spacing between neighbours beside each other, in points.
  package let spacing: CGFloat

  package init(members: [Member], notch: CGSize, margins: EdgeInsets, spacing: CGFloat = EdgeSpacing.standard) {
    self.members = members
    self.notch = notch
    self.margins = margins
    self.spacing = spacing
  }

  package var kind: String { "DynamicIslandExpanded" }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    CGSize(width: Self.width(for: proposal), height: arrange(proposal, children).bottom)
  }

  /// The proposed width in points; with none, or an infinite one, our choice, because an island always proposes its own.
  static func width(for proposal: ProposedViewSize) -> CGFloat { proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil } ?? 335 }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    arrange(ProposedViewSize(width: size.width, height: proposal.height), children).placements
  }

  private func arrange(_ proposal: ProposedViewSize, _ children: LayoutChildren) -> IslandArrangement {
    var arrangement = IslandArrangement(self, proposal, children)
    arrangement.placeCenter()
    arrangement.placeSides()
    arrangement.placeBottom()
    return arrangement
  }
}
