import Foundation

/// Whether a view is shown over another one of the same app; UIKit's spelling. Pictures show the base level.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

/// Standard or increased contrast; UIKit's spelling.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
/// Standard or bold text; UIKit's spelling.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

/// The traits that a dynamic colour depends on; UIKit's spelling.
public final class UITraitCollection: Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  public let legibilityWeight: UILegibilityWeight
  public let displayScale: CGFloat
  public let preferredContentSizeCategory: UIContentSizeCategory
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(userInterfaceStyle, .unspecified, .unspecified, scale: 3) }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(.unspecified, .unspecified, .unspecified, scale: 3, preferredContentSizeCategory)
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(.unspecified, accessibilityContrast, .unspecified, scale: 3)
  }
  /// Those of the body that is being evaluated.
  public static var current: UITraitCollection { UITraitCollection(.ambient) }

  convenience init(_ environment: EnvironmentValues) {
    self.init(
      environment.system.colorScheme == .dark ? .dark : .light, environment.system.colorSchemeContrast == .increased ? .high : .normal,
      environment.legibilityWeight == .bold ? .bold : .regular, scale: environment.system.displayScale,
      UIContentSizeCategory(environment.system.dynamicTypeSize))
  }
  private init(
    _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast, _ weight: UILegibilityWeight, scale: CGFloat,
    _ size: UIContentSizeCategory = .unspecified
  ) {
    (userInterfaceStyle, accessibilityContrast, legibilityWeight, displayScale) = (style, contrast, weight, scale)
    preferredContentSizeCategory = size
  }
}
