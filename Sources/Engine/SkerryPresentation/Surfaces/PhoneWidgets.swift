import Foundation
import SkerryGeometry

/// The sizes of widgets on a phone, in points. Source: HIG Widgets, Specifications, one row for each screen.
package struct PhoneWidgets: Sendable {
  /// The screen that the row is published for, in points.
  private let screen: (width: CGFloat, height: CGFloat)
  private let small: CGSize
  private let medium: CGSize
  private let large: CGSize
  private let circular: CGFloat
  private let rectangular: CGSize
  private let inline: CGFloat
  /// Whether the row is that of the phone's own screen.
  private var isOwn = true
  /// The published side of the small family, where a screenshot shows another.
  private var refutedSmall: CGFloat?
  /// The grid of iOS 26, where it was measured.
  private(set) var grid: HomeScreenGrid?

  private init(
    _ screen: (CGFloat, CGFloat), small: (CGFloat, CGFloat), medium: (CGFloat, CGFloat), large: (CGFloat, CGFloat), circular: CGFloat,
    rectangular: (CGFloat, CGFloat), inline: CGFloat
  ) {
    self.screen = screen
    self.small = CGSize(width: small.0, height: small.1)
    self.medium = CGSize(width: medium.0, height: medium.1)
    self.large = CGSize(width: large.0, height: large.1)
    self.circular = circular
    self.rectangular = CGSize(width: rectangular.0, height: rectangular.1)
    self.inline = inline
  }

  static let of430 = PhoneWidgets(
    (430, 932), small: (170, 170), medium: (364, 170), large: (364, 382), circular: 76, rectangular: (172, 76), inline: 257)
  static let of428 = PhoneWidgets(
    (428, 926), small: (170, 170), medium: (364, 170), large: (364, 382), circular: 76, rectangular: (172, 76), inline: 257)
  static let of414x896 = PhoneWidgets(
    (414, 896), small: (169, 169), medium: (360, 169), large: (360, 379), circular: 76, rectangular: (160, 72), inline: 248)
  static let of414x736 = PhoneWidgets(
    (414, 736), small: (157, 157), medium: (348, 157), large: (348, 357), circular: 76, rectangular: (170, 76), inline: 248
  ).refuting(small: 159)
  static let of393 = PhoneWidgets(
    (393, 852), small: (158, 158), medium: (338, 158), large: (338, 354), circular: 72, rectangular: (160, 72), inline: 234)
  static let of390 = PhoneWidgets(
    (390, 844), small: (158, 158), medium: (338, 158), large: (338, 354), circular: 72, rectangular: (160, 72), inline: 234)
  static let of375x812 = PhoneWidgets(
    (375, 812), small: (155, 155), medium: (329, 155), large: (329, 345), circular: 72, rectangular: (157, 72), inline: 225)
  static let of375x667 = PhoneWidgets(
    (375, 667), small: (148, 148), medium: (321, 148), large: (321, 324), circular: 68, rectangular: (153, 68), inline: 225)

  /// The same row for a screen that Apple publishes none for: iOS 18 gives those of 402, 420 and 440 points the rows of 393 and 430.
  func forOtherScreen(grid: HomeScreenGrid? = nil) -> PhoneWidgets {
    var copy = self
    copy.isOwn = false
    copy.grid = grid
    return copy
  }

  /// The same row, whose small family has another side on a screenshot than the published one.
  private func refuting(small: CGFloat) -> PhoneWidgets {
    var copy = self
    copy.refutedSmall = small
    return copy
  }

  /// The same row with the sizes that iOS 26 has on the screen.
  func with(_ grid: HomeScreenGrid) -> PhoneWidgets {
    var copy = self
    copy.grid = grid
    return copy
  }

  /// The size of a surface; `nil` if phones do not show it.
  func size(_ surface: WidgetSurface, _ version: SystemVersion) -> Sourced<CGSize>? {
    if version >= .iOS26, let measured = grid?.size(surface) { return measured }
    if surface == .systemSmall, let refutedSmall {
      let published = Refuted("\(Int(refutedSmall)) × \(Int(refutedSmall)) pt", from: FigureSource.widgets)
      return Sourced(small, from: "screenshot P108 of iOS 14 (Figures §1.7)", .exact, refuting: [published])
    }
    let size: CGSize? =
      switch surface {
      case .systemSmall: small
      case .systemMedium: medium
      case .systemLarge: large
      case .accessoryCircular: CGSize(width: circular, height: circular)
      case .accessoryRectangular: rectangular
      case .accessoryInline: CGSize(width: inline, height: Self.inlineHeight)
      case .systemExtraLarge, .smallInStandBy: nil
      }
    return size.map {
      Sourced(
        $0,
        from: isOwn
          ? FigureSource.widgets
          : FigureSource.widgets + ", the row of \(Int(screen.width)) × \(Int(screen.height)), as measured on iOS 18",
        isOwn ? .published : .reported)
    }
  }

  /// The height of the inline family, in points.
  static let inlineHeight: CGFloat = 26
}
