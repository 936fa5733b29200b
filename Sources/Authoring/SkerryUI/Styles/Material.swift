import SkerryDrawing

/// Frosted glass over what lies behind.
///
/// Drawn as a translucent colour that gives the measured results over black and white; what lies behind is not blurred.
/// Source: apple-figures §4.6, measured flat results.
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
    // Grey levels over a black and over a white backdrop.
    let (black, white): (Double, Double) =
      switch thickness {
      case .ultraThin: isDark ? (31.8, 176.8) : (88.7, 245)
      case .thin: isDark ? (32, 125.8) : (141, 245)
      case .regular: isDark ? (31.8, 84) : (197, 245)
      case .thick: isDark ? (30, 36) : (234, 246)
      case .ultraThick: isDark ? (30, 36) : (234, 246)
      case .bar: isDark ? (18, 87.8) : (178, 247)
      }
    let alpha = 1 - (white - black) / 255
    let gray = black / alpha / 255
    return .solid(RGBA(gray, gray, gray, alpha))
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
