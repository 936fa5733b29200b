package import Foundation
package import SkerryGeometry

/// The materials of Lock Screen cards on each release.
package enum CardLook {
  /// Numbers of a material: see `BackdropMaterial`.
  package struct Glass: Sendable, Equatable {
    /// Standard deviation, in points.
    package let blur: CGFloat
    /// Brightness of the result over black … white, 0…1.
    package let levels: [Double]
    /// What the distance from grey is multiplied by; 1 keeps the saturation.
    package let chroma: Double
  }

  /// Under a card's views.
  package enum Plate: Sendable, Equatable {
    /// White in the light appearance, black in the dark one.
    case opaque
    case material(Glass)
  }

  /// A card without a tint.
  package static func plate(_ version: SystemVersion, isDark: Bool, isAlwaysOn: Bool) -> Sourced<Plate> {
    switch version {
    case .iOS16:
      isDark || isAlwaysOn
        ? Sourced(.material(dim), from: FigureSource.card16, .assumed) : Sourced(.material(bright), from: FigureSource.card16, .fitted)
    case .iOS17: Sourced(.opaque, from: FigureSource.card17, isDark ? .exact : .assumed)
    case .iOS18: Sourced(.opaque, from: FigureSource.card17 + ", carried over", .assumed)
    case .iOS26: Sourced(.material(clear), from: FigureSource.card26, .fitted)
    }
  }

  /// What shows through a tint that is not opaque, before iOS 26: the blurred wallpaper, more saturated and as bright as it is.
  package static let behindTint = Glass(blur: 30, levels: [0, 0.25, 0.5, 0.75, 1], chroma: 1.8)

  /// The share of the wallpaper that shows through a tint on iOS 26: always some, and very little through a light tint.
  ///
  /// - Parameters:
  ///   - opacity: the tint's own.
  ///   - luma: the tint's, 0…1.
  package static func share(ofTint opacity: Double, luma: Double) -> Double {
    min(1, 0.22 + 0.9 * (1 - opacity)) * (1 - 0.8 * luma * opacity)
  }

  /// The material behind a tint on iOS 26. Fitted to three readings within 9 of 255, except for one channel that is 18 away.
  package static let behindTint26 = Glass(blur: 6, levels: [0, 0.25, 0.448, 0.511, 0.573], chroma: 1.6)

  /// The rim of light of iOS 26: white, its width in points, and its opacity along a straight edge in rings of equal width, from the outside in.
  package static let rim = Sourced<(width: CGFloat, opacities: [Double])>((1, [0.27, 0.2, 0.125]), from: FigureSource.rim26, .exact)

  /// The brightness of the background from which iOS 26 uses dark text on a tinted card. Our choice.
  package static let darkTextFrom = 0.6

  private static let bright = Glass(blur: 30, levels: [0.5, 0.642, 0.785, 0.927, 1], chroma: 0.86)
  private static let dim = Glass(blur: 30, levels: [0.125, 0.219, 0.298, 0.384, 0.493], chroma: 0.55)
  private static let clear = Glass(blur: 6, levels: [0.05, 0.27, 0.48, 0.69, 0.88], chroma: 1.1)
}
