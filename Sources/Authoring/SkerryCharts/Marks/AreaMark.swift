import Foundation

/// A point of an area. All points of one series make one area; several areas are stacked.
public struct AreaMark {
  var record: MarkRecord
  private init(_ record: MarkRecord) { self.record = record }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(MarkRecord(.area, x: .at(x), y: .at(y)))
    record.stacking = stacking
  }
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y, stacking: stacking)
    record.series = series.plotted
  }
  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(MarkRecord(.area, x: .at(x), y: .between(yStart, yEnd)))
  }
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    record.series = series.plotted
  }
  public nonisolated init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(MarkRecord(.area, x: .between(xStart, xEnd), y: .at(y)))
  }
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(xStart: xStart, xEnd: xEnd, y: y)
    record.series = series.plotted
  }
}

extension AreaMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] { [record] }
}
