import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// A value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  let value: RangeValue
  let label: Label
  let current: CurrentValueLabel?
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?

  fileprivate static func part(_ value: Double, _ bounds: ClosedRange<Double>, _ site: SourceSite?) -> RangeValue {
    RangeValue(value, in: (bounds.lowerBound, bounds.upperBound), of: "Gauge", at: site)
  }
}
extension ClosedRange where Bound: BinaryFloatingPoint {
  fileprivate var doubles: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}
extension Gauge: View {
  public var body: some View {
    StyledGauge(
      value: value,
      configuration: GaugeStyleConfiguration(
        value: value.fraction, label: AnyView(label), currentValueLabel: current.map { AnyView($0) },
        minimumValueLabel: minimum.map { AnyView($0) },
        maximumValueLabel: maximum.map { AnyView($0) }))
  }
}
// SwiftUI's initializers are generic over the number. Most values are of type Double: trying these initializers first, and the generic ones
// only if they do not fit, takes the type checker a hundredth of the time where the value is computed with closures.
extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public nonisolated init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: Int = #line
  ) {
    self.init(value: Self.part(value, bounds, SourceSite(fileID, line)), label: label(), current: nil, minimum: nil, maximum: nil)
  }
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line
  ) { self.init(value: Double(value), in: bounds.doubles, label: label, fileID: fileID, line: line) }
}
extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public nonisolated init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(
      value: Self.part(value, bounds, SourceSite(fileID, line)), label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(value: Double(value), in: bounds.doubles, label: label, currentValueLabel: currentValueLabel, fileID: fileID, line: line)
  }
}
extension Gauge where MarkedValueLabels == EmptyView {
  public nonisolated init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(
      value: Self.part(value, bounds, SourceSite(fileID, line)), label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(
      value: Double(value), in: bounds.doubles, label: label, currentValueLabel: currentValueLabel, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, fileID: fileID, line: line)
  }
}

/// The style of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
/// The parts of a gauge that its style arranges.
public struct GaugeStyleConfiguration {
  /// 0 … 1.
  public var value: Double
  public var label: AnyView
  public var currentValueLabel: AnyView?
  public var minimumValueLabel: AnyView?
  public var maximumValueLabel: AnyView?
}
struct StyledGauge {
  let value: RangeValue
  let configuration: GaugeStyleConfiguration
}
extension StyledGauge: View, PrimitiveView {
  typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    value.report(in: context)
    return context.outside(\.gaugeStyles).applying(context.environment.system.gaugeStyles.nearest) {
      $0.makeBody(configuration: configuration)
    }
  }
}

public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LinearCapacityGaugeStyle().makeBody(configuration: configuration) }
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
