import Foundation

/// A sector of a pie or a ring, as wide as its share of the sum.
public struct SectorMark {
  var record: MarkRecord
  private init(_ record: MarkRecord) { self.record = record }

  public nonisolated init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    self.init(MarkRecord(.sector, x: .free, y: .at(angle)))
    record.innerRadius = innerRadius
    record.outerRadius = outerRadius
    record.angularInset = angularInset ?? 0
  }
}

extension SectorMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] { [record] }
}
