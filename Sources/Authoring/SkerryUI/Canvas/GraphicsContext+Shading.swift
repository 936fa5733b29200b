import Foundation
import SkerryDrawing
import SkerryGeometry

extension GraphicsContext {
  /// What fills an outline; positions in points of the canvas.
  public struct Shading: Sendable {
    private enum Kind: Sendable {
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }
    private let kind: Kind
    public nonisolated static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
    public nonisolated static func color(
      _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(space, red: red, green: green, blue: blue, opacity: opacity))
    }
    public nonisolated static func color(_ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      .color(Color(space, white: white, opacity: opacity))
    }
    public nonisolated static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
    public nonisolated static var foreground: Shading { .style(.foreground) }
    public nonisolated static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint))
    }
    public nonisolated static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
      -> Shading
    {
      Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }
    public nonisolated static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
      Shading(kind: .conic(gradient, center, angle))
    }

    /// The style over a whole canvas of a size.
    func style(in size: CGSize) -> AnyShapeStyle {
      func unit(_ point: CGPoint) -> UnitPoint {
        UnitPoint(x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0)
      }
      switch kind {
      case .style(let style): return AnyShapeStyle(style)
      case .linear(let gradient, let start, let end):
        return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: unit(start), endPoint: unit(end)))
      case .radial(let gradient, let center, let start, let end):
        return AnyShapeStyle(RadialGradient(gradient: gradient, center: unit(center), startRadius: start, endRadius: end))
      case .conic(let gradient, let center, let angle):
        return AnyShapeStyle(AngularGradient(gradient: gradient, center: unit(center), angle: angle))
      }
    }
  }

  /// A filter on everything drawn after it.
  public struct Filter {
    private let change: @MainActor (AnyView) -> AnyView
    private nonisolated init(_ change: @escaping @MainActor (AnyView) -> AnyView) { self.change = change }
    @MainActor func applied(to view: AnyView) -> AnyView { change(view) }
    public nonisolated static func blur(radius: CGFloat) -> Filter { Filter { AnyView($0.blur(radius: radius)) } }
    public nonisolated static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) } }
    public nonisolated static func brightness(_ amount: Double) -> Filter { Filter { AnyView($0.brightness(amount)) } }
    public nonisolated static func contrast(_ amount: Double) -> Filter { Filter { AnyView($0.contrast(amount)) } }
    public nonisolated static func saturation(_ amount: Double) -> Filter { Filter { AnyView($0.saturation(amount)) } }
    public nonisolated static func grayscale(_ amount: Double) -> Filter { Filter { AnyView($0.grayscale(amount)) } }
    public nonisolated static func hueRotation(_ angle: Angle) -> Filter { Filter { AnyView($0.hueRotation(angle)) } }
    public nonisolated static func colorInvert(_ amount: Double = 1) -> Filter { Filter { AnyView($0.colorInvert()) } }
    public nonisolated static func colorMultiply(_ color: Color) -> Filter { Filter { AnyView($0.colorMultiply(color)) } }
    public nonisolated static var luminanceToAlpha: Filter { Filter { AnyView($0.luminanceToAlpha()) } }
  }
}
