import Foundation

/// A point of a line. All points of one series make one line, in the order in which they come.
public struct LineMark {
  var record: MarkRecord
  private init(_ record: MarkRecord) { self.record = record }

  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(MarkRecord(.line, x: .at(x), y: .at(y)))
  }
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
    self.init(MarkRecord(.line, x: .at(x), y: .at(y)))
    record.series = series.plotted
  }
}

extension LineMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] { [record] }
}
