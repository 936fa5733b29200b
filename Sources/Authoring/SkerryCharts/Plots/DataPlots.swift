import Foundation
import SkerryUI

// One plot for a whole collection. Function plots are in FunctionPlots.swift.

/// A point for each element.
public struct PointPlot<Content: ChartContent> {
  let content: Content
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlot<Data.Element> {
    content = VectorizedPlot(elements: Array(data)) { MarkRecord(.point, x: .at(x.plotted($0)), y: .at(y.plotted($0))) }
  }
}
/// A bar for each element.
public struct BarPlot<Content: ChartContent> {
  let content: Content
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedPlot<Data.Element> {
    content = VectorizedPlot(elements: Array(data)) {
      var mark = MarkRecord(.bar, x: .at(x.plotted($0)), y: .at(y.plotted($0)))
      (mark.width, mark.height, mark.stacking) = (width, height, stacking)
      return mark
    }
  }
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic
  ) where Content == VectorizedPlot<Data.Element> {
    content = VectorizedPlot(elements: Array(data)) {
      var mark = MarkRecord(.bar, x: .at(x.plotted($0)), y: .between(yStart.plotted($0), yEnd.plotted($0)))
      mark.width = width
      return mark
    }
  }
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic
  ) where Content == VectorizedPlot<Data.Element> {
    content = VectorizedPlot(elements: Array(data)) {
      var mark = MarkRecord(.bar, x: .between(xStart.plotted($0), xEnd.plotted($0)), y: .at(y.plotted($0)))
      mark.height = height
      return mark
    }
  }
}
/// A straight line for each element.
public struct RulePlot<Content: ChartContent> {
  let content: Content
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>)
  where Content == VectorizedPlot<Data.Element> {
    content = VectorizedPlot(elements: Array(data)) { MarkRecord(.rule, x: .at(x.plotted($0)), y: .fixed(nil, nil)) }
  }
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(_ data: Data, y: PlottableProjection<Data.Element, Y>)
  where Content == VectorizedPlot<Data.Element> {
    content = VectorizedPlot(elements: Array(data)) { MarkRecord(.rule, x: .fixed(nil, nil), y: .at(y.plotted($0))) }
  }
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlot<Data.Element> {
    content = VectorizedPlot(elements: Array(data)) {
      MarkRecord(.rule, x: .at(x.plotted($0)), y: .between(yStart.plotted($0), yEnd.plotted($0)))
    }
  }
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlot<Data.Element> {
    content = VectorizedPlot(elements: Array(data)) {
      MarkRecord(.rule, x: .between(xStart.plotted($0), xEnd.plotted($0)), y: .at(y.plotted($0)))
    }
  }
}
/// A rectangle for each element.
public struct RectanglePlot<Content: ChartContent> {
  let content: Content
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where Content == VectorizedPlot<Data.Element> {
    content = VectorizedPlot(elements: Array(data)) {
      var mark = MarkRecord(.rectangle, x: .at(x.plotted($0)), y: .at(y.plotted($0)))
      (mark.width, mark.height) = (width, height)
      return mark
    }
  }
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlot<Data.Element> {
    content = VectorizedPlot(elements: Array(data)) {
      MarkRecord(
        .rectangle, x: .between(xStart.plotted($0), xEnd.plotted($0)), y: .between(yStart.plotted($0), yEnd.plotted($0)))
    }
  }
}
extension PointPlot: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] { content.collected() }
}
extension PointPlot: VectorizedChartContent, PairedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  var pairs: [(element: Any, mark: MarkRecord)] { (content as? any PairedChartContent)?.pairs ?? [] }
}
extension BarPlot: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] { content.collected() }
}
extension BarPlot: VectorizedChartContent, PairedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  var pairs: [(element: Any, mark: MarkRecord)] { (content as? any PairedChartContent)?.pairs ?? [] }
}
extension RulePlot: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] { content.collected() }
}
extension RulePlot: VectorizedChartContent, PairedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  var pairs: [(element: Any, mark: MarkRecord)] { (content as? any PairedChartContent)?.pairs ?? [] }
}
extension RectanglePlot: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] { content.collected() }
}
extension RectanglePlot: VectorizedChartContent, PairedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  var pairs: [(element: Any, mark: MarkRecord)] { (content as? any PairedChartContent)?.pairs ?? [] }
}
