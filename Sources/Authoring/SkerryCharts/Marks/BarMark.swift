import Foundation

/// A bar from zero to a value, or between two values.
public struct BarMark {
  var record: MarkRecord
  private init(_ record: MarkRecord) { self.record = record }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(MarkRecord(.bar, x: .between(xStart, xEnd), y: .between(yStart, yEnd))) }
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    self.init(MarkRecord(.bar, x: .at(x), y: .between(yStart, yEnd)))
    record.width = width
  }
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(MarkRecord(.bar, x: .between(xStart, xEnd), y: .at(y)))
    record.height = height
  }
  /// Ends in points; a missing one is the plot's edge.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { self.init(MarkRecord(.bar, x: .between(xStart, xEnd), y: .fixed(yStart, yEnd))) }
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(MarkRecord(.bar, x: .fixed(xStart, xEnd), y: .between(yStart, yEnd))) }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(MarkRecord(.bar, x: .at(x), y: .at(y)))
    record.width = width
    record.height = height
    record.stacking = stacking
  }
  /// One bar of stacked parts along the horizontal axis, or a bar over a place, with ends in points.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(MarkRecord(.bar, x: .at(x), y: .fixed(yStart, yEnd)))
    record.width = width
    record.stacking = stacking
  }
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(MarkRecord(.bar, x: .fixed(xStart, xEnd), y: .at(y)))
    record.height = height
    record.stacking = stacking
  }
}

extension BarMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] { [record] }
}
