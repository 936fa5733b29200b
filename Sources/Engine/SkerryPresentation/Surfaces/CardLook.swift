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
        ? Sourced(.material(dim), from: FigureSource.card16, isAlwaysOn ? .assumed : .fitted)
        : Sourced(.material(bright), from: FigureSource.card16, .fitted)
    case .iOS17: Sourced(.opaque, from: FigureSource.card17, isDark ? .exact : .assumed)
    case .iOS18: Sourced(.opaque, from: FigureSource.card17 + ", carried over", .assumed)
    case .iOS26:
      Sourced(.material(underTint[underTint.count - 1].glass), from: FigureSource.untinted26, isDark || isAlwaysOn ? .assumed : .exact)
    }
  }

  /// What shows through a tint that is not opaque, before iOS 26: the blurred wallpaper, more saturated and as bright as it is.
  package static let behindTint = Glass(blur: 30, levels: [0, 0.25, 0.5, 0.75, 1], chroma: 1.8)

  /// The glass of iOS 26 under a tint; some of the wallpaper always shows, and hardly any through a light tint. Between the measured opacities it
  /// is mixed from both neighbours, and an opaque tint's own brightness lessens it. Source: Figures §8.5, §9.75.
  ///
  /// - Parameters:
  ///   - opacity: the tint's own, 0…1.
  ///   - luma: the tint's, 0…1.
  package static func glass(underTint opacity: Double, luma: Double) -> Glass {
    let opacity = min(1, max(0, opacity))
    let upper = underTint.firstIndex { $0.opacity >= opacity && $0.opacity > 0 } ?? underTint.count - 1
    let (from, to) = (underTint[upper - 1], underTint[upper])
    let share = (opacity - from.opacity) / (to.opacity - from.opacity)
    let kept = upper == underTint.count - 1 ? 1 - lightTintHides * luma : 1
    func mixed(_ first: Double, _ second: Double) -> Double { first + (second * kept - first) * share }
    let levels = zip(from.glass.levels, to.glass.levels).map(mixed)
    return Glass(blur: clear.blur, levels: levels, chroma: mixed(from.glass.chroma, to.glass.chroma))
  }

  /// How much of a tint is added to the glass under it, as a share of its opacity: 15 of 255 add 14.3, white over black is 244 (Figures §8.5).
  package static let tintShare = 0.957

  /// The share of the glass that white hides. Fitted to white over black, 244 of 255.
  private static let lightTintHides = 0.8

  /// The glass under black tints by their opacity: without one, 0.35 (fitted to P53, 114 readings), 0.8 (P7, 120), and opaque (P24, P42, P55, 360).
  /// Over black, which no screenshot shows, the levels are assumed.
  private static let underTint: [(opacity: Double, glass: Glass)] = [
    (0, clear), (0.35, Glass(blur: 6, levels: [0.045, 0.211, 0.355, 0.5, 0.64], chroma: 0.884)),
    (0.8, Glass(blur: 6, levels: [0.01, 0.153, 0.185, 0.218, 0.25], chroma: 0.577)),
    (1, Glass(blur: 6, levels: [0, 0.053, 0.066, 0.078, 0.09], chroma: 0.84)),
  ]

  /// The rim of light of iOS 26: white, its width in points, and its opacity along a straight edge in rings of equal width, from the outside in.
  package static let rim = Sourced<(width: CGFloat, opacities: [Double])>((1, [0.27, 0.2, 0.125]), from: FigureSource.rim26, .exact)

  /// The brightness of the background from which iOS 26 uses dark text on a tinted card: text is white on 0.76 (P26); which of the brighter ones have
  /// dark text is our choice (Figures §9.112).
  package static let darkTextFrom = 0.8

  private static let bright = Glass(blur: 30, levels: [0.5, 0.642, 0.785, 0.927, 1], chroma: 0.86)
  /// Fitted to P128, a brightness of 0.32 to 0.6 (Figures §9.131); beyond, and on the always-on display: assumed.
  private static let dim = Glass(blur: 30, levels: [0, 0.121, 0.282, 0.443, 0.604], chroma: 0.69)
  /// Under a clear tint: 0.08 lighter than the wallpaper up to a brightness of 0.5 (P36, 182 readings, Figures §9.109); above, assumed.
  private static let clear = Glass(blur: 6, levels: [0.078, 0.33, 0.583, 0.82, 1], chroma: 0.977)
}
