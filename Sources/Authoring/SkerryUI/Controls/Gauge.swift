import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// A value within a range.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel?
  let least: BoundsLabel?
  let greatest: BoundsLabel?

  fileprivate static func part<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    return part.isFinite ? min(max(part, 0), 1) : 0
  }
}
extension Gauge: View where Label: View, CurrentValueLabel: View, BoundsLabel: View {
  public var body: some View {
    StyledGauge(
      configuration: GaugeStyleConfiguration(
        value: fraction, label: AnyView(label), currentValueLabel: current.map { AnyView($0) },
        minimumValueLabel: least.map { AnyView($0) },
        maximumValueLabel: greatest.map { AnyView($0) }))
  }
}
extension Gauge where Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.part(value, bounds), label: label(), current: nil, least: nil, greatest: nil)
  }
}
extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(fraction: Self.part(value, bounds), label: label(), current: currentValueLabel(), least: nil, greatest: nil) }
}
extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: Self.part(value, bounds), label: label(), current: currentValueLabel(), least: minimumValueLabel(),
      greatest: maximumValueLabel())
  }
}

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
/// What a gauge's style arranges.
public struct GaugeStyleConfiguration {
  /// 0 … 1.
  public var value: Double
  public var label: AnyView
  public var currentValueLabel: AnyView?
  public var minimumValueLabel: AnyView?
  public var maximumValueLabel: AnyView?
}
struct StyledGauge {
  let configuration: GaugeStyleConfiguration
}
extension StyledGauge: View, PrimitiveView {
  typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    context.outside(\.gaugeStyles).applying(context.environment.system.gaugeStyles.nearest) { $0.makeBody(configuration: configuration) }
  }
}

public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LinearCapacityGaugeStyle().makeBody(configuration: configuration) }
}
/// A bar that is filled up to the value, with its labels around it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      GaugeBar(configuration: configuration) { Capsule().fill(.fill).overlay { FilledBar(fraction: configuration.value).fill(.tint) } }
      if let current = configuration.currentValueLabel { current }
    }
  }
}
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LinearCapacityGaugeStyle().makeBody(configuration: configuration) }
}
/// A bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration) {
      Capsule().fill(.tint).overlay { MarkerShape(fraction: configuration.value).fill(.white) }
    }
  }
}
struct GaugeBar<Bar: View>: View {
  let configuration: GaugeStyleConfiguration
  @ViewBuilder let bar: Bar
  var body: some View {
    HStack(spacing: 6) {
      if let least = configuration.minimumValueLabel { least.font(.caption2) }
      bar.frame(height: 5)
      if let greatest = configuration.maximumValueLabel { greatest.font(.caption2) }
    }
  }
}
struct MarkerShape: Shape {
  let fraction: Double
  nonisolated func path(in rect: CGRect) -> Path {
    let side = rect.height * 1.8
    let x = rect.minX + (rect.width - rect.height) * CGFloat(fraction) + rect.height / 2
    return Path(ellipseIn: CGRect(x: x - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}
/// An open ring from 150° to 390° with a marker at the value (Figures §5.1).
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      OpenRing(from: 0, to: 1).fill(.tint)
      RingMarker(fraction: configuration.value).fill(.white)
      (configuration.currentValueLabel ?? configuration.label).font(.title3).minimumScaleFactor(0.4).lineLimit(1).padding(10)
    }
    .aspectRatio(1, contentMode: .fit)
  }
}
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CapacityRing(
      fraction: configuration.value, style: AnyShapeStyle(.tint), content: configuration.currentValueLabel ?? configuration.label)
  }
}
struct OpenRing: Shape {
  let from: Double
  let to: Double
  nonisolated func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    let width = diameter * RingShape.relativeWidth
    var arc = Path()
    arc.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: max(0, (diameter - width) / 2), startAngle: .degrees(150 + 240 * from),
      endAngle: .degrees(150 + 240 * to), clockwise: false)
    return arc.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
  }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 58, height: 58))
  }
}
struct RingMarker: Shape {
  let fraction: Double
  nonisolated func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    let width = diameter * RingShape.relativeWidth
    let angle = (150 + 240 * fraction) * .pi / 180
    let radius = (diameter - width) / 2
    let center = CGPoint(x: rect.midX + radius * CGFloat(ExactMath.cosine(angle)), y: rect.midY + radius * CGFloat(ExactMath.sine(angle)))
    let side = width * 1.4
    return Path(ellipseIn: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
  }
}
extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}
extension View {
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { settingEnvironment { $0.system.gaugeStyles.push(style) } }
}
