import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// Colours along a line.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place, 0…1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which neighbouring colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    fileprivate let mixing: GradientStops.Mixing
    public static let device = ColorSpace(mixing: .device)
    public static let perceptual = ColorSpace(mixing: .perceptual)
  }

  public var stops: [Stop]
  private var space = ColorSpace.perceptual
  /// Whether it is its only colour's own gradient, whose stops depend on what that colour is in its environment.
  private var isOwn = false

  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    stops = colors.enumerated().map { Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0) }
  }
  fileprivate init(own color: Color) {
    stops = [Stop(color: color, location: 0)]
    isOwn = true
  }
  public func colorSpace(_ space: ColorSpace) -> Gradient {
    var copy = self
    copy.space = space
    return copy
  }

  func resolved(in environment: EnvironmentValues, level: Int) -> GradientStops {
    let fade = HierarchicalShapeStyle.fade(level)
    if isOwn, let color = stops.first?.color { return Self.shades(of: color.source.rgba(in: environment).opacity(fade)) }
    return GradientStops(
      stops.map { GradientStops.Stop($0.color.source.rgba(in: environment).opacity(fade), at: Double($0.location)) }, mixing: space.mixing)
  }
}

extension Gradient: ShapeStyle, PaintStyle {
  public typealias Resolved = Never
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    .linear(resolved(in: environment, level: level), start: .top, end: .bottom)
  }
}

extension Gradient {
  /// A colour's own gradient (Figures §9.34): a lighter shade at the top, from seven tenths on the colour itself; a bright colour is
  /// itself for three tenths and then darkens. Shades are mixed in encoded values and then a fifth more saturated.
  fileprivate static func shades(of color: RGBA) -> GradientStops {
    let luma = color.luma
    if luma > 0.7 {
      let end = color.mixed(with: .black, 0.1).saturated(1.2)
      return GradientStops([.init(color, at: 0), .init(color, at: 0.3), .init(end, at: 1)], mixing: .perceptual)
    }
    let start = color.mixed(with: .white, luma < 0.5 ? 0.2 + 0.1 * luma : 0.3).saturated(1.2)
    return GradientStops([.init(start, at: 0), .init(color, at: 0.7), .init(color, at: 1)], mixing: .perceptual)
  }
}

extension RGBA {
  fileprivate func mixed(with other: RGBA, _ share: Double) -> RGBA {
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
    return RGBA(mix(red, other.red), mix(green, other.green), mix(blue, other.blue), alpha)
  }
  /// Farther from grey, within sRGB.
  fileprivate func saturated(_ factor: Double) -> RGBA {
    let grey = luma
    func channel(_ part: Double) -> Double { min(max(grey + (part - grey) * factor, 0), 1) }
    return RGBA(channel(red), channel(green), channel(blue), alpha)
  }
}

/// A colour's own gradient.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

extension AnyGradient: ShapeStyle, PaintStyle {
  public typealias Resolved = Never
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint { gradient.paint(in: environment, level: level) }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> some ShapeStyle {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat)
    -> some ShapeStyle
  {
    RadialGradient(gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle)
    -> some ShapeStyle
  {
    AngularGradient(gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero) -> some ShapeStyle {
    AngularGradient(gradient: gradient.gradient, center: center, angle: angle)
  }
}

extension Color {
  public var gradient: AnyGradient { AnyGradient(Gradient(own: self)) }
}

/// A gradient along a line.
public struct LinearGradient: Hashable, Sendable {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (gradient, startPoint, endPoint)
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: ShapeStyle, PaintStyle, View, PrimitiveView {
  public typealias Resolved = Never
  public typealias Body = Never
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    .linear(gradient.resolved(in: environment, level: level), start: start, end: end)
  }
  package func resolve(in context: ResolveContext) -> [ViewNode] { [.painted("LinearGradient", paint(in: context.environment, level: 0))] }
}

/// A gradient outward from a point; radii in points.
public struct RadialGradient: Hashable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension RadialGradient: ShapeStyle, PaintStyle, View, PrimitiveView {
  public typealias Resolved = Never
  public typealias Body = Never
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    .radial(gradient.resolved(in: environment, level: level), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  package func resolve(in context: ResolveContext) -> [ViewNode] { [.painted("RadialGradient", paint(in: context.environment, level: 0))] }
}

/// A radial gradient stretched to its frame; radii as fractions of the sides.
public struct EllipticalGradient: Hashable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let start: CGFloat
  let end: CGFloat
  public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    (self.gradient, self.center, start, end) = (gradient, center, startRadiusFraction, endRadiusFraction)
  }
  public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

extension EllipticalGradient: ShapeStyle, PaintStyle, View, PrimitiveView {
  public typealias Resolved = Never
  public typealias Body = Never
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    .elliptical(gradient.resolved(in: environment, level: level), center: center, startRadiusFraction: start, endRadiusFraction: end)
  }
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    [.painted("EllipticalGradient", paint(in: context.environment, level: 0))]
  }
}

/// A gradient around a point.
public struct AngularGradient: Hashable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let start: Angle
  let end: Angle
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    (self.gradient, self.center, start, end) = (gradient, center, startAngle, endAngle)
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: ShapeStyle, PaintStyle, View, PrimitiveView {
  public typealias Resolved = Never
  public typealias Body = Never
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    .angular(gradient.resolved(in: environment, level: level), center: center, start: start, end: end)
  }
  package func resolve(in context: ResolveContext) -> [ViewNode] { [.painted("AngularGradient", paint(in: context.environment, level: 0))] }
}
