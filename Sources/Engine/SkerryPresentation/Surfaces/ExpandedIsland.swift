package import Foundation
package import SkerryGeometry

/// The margins and positions of an expanded island's regions. Lengths in points.
package enum ExpandedIsland {
  /// Between the regions and the island's edges.
  package static let margin = Sourced<CGFloat>(18, from: FigureSource.islandRegions, .exact)
  /// The same on each edge; the betas of iOS 16.1 had more at the sides.
  package static func margins(_ release: SystemRelease) -> Sourced<EdgeInsets> {
    switch release.form {
    case .firstBetas16:
      Sourced(EdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20), from: "screenshots P11, P40, P116, P117 (Figures §9.139)", .exact)
    case .laterBetas16: Sourced(EdgeInsets(20), from: "screenshots P44 and P111 (Figures §9.139)", .exact)
    case .first17, nil: margin.map { EdgeInsets($0) }
    }
  }
  /// Content is cut to the island's shape inset by this. On iOS 16 a screenshot shows content uncut up to 9 points from the edge.
  package static func clipMargin(_ version: SystemVersion) -> Sourced<CGFloat> {
    version >= .iOS17 ? Sourced(13, from: FigureSource.islandRegions, .exact) : Sourced(0, from: "screenshot P12 (Figures §8.3)", .fitted)
  }
  /// Whether the corners grow gradually out of all edges, or are circles smoothed along the horizontal ones.
  ///
  /// Observed at 393 points wide on iOS 16, 17.4 and 18, and at 402 on iOS 18 and 26: the release decides, not the device. iOS 17.0 has circles
  /// as iOS 16 has.
  package static func hasContinuousCorners(_ release: SystemRelease) -> Sourced<Bool> {
    Sourced(
      release.version >= .iOS17 && release.form == nil, from: "screenshots P1, P4, P11, P13, P14, P18, P20, P45 (Figures §8.2)", .fitted)
  }
  /// The bottom region is placed under its row as in a VStack: text keeps its distance from views that are not text, other views keep this one.
  package static let bottomGap = Sourced<CGFloat>(
    8, from: "default spacing (Figures §5.1), with text as on screenshots P4, P6, P11 (Figures §8.3)", .fitted)
  /// The shadow on what is behind the island: black, with its largest opacity and the standard deviation of its blur.
  package static let shadow = Sourced<(opacity: Double, deviation: CGFloat)>(
    (0.46, 19), from: "screenshots P1 and P3 (Figures §8.2)", .fitted)
}

/// The outline around an island on a dark backdrop.
package enum Keyline {
  /// Points, outside the island.
  package static let width = Sourced<CGFloat>(1.67, from: "screenshots P4 and P8 (Figures §8.2)", .exact)

  /// How opaque the white outline is over a backdrop of a luma of 0…1: (35, 35, 35) over black, +9 over 0.085, none over a light one.
  package static func opacity(over luma: Double) -> Sourced<Double> {
    Sourced(max(0, 0.137 - 1.2 * max(0, luma)), from: "screenshots P4 and P8 (Figures §8.2)", .fitted)
  }

  /// How opaque the outline is in the activity's own tint, as on phones; simulators draw it neutral. It fades over a brighter backdrop as the neutral
  /// one does, which is assumed.
  package static func tintOpacity(over luma: Double) -> Sourced<Double> {
    Sourced(0.24 * opacity(over: luma).value / opacity(over: 0).value, from: "screenshots P41, P53 and P54 (Figures §8.2)", .fitted)
  }
}
