import Foundation
import SkerryUI

/// The scroll positions of a chart; pictures do not scroll.
public protocol ChartScrollTargetBehavior {}
/// At values of the axis.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// At which larger values a longer movement ends.
  public struct MajorValueAlignment<Value: Plottable> {
    public static var page: MajorValueAlignment { MajorValueAlignment() }
    public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment() }
    public static func matching(_ components: DateComponents) -> MajorValueAlignment where Value == Date { MajorValueAlignment() }
  }
}
extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned<V: Plottable & Numeric>(
    unit: V, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<V>? = nil
  ) -> Self { Self() }
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<Date>? = nil
  ) -> Self { Self() }
}
