import Foundation
import SkerryDrawing

/// A shadow that belongs to a style. Radii and offsets are in points.
public struct ShadowStyle: Equatable, Hashable, Sendable {
  private enum Place: Hashable, Sendable { case drop, inner }
  private let place: Place
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize

  /// Behind what is painted.
  public static func drop(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> ShadowStyle
  {
    ShadowStyle(place: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
  /// On what is painted, cast by its edges. Its blur is assumed to be that of other shadows (Figures §9.157).
  public static func inner(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> ShadowStyle
  {
    ShadowStyle(place: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  func effect(in environment: EnvironmentValues) -> Effect {
    let color = color.source.rgba(in: environment)
    switch place {
    case .drop: return .shadow(color, radius: radius, offset: offset)
    case .inner: return .innerShadow(color, radius: radius, offset: offset)
    }
  }
}

/// A style with a shadow, which each shape and each text has on its own.
public struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle, PaintStyle {
  public typealias Resolved = Never
  let base: Base
  let shadow: ShadowStyle
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    .effect(shadow.effect(in: environment), base.paint(in: environment, level: level))
  }
}
extension ShapeStyle {
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: self, shadow: style) }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendedShapeStyle(base: self, mode: mode) }
}
/// A style that is blended with what is behind it.
public struct BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle, PaintStyle {
  public typealias Resolved = Never
  let base: Base
  let mode: BlendMode
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    .effect(.blend(mode), base.paint(in: environment, level: level))
  }
}
extension ShapeStyle where Self == AnyShapeStyle {
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: ForegroundStyle(), shadow: style) }
}
