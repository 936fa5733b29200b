import Foundation
internal import SkerryFormats
import SkerryUI

/// A line through the elements of a collection or along a function.
public struct LinePlot<Content: ChartContent> {
  let content: Content

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlot<Data.Element> {
    content = VectorizedPlot(elements: Array(data)) { MarkRecord(.line, x: .at(x.plotted($0)), y: .at(y.plotted($0))) }
  }
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedPlot<Data.Element> {
    content = VectorizedPlot(elements: Array(data)) {
      var mark = MarkRecord(.line, x: .at(x.plotted($0)), y: .at(y.plotted($0)))
      mark.series = series.plotted($0)
      return mark
    }
  }

  /// Without a domain the function runs over the domain of the chart's x scale; if that is not set either, from −10 to 10 (our choice).
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  )
  where Content == FunctionPlotContent {
    content = FunctionPlotContent(kind: .line, labels: (Text(x), Text(y)), domain: domain) { ($0, function($0), nil) }
  }
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) where Content == FunctionPlotContent {
    content = FunctionPlotContent(kind: .line, labels: (Text(x), Text(y)), domain: domain) { ($0, function($0), nil) }
  }
  /// A parametric curve.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) where Content == FunctionPlotContent {
    content = FunctionPlotContent(kind: .line, labels: (Text(x), Text(y)), domain: domain) {
      let point = function($0)
      return (point.x, point.y, nil)
    }
  }
}

/// An area under the elements of a collection, under a function or between two.
public struct AreaPlot<Content: ChartContent> {
  let content: Content

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedPlot<Data.Element> {
    content = VectorizedPlot(elements: Array(data)) {
      var mark = MarkRecord(.area, x: .at(x.plotted($0)), y: .at(y.plotted($0)))
      mark.stacking = stacking
      return mark
    }
  }
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlot<Data.Element> {
    content = VectorizedPlot(elements: Array(data)) {
      MarkRecord(.area, x: .at(x.plotted($0)), y: .between(yStart.plotted($0), yEnd.plotted($0)))
    }
  }

  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  )
  where Content == FunctionPlotContent {
    content = FunctionPlotContent(kind: .area, labels: (Text(x), Text(y)), domain: domain) { ($0, 0, function($0)) }
  }
  public nonisolated init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionPlotContent {
    content = FunctionPlotContent(kind: .area, labels: (Text(x), Text(yStart)), domain: domain) {
      let edge = function($0)
      return ($0, edge.yStart, edge.yEnd)
    }
  }
}

/// A function, sampled at 201 positions of its domain. There is a gap where its value is not finite.
public struct FunctionPlotContent {
  let kind: MarkRecord.Kind
  let labels: (x: Text, y: Text)
  let domain: ClosedRange<Double>?
  /// The position and its value, and the second value of an area.
  let sample: (Double) -> (x: Double, y: Double, end: Double?)
  private static let steps = 200
}
extension FunctionPlotContent: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] {
    let range = domain ?? Self.chartDomain ?? -10...10
    let points = (0...Self.steps).map { step in
      sample(range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / Double(Self.steps))
    }
    // Each unbroken range is a separate line, and so is another function with the same label.
    let values: [Double] = points.map(\.y) + points.map { $0.end ?? 0 }
    let identity = unsafe values.withUnsafeBytes { ContentHash(of: $0, seed: 0) }
    var run = 0
    var marks: [MarkRecord] = []
    for point in points {
      guard point.x.isFinite, point.y.isFinite, point.end?.isFinite ?? true else {
        run += 1
        continue
      }
      let x = PlottedValue(labels.x, .number(point.x)), y = PlottedValue(labels.y, .number(point.y))
      let end = point.end.map { PlottedValue(labels.y, .number($0)) }
      var mark = MarkRecord(kind, x: .at(x), y: end.map { .between(y, $0) } ?? .at(y))
      mark.series = PlottedValue(labels.y, .category("\(identity) \(run)"))
      marks.append(mark)
    }
    return marks
  }
  @MainActor private static var chartDomain: ClosedRange<Double>? {
    guard case .values(let values)? = EnvironmentValues.current.chart.x.domain else { return nil }
    let ends = values.compactMap(\.continuous)
    guard let minimum = ends.min(), let maximum = ends.max(), minimum < maximum else { return nil }
    return minimum...maximum
  }
}

extension LinePlot: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] { content.collected() }
}
extension LinePlot: VectorizedChartContent, PairedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  var pairs: [(element: Any, mark: MarkRecord)] { (content as? any PairedChartContent)?.pairs ?? [] }
}
extension AreaPlot: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] { content.collected() }
}
extension AreaPlot: VectorizedChartContent, PairedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  var pairs: [(element: Any, mark: MarkRecord)] { (content as? any PairedChartContent)?.pairs ?? [] }
}
