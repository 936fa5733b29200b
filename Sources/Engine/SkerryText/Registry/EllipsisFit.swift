import Foundation
import SkerryGraph

/// The dots of an ellipsis in Apple's default design: the substitute font's are 0.26 to 0.27 em apart at every size, Apple's move together as letters
/// do at display sizes.
///
/// Source: Figures §9.27. Fitted to six recorded ellipses of 11 to 40 points; bold and heavier text is assumed to be as semibold text is. §9.51 has
/// those of the rounded design.
enum EllipsisFit {
  private static let regular: (text: CGFloat, display: CGFloat) = (0.2576, 0.1886)
  private static let semibold: (text: CGFloat, display: CGFloat) = (0.276, 0.2083)

  /// Two ellipses of 17 points regular; other sizes and weights are assumed to be the same.
  private static let rounded: CGFloat = 0.2745

  /// The advance of an ellipsis in points, before the caller's own tracking: three distances and the design's tracking in the rounded design,
  /// `nil` in others, where it is the substitute font's.
  static func width(in font: FontDescription) -> CGFloat? {
    guard case .system(.rounded) = font.family, !font.isOnWatch else { return nil }
    return 3 * rounded * font.size + SystemTracking.points(for: font, isStandIn: false)
  }

  /// From one dot to the next, in ems; `nil` for other designs.
  static func pitch(in font: FontDescription) -> CGFloat? {
    guard !font.isOnWatch else { return nil }
    if case .system(.rounded) = font.family { return rounded }
    guard case .system(.standard) = font.family else { return nil }
    let share = SystemTracking.semiboldness(font)
    let display = SystemTracking.transition(font)
    let text = regular.text + (semibold.text - regular.text) * share
    let large = regular.display + (semibold.display - regular.display) * share
    return text + (large - text) * display
  }
}
