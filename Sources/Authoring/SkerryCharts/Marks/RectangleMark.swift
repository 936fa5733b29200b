import Foundation

/// A rectangle between values, or around them.
public struct RectangleMark {
  var record: MarkRecord
  private init(_ record: MarkRecord) { self.record = record }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(MarkRecord(.rectangle, x: .between(xStart, xEnd), y: .between(yStart, yEnd))) }
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    self.init(MarkRecord(.rectangle, x: .at(x), y: .between(yStart, yEnd)))
    record.width = width
  }
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(MarkRecord(.rectangle, x: .between(xStart, xEnd), y: .at(y)))
    record.height = height
  }
  /// Ends in points; a missing one is the plot's edge.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { self.init(MarkRecord(.rectangle, x: .between(xStart, xEnd), y: .fixed(yStart, yEnd))) }
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(MarkRecord(.rectangle, x: .fixed(xStart, xEnd), y: .between(yStart, yEnd))) }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    self.init(MarkRecord(.rectangle, x: .at(x), y: .at(y)))
    record.width = width
    record.height = height
  }
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    self.init(MarkRecord(.rectangle, x: .at(x), y: .fixed(yStart, yEnd)))
    record.width = width
  }
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(MarkRecord(.rectangle, x: .fixed(xStart, xEnd), y: .at(y)))
    record.height = height
  }
}

extension RectangleMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] { [record] }
}
