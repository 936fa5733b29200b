package import Foundation
import SkerryGeometry

/// The grid of a Home Screen on which the widgets of iOS 26 were measured, in points. Source: Figures §1.7.
package struct HomeScreenGrid: Sendable {
  private let small: CGFloat
  private let medium: CGFloat
  private let large: CGFloat
  /// The distance between a widget's content and its edges.
  let margin: CGFloat
  /// Whether the margin was measured on this screen.
  var isMarginSeen = true
  /// The radius of a widget's corners.
  let radius: CGFloat
  /// The families whose own edges were measured; the others follow from the places of the icons.
  private let seen: Set<WidgetSurface>

  static let source = "a screenshot of iOS 26 (Figures §1.7)"

  /// 375 × 667 points; the small and the large family follow from the places of the icons, which are 60 wide and 86 apart in a column.
  static let of375x667 = HomeScreenGrid(small: 146, medium: 319, large: 318, margin: 16, radius: 25.33, seen: [.systemMedium])
  /// 393 × 852 points; the radius follows from that of 402.
  static let of393 = HomeScreenGrid(
    small: 488.0 / 3, medium: 1034.0 / 3, large: 360, margin: 18, radius: 28.33, seen: [.systemSmall, .systemMedium, .systemLarge])
  /// 402 × 874 points.
  static let of402 = HomeScreenGrid(
    small: 493.0 / 3, medium: 1049.0 / 3, large: 365, margin: 18, radius: 28.5, seen: [.systemLarge])
  /// 420 × 912 points; the large family follows from the places of the icons, the margin is that of 440, whose icons are as wide, and the radius
  /// follows from the others.
  static let of420 = HomeScreenGrid(
    small: 518.0 / 3, medium: 1100.0 / 3, large: 382, margin: 58.0 / 3, isMarginSeen: false, radius: 29.83,
    seen: [.systemSmall, .systemMedium])
  /// 428 × 926 points; the large family follows from icons that are 106 apart in a column, as before iOS 26, the margin is that of 440, and the radius
  /// follows from the others.
  static let of428 = HomeScreenGrid(
    small: 523.0 / 3, medium: 1115.0 / 3, large: 1159.0 / 3, margin: 58.0 / 3, isMarginSeen: false, radius: 30.1, seen: [.systemMedium])
  /// 440 × 956 points.
  static let of440 = HomeScreenGrid(
    small: 530.0 / 3, medium: 378, large: 394, margin: 58.0 / 3, radius: 30.5, seen: [.systemSmall, .systemMedium])

  /// The rim of light of widgets on iOS 26: white, its width in points, and its opacity along the sides in rings of equal width, from the outside in.
  package static let rim = Sourced<(width: CGFloat, opacities: [Double])>((1, [0.57, 0.42, 0.27]), from: FigureSource.widgetRim26, .fitted)

  /// The light over a widget's background on iOS 26: white, its opacity at heights from the upper edge, 0, to the lower one, 1.
  package static let sheen = Sourced<[(at: Double, opacity: Double)]>(
    [
      (0, 0.102), (0.075, 0.1), (0.113, 0.0957), (0.151, 0.0866), (0.189, 0.0777), (0.226, 0.0689), (0.264, 0.0603), (0.302, 0.0517),
      (0.34, 0.0433),
      (0.377, 0.0351), (0.415, 0.028), (0.453, 0.0219), (0.491, 0.0167), (0.528, 0.0125), (0.566, 0.0092), (0.604, 0.0062), (0.642, 0.0041),
      (0.679, 0.0026), (0.717, 0.0014), (0.755, 0.0008), (0.83, 0),
    ], from: FigureSource.widgetSheen26, .exact)

  /// The size of a surface; `nil` if it is not on the Home Screen.
  func size(_ surface: WidgetSurface) -> Sourced<CGSize>? {
    let size: CGSize? =
      switch surface {
      case .systemSmall: CGSize(width: small, height: small)
      case .systemMedium: CGSize(width: medium, height: small)
      case .systemLarge: CGSize(width: medium, height: large)
      case .systemExtraLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline, .smallInStandBy: nil
      }
    return size.map { Sourced($0, from: Self.source, seen.contains(surface) ? .exact : .fitted) }
  }
}
