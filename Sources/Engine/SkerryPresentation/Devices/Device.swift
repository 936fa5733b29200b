package import Foundation

/// A device with the figures that presentations need. Lengths in points.
package struct Device: Sendable {
  package enum Kind: String, Sendable, Codable { case islandPhone, notchPhone, plainPhone, pad, watch, car }

  package let id: String
  package let names: [String]
  package let kind: Kind
  package let screen: Sourced<CGSize>
  package let scale: CGFloat
  package let displayRadius: Sourced<CGFloat>
  /// Dynamic Island figures; `nil` where there is none.
  package let island: Island?
  /// Width and the range of heights of the Lock Screen presentation; `nil` where there is none.
  package let lockScreen: Sourced<SizeRange>?
  /// The size of the small presentation; `nil` where there is none.
  package let small: Sourced<CGSize>?

  /// A Dynamic Island's figures, in points.
  package struct Island: Sendable {
    /// The cut-out between the compact sides.
    package let sensor: Sourced<CGSize>
    /// From the screen's top and, expanded, from its sides.
    package let inset: Sourced<CGFloat>
    package let compactSide: Sourced<CGSize>
    package let expanded: Sourced<SizeRange>
    package let expandedRadius: Sourced<CGFloat>
    /// The whole compact island.
    package let totalWidth: Sourced<CGFloat>
    /// The widest a compact side may grow.
    package let widestSide: Sourced<CGFloat>
  }
}

/// A fixed width with a range of heights, in points.
package struct SizeRange: Sendable, Equatable {
  package let width: CGFloat
  package let heights: ClosedRange<CGFloat>
  package init(width: CGFloat, heights: ClosedRange<CGFloat>) {
    self.width = width
    self.heights = heights
  }
}
