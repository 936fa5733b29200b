package import Foundation
package import SkerryGeometry

/// The frame of the Lock Screen presentation on a device, release by release. Lengths in points.
package enum LockScreenCard: Sendable {
  /// A phone's card, which leaves a margin on both sides of the screen.
  ///
  /// - Parameter guideline: the width that Apple's page gives, which screenshots refute.
  case phone(screenWidth: CGFloat, guideline: CGFloat?)
  /// A card of one width on every release.
  case fixed(Sourced<SizeRange>)

  /// What the system cuts a Live Activity to, in points, on the Lock Screen and in the island (Apple, Displaying live data with Live Activities).
  package static let maximumHeight: CGFloat = 160
  /// The system's minimum and maximum heights. Cards of 74 and 76.67 points were observed.
  private static let heights: ClosedRange<CGFloat> = 64...maximumHeight
  /// The heights that Apple's guidelines give, which screenshots of phones refute for their cards.
  static let publishedHeights: ClosedRange<CGFloat> = 84...maximumHeight

  /// Width and heights on a release.
  package func figures(_ version: SystemVersion) -> Sourced<SizeRange> {
    switch self {
    case .fixed(let range): range
    case .phone(let screenWidth, let guideline):
      Sourced(
        SizeRange(width: screenWidth - 2 * Self.margin(version), heights: Self.heights), from: Self.source(version),
        Self.seen(version).contains(screenWidth) ? .exact : .fitted,
        refuting: (guideline.map { ["width \(Int($0)) pt"] } ?? []).map { Refuted($0, from: FigureSource.liveActivitiesPage) } + [
          Refuted("minimum height \(Int(Self.publishedHeights.lowerBound)) pt", from: FigureSource.liveActivitiesPage)
        ])
    }
  }

  /// Between the card and the screen's edges.
  private static func margin(_ version: SystemVersion) -> CGFloat { version == .iOS16 ? 10 : 14 }

  /// The widths of the screens whose cards appear on screenshots.
  private static func seen(_ version: SystemVersion) -> [CGFloat] {
    switch version {
    case .iOS16, .iOS17: [393]
    case .iOS18: [402]
    case .iOS26: [402, 440]
    }
  }

  private static func source(_ version: SystemVersion) -> String {
    switch version {
    case .iOS16: FigureSource.card16
    case .iOS17: FigureSource.card17
    case .iOS18: FigureSource.card18
    case .iOS26: FigureSource.card26
    }
  }

  /// Between the lowest card and the bottom of the screen.
  package static func gapBelow(_ version: SystemVersion) -> Sourced<CGFloat> {
    switch version {
    case .iOS16: Sourced(120.33, from: FigureSource.card16, .exact)
    case .iOS17: Sourced(120, from: FigureSource.card17, .exact)
    case .iOS18: Sourced(120, from: FigureSource.card18, .exact)
    case .iOS26: Sourced(127.67, from: FigureSource.card26, .exact)
    }
  }

  /// Between two cards of the list.
  package static let gapBetween = Sourced<CGFloat>(8, from: FigureSource.alwaysOn, .exact)
  /// The radius of the card's corners, which are continuous.
  package static let cornerRadius = Sourced<CGFloat>(23.5, from: FigureSource.cardCorner, .exact)

  /// The opacity of the black that dims a card while the display is always on: on iOS 26 white is (240, 240, 240), and every colour 0.94 of itself; on
  /// iOS 18 white stays (255, 255, 255), and earlier releases are assumed to be like it.
  package static func alwaysOnDimming(_ version: SystemVersion) -> Sourced<Double> {
    switch version {
    case .iOS16, .iOS17: Sourced(0, from: "screenshot P58 of iOS 18, carried over", .assumed)
    case .iOS18: Sourced(0, from: "screenshot P58 of iOS 18 (Figures §8.7)", .exact)
    case .iOS26: Sourced(0.06, from: "screenshot P15 of iOS 26 (Figures §8.7)", .exact)
    }
  }

  /// What a card is scaled by while the display is always on.
  package static func alwaysOnScale(_ version: SystemVersion) -> Sourced<CGFloat> {
    switch version {
    case .iOS16, .iOS17: Sourced(1, from: "not known before iOS 18", .assumed)
    case .iOS18: Sourced(0.97, from: "screenshot P58 of iOS 18 (Figures §8.7)", .exact)
    case .iOS26: Sourced(0.97, from: FigureSource.alwaysOn, .exact)
    }
  }

  /// Where the middle of a card is while the display is always on: everything on the screen is scaled about the screen's middle (exact, P58, P59;
  /// Figures §8.7).
  ///
  /// - Parameters:
  ///   - middle: where it is otherwise, in points from the top of the screen.
  ///   - screen: the height of the screen in points.
  package static func alwaysOnMiddle(_ middle: CGFloat, screen: CGFloat, _ version: SystemVersion) -> CGFloat {
    screen / 2 + (middle - screen / 2) * alwaysOnScale(version).value
  }
}
