import Foundation
import SkerryGeometry

/// The sizes of widgets on an iPad, in points: the design canvas in portrait. Source: HIG Widgets, Specifications.
package struct PadWidgets: Sendable {
  private let small: CGFloat
  private let medium: CGFloat
  private let extraLarge: CGFloat
  /// Whether the row is that of the iPad's own screen.
  private var isOwn = true

  private init(small: CGFloat, medium: CGFloat, extraLarge: CGFloat) {
    self.small = small
    self.medium = medium
    self.extraLarge = extraLarge
  }

  static let of768 = PadWidgets(small: 141, medium: 305.5, extraLarge: 634.5)
  static let of810 = PadWidgets(small: 146, medium: 320.5, extraLarge: 669)
  static let of834 = PadWidgets(small: 155, medium: 342, extraLarge: 715.5)
  static let of1024 = PadWidgets(small: 170, medium: 378.5, extraLarge: 795)

  /// The same row for a screen of the same width that Apple publishes none for.
  var forOtherScreen: PadWidgets {
    var copy = self
    copy.isOwn = false
    return copy
  }

  /// The size of a surface.
  func size(_ surface: WidgetSurface) -> Sourced<CGSize> {
    func canvas(_ width: CGFloat, _ height: CGFloat) -> Sourced<CGSize> {
      Sourced(
        CGSize(width: width, height: height),
        from: FigureSource.widgets + (isOwn ? " (iPad design canvas)" : " (iPad design canvas of the same width)"),
        isOwn ? .published : .fitted)
    }
    return switch surface {
    case .systemSmall: canvas(small, small)
    case .systemMedium: canvas(medium, small)
    // The large family is a square of the medium one's width.
    case .systemLarge: canvas(medium, medium)
    case .systemExtraLarge: canvas(extraLarge, medium)
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .smallInStandBy: carried(surface)
    }
  }

  private func carried(_ surface: WidgetSurface) -> Sourced<CGSize> {
    Sourced(
      PhoneWidgets.of375x812.size(surface, .iOS18)?.value ?? .zero,
      from: "our choice: the phone's of 375 × 812, as none is published for iPad", .assumed)
  }
}
