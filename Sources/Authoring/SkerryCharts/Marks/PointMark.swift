import Foundation

/// A symbol at a place.
public struct PointMark {
  var record: MarkRecord
  private init(_ record: MarkRecord) { self.record = record }

  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(MarkRecord(.point, x: .at(x), y: .at(y)))
  }
  /// At a fixed or unset position across: the middle of the plot, unless given in points.
  public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init(MarkRecord(.point, x: x.map { .fixed($0, $0) } ?? .free, y: .at(y)))
  }
  public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    self.init(MarkRecord(.point, x: .at(x), y: y.map { .fixed($0, $0) } ?? .free))
  }
}

extension PointMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] { [record] }
}
