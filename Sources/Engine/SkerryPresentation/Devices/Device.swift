package import Foundation
package import SkerryGeometry

/// A device with the figures that presentations need. Lengths in points.
package struct Device: Sendable {
  /// The kinds of devices, which decide the presentations they have.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    case islandPhone, notchPhone, plainPhone, pad, watch, car

    /// The idiom of its files in asset catalogues.
    package var idiom: String {
      switch self {
      case .islandPhone, .notchPhone, .plainPhone: "iphone"
      case .pad: "ipad"
      case .watch: "watch"
      case .car: "car"
      }
    }
  }

  /// What `--device` takes, such as `iphone-15-pro`.
  package let id: String
  /// The products that have these figures.
  package let names: [String]
  package let kind: Kind
  /// Points: a phone's and a watch's in portrait, an iPad's and a car's in landscape.
  package let screen: Sourced<CGSize>
  /// Pixels per point of the screen.
  package let scale: CGFloat
  /// Points; 0 for a screen with square corners.
  package let displayRadius: Sourced<CGFloat>
  /// Dynamic Island figures; `nil` if there is none.
  package let island: Island?
  /// Width and the range of heights of the Lock Screen presentation, by release; `nil` if there is none.
  package let lockScreenCard: LockScreenCard?
  /// The size of the small presentation; `nil` if there is none.
  package let small: Sourced<CGSize>?
  /// The widgets that it shows, and their sizes.
  package let widgets: DeviceWidgets

  /// A Dynamic Island's figures, in points.
  package struct Island: Sendable {
    /// The cut-out between the compact sides, and the island without content.
    package let sensor: Sourced<CGSize>
    /// From the screen's top and, expanded, from its sides.
    package let inset: Sourced<CGFloat>
    /// The width and the range of heights of the expanded island.
    package let expanded: Sourced<SizeRange>
    /// The corner radius of an expanded island that is tall enough for it.
    package let expandedRadius: Sourced<CGFloat>
    /// The maximum width of a compact side, margins included.
    package let widestSide: Sourced<CGSize>

    /// The height of the island in every state but expanded.
    package var height: CGFloat { sensor.value.height }
    /// The radius of the ends in every state but expanded.
    package var pillRadius: CGFloat { height / 2 }
  }

  /// Points at the top that the system reserves. Source: Figures §1.6.
  package var safeAreaTop: CGFloat {
    switch kind {
    case .islandPhone: (island?.inset.value ?? 0) + 48
    case .notchPhone: 47
    case .plainPhone: 20
    case .pad: 24
    case .watch, .car: 0
    }
  }

  /// The Lock Screen presentation of a release; `nil` if there is none.
  package func lockScreen(_ version: SystemVersion) -> Sourced<SizeRange>? { lockScreenCard?.figures(version) }
}

/// A fixed width with a range of heights, in points.
package struct SizeRange: Sendable, Equatable {
  /// Points.
  package let width: CGFloat
  /// Points, from the minimum to the maximum.
  package let heights: ClosedRange<CGFloat>
  package init(width: CGFloat, heights: ClosedRange<CGFloat>) {
    self.width = width
    self.heights = heights
  }
}
