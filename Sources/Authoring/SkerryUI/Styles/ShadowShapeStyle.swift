import Foundation
import SkerryDiagnostics
import SkerryDrawing

/// A shadow that belongs to a style.
public struct ShadowStyle: Equatable, Hashable, Sendable {
  private let name: String
  public static func drop(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> ShadowStyle
  {
    ShadowStyle(name: "drop \(radius) \(x) \(y)")
  }
  public static func inner(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> ShadowStyle
  {
    ShadowStyle(name: "inner \(radius) \(x) \(y)")
  }
}

/// A style with a shadow.
///
/// Approximated: the style without its shadow, with a diagnostic.
public struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle, PaintStyle {
  public typealias Resolved = Never
  let base: Base
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    environment.system.log?.report(
      Diagnostic(
        .notDrawn, "The shadow of a style is not drawn; use the view's own .shadow(color:radius:x:y:) instead.")
    )
    return base.paint(in: environment, level: level)
  }
}
extension ShapeStyle {
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: self) }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendedShapeStyle(base: self) }
}
/// A style that is blended with its backdrop.
///
/// Approximated: the style itself, with a diagnostic.
public struct BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle, PaintStyle {
  public typealias Resolved = Never
  let base: Base
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    environment.system.log?.report(
      Diagnostic(
        .notDrawn, "The blend mode of a style is not drawn; use the view's own .blendMode(_:) instead."))
    return base.paint(in: environment, level: level)
  }
}
extension ShapeStyle where Self == AnyShapeStyle {
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: ForegroundStyle()) }
}
