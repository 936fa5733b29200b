import Foundation

/// A straight line across the plot or between two values.
public struct RuleMark {
  var record: MarkRecord
  private init(_ record: MarkRecord) { self.record = record }

  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(MarkRecord(.rule, x: .at(x), y: .between(yStart, yEnd)))
  }
  public nonisolated init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(MarkRecord(.rule, x: .between(xStart, xEnd), y: .at(y)))
  }
  /// Ends in points; a missing one is the plot's edge.
  public nonisolated init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init(MarkRecord(.rule, x: .at(x), y: .fixed(yStart, yEnd)))
  }
  public nonisolated init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init(MarkRecord(.rule, x: .fixed(xStart, xEnd), y: .at(y)))
  }
  /// At a position in points; the middle of the plot if none is given.
  public nonisolated init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(MarkRecord(.rule, x: x.map { .fixed($0, $0) } ?? .free, y: .between(yStart, yEnd)))
  }
  public nonisolated init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    self.init(MarkRecord(.rule, x: .between(xStart, xEnd), y: y.map { .fixed($0, $0) } ?? .free))
  }
}

extension RuleMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] { [record] }
}
