import Foundation
import SkerryDrawing

/// Frosted glass over its backdrop.
///
/// The backdrop is blurred and recoloured; without one, and in text, it is the translucent grey that gives the same
/// results over black and white.
public struct Material: Hashable, Sendable {
  enum Thickness: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }
  let thickness: Thickness
  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  public static let bar = Material(thickness: .bar)
}

extension Material: ShapeStyle, PaintStyle {
  public typealias Resolved = Never
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    let isDark = environment.system.colorScheme == .dark
    return .backdrop(
      BackdropMaterial(blurRadius: blurRadius, levels: levels(isDark: isDark).map { $0 / 255 }, chroma: chroma(isDark: isDark)))
  }

  /// Points. Source: Figures §4.6.
  private var blurRadius: CGFloat {
    switch thickness {
    case .ultraThin, .bar: 22.5
    case .thin, .regular: 30
    case .thick, .ultraThick: 45
    }
  }

  /// Grey levels over greys of 0, 64, 128, 191 and 255. Source: Figures §4.6.
  private func levels(isDark: Bool) -> [Double] {
    switch thickness {
    case .ultraThin: isDark ? [31.8, 63.4, 100, 137.8, 176.8] : [88.7, 130, 169, 209, 245]
    case .thin: isDark ? [32, 55.8, 76, 98, 125.8] : [141, 175, 200, 222, 245]
    case .regular: isDark ? [31.8, 53.8, 63.8, 71.8, 84] : [197, 208, 223, 238, 245]
    case .thick, .ultraThick: isDark ? [30, 39, 42, 42, 36] : [234, 237, 243, 246, 246]
    case .bar: isDark ? [18, 58, 74.8, 79.8, 87.8] : [178, 210, 239.6, 254.9, 247]
    }
  }

  /// How much of the saturation is kept: half more than of the brightness. Source: Figures §8.6.
  private func chroma(isDark: Bool) -> Double {
    let levels = levels(isDark: isDark)
    return 1.5 * abs((levels.last ?? 0) - (levels.first ?? 0)) / 255
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
