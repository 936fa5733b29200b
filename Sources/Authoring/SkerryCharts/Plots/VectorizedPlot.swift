import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryLocalization
import SkerryUI

/// Content that creates a mark for each element of a collection.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
}

/// Elements with the marks created from them.
@MainActor
protocol PairedChartContent {
  var pairs: [(element: Any, mark: MarkRecord)] { get }
}

/// A property of each element with the name of its quantity.
public struct PlottableProjection<DataElement, Value: Plottable> {
  let plotted: (DataElement) -> PlottedValue

  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
    PlottableProjection { PlottedValue(Text(labelKey), of: $0[keyPath: keyPath]) }
  }
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
    PlottableProjection { PlottedValue(label, of: $0[keyPath: keyPath]) }
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
    PlottableProjection { PlottedValue(Text(verbatim: String(label)), of: $0[keyPath: keyPath]) }
  }
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
    PlottableProjection { PlottedValue(Text(label), of: $0[keyPath: keyPath]) }
  }
}
extension PlottableProjection where Value == Date {
  /// A date as the calendar unit that contains it.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection { PlottedValue(Text(labelKey), .date($0[keyPath: keyPath]), unit: unit, calendar: calendar) }
  }
}

/// The marks of a collection.
public struct VectorizedPlot<DataElement> {
  let elements: [DataElement]
  let mark: (DataElement) -> MarkRecord
}
extension VectorizedPlot: VectorizedChartContent, PrimitiveChartContent, PairedChartContent {
  public typealias Body = Never
  var pairs: [(element: Any, mark: MarkRecord)] { elements.map { ($0, mark($0)) } }
  var marks: [MarkRecord] { elements.map(mark) }
}

/// A collection's marks with a modifier that depends on the element.
struct ElementwiseContent<DataElement, Content: ChartContent> {
  let content: Content
  let change: (inout MarkRecord, DataElement) -> Void
}
extension ElementwiseContent: VectorizedChartContent, PrimitiveChartContent, PairedChartContent {
  typealias Body = Never
  var pairs: [(element: Any, mark: MarkRecord)] {
    ((content as? any PairedChartContent)?.pairs ?? []).map { element, mark in
      guard let element = element as? DataElement else { return (element, mark) }
      var mark = mark
      change(&mark, element)
      return (element, mark)
    }
  }
  var marks: [MarkRecord] { pairs.map(\.mark) }
}

extension VectorizedChartContent {
  private nonisolated func each(_ change: @escaping (inout MarkRecord, DataElement) -> Void) -> ElementwiseContent<DataElement, Self> {
    ElementwiseContent(content: self, change: change)
  }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some VectorizedChartContent<DataElement> {
    each { mark, _ in mark.style = mark.style ?? .fixed(style) }
  }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ keyPath: KeyPath<DataElement, S>) -> some VectorizedChartContent<DataElement> {
    each { $0.style = $0.style ?? .fixed($1[keyPath: keyPath]) }
  }
  public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>)
    -> some VectorizedChartContent<DataElement>
  { each { $0.style = $0.style ?? .by(value.plotted($1)) } }
  public nonisolated func opacity(_ opacity: Double) -> some VectorizedChartContent<DataElement> {
    each { mark, _ in mark.opacity *= min(max(opacity, 0), 1) }
  }
  public nonisolated func opacity(_ keyPath: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
    each { $0.opacity *= min(max($1[keyPath: keyPath], 0), 1) }
  }
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some VectorizedChartContent<DataElement> {
    each { mark, _ in mark.stroke = mark.stroke ?? style }
  }
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some VectorizedChartContent<DataElement> {
    each { mark, _ in mark.interpolation = mark.interpolation ?? method }
  }
  public nonisolated func cornerRadius(_ radius: CGFloat) -> some VectorizedChartContent<DataElement> {
    each { mark, _ in mark.cornerRadius = mark.cornerRadius ?? radius }
  }
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some VectorizedChartContent<DataElement> {
    each { mark, _ in mark.symbol = mark.symbol ?? .shape(symbol) }
  }
  public nonisolated func symbol<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> some VectorizedChartContent<DataElement> {
    each { $0.symbol = $0.symbol ?? .by(value.plotted($1)) }
  }
  /// The symbol's area, in square points.
  public nonisolated func symbolSize(_ size: CGFloat) -> some VectorizedChartContent<DataElement> {
    each { mark, _ in mark.symbolSize = mark.symbolSize ?? size }
  }
  public nonisolated func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    each { $0.symbolSize = $0.symbolSize ?? $1[keyPath: keyPath] }
  }
  public nonisolated func symbolSize<D: Plottable>(by value: PlottableProjection<DataElement, D>)
    -> some VectorizedChartContent<DataElement>
  { each { $0.symbolSizeBy = $0.symbolSizeBy ?? value.plotted($1) } }
  public nonisolated func position<D: Plottable>(
    by value: PlottableProjection<DataElement, D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> { each { $0.stand(besideBy: value.plotted($1), axis, span) } }
}
