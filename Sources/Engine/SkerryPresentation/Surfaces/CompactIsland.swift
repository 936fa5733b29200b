package import Foundation
package import SkerryGeometry

/// How the two sides of a compact island share its width. Lengths in points.
package enum CompactIsland {
  /// The minimum width of the narrower side, as a share of the wider one's.
  package static let minimumShare = Sourced<CGFloat>(0.75, from: FigureSource.compact, .exact)
  /// Whether the ends of a low island are smoothed along its edges, or half circles: by the display, not by the release.
  ///
  /// Seen on 393 points (half circles, display radius 55) and 402 (smoothed, 62); other screens by their display's radius.
  package static func hasSmoothedEnds(on device: Device) -> Sourced<Bool> {
    Sourced(device.displayRadius.value > 58, from: "screenshots P3, P11, P20, P22 (Figures §8.2)", .fitted)
  }
  /// Between a side's content and the sensor.
  package static let innerMargin = Sourced<CGFloat>(0, from: FigureSource.compact, .exact)
  /// Above and below the content: resizable content fills 22.67.
  package static let verticalMargin = Sourced<CGFloat>(7, from: FigureSource.compact, .exact)
  /// By how much the outer margin of an attached minimal exceeds that of a detached one on iOS 16 (a beta shows it); later releases have the
  /// same margins for both.
  package static let attachedMargin = Sourced<CGFloat>(8, from: FigureSource.minimal, .fitted)
  /// Between an attached pill and the detached minimal.
  package static let detachedGap = Sourced<CGFloat>(8, from: FigureSource.minimal, .exact)
  /// Between content and the island's end, at every width of the content (Figures §9.114).
  package static func outerMargin(_ release: SystemRelease) -> Sourced<CGFloat> {
    release.form == .first17
      ? Sourced(15, from: "screenshots P4 and P29 (Figures §9.114)", .exact) : Sourced(7, from: FigureSource.compact, .exact)
  }

  /// The margins of a side, unless the activity sets its own.
  package static func margins(isLeading: Bool, _ release: SystemRelease) -> EdgeInsets {
    let outer = outerMargin(release).value
    return EdgeInsets(
      top: verticalMargin.value, leading: isLeading ? outer : innerMargin.value, bottom: verticalMargin.value,
      trailing: isLeading ? innerMargin.value : outer)
  }

  /// The widths of the sides, given the width that each needs with its margins: the narrower is widened to its minimum share, rounded to
  /// pixels at 3x.
  ///
  /// - Parameters:
  ///   - wanted: the width that the wider side would have without a maximum, infinite for views that take any width (Figures §9.86).
  ///   - widest: the maximum width of a side.
  package static func widths(
    _ leading: CGFloat, _ trailing: CGFloat, wanted: CGFloat? = nil, widest: CGFloat = .infinity
  ) -> (leading: CGFloat, trailing: CGFloat) {
    let share = max(leading, trailing, wanted ?? 0) * minimumShare.value
    let minimum = share < widest ? (share * 3).rounded() / 3 : widest
    return (max(leading, minimum), max(trailing, minimum))
  }
}
