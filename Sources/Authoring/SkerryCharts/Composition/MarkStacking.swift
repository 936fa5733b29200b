import Foundation
import SkerryUI

/// Stacks bars and areas at the same position.
enum MarkStacking {
  /// Whether a mark's value runs along the horizontal axis.
  static func isHorizontal(_ mark: MarkRecord) -> Bool {
    guard case .at(let x) = mark.x, case .number = x.value, x.upper == nil else { return false }
    switch mark.y {
    case .free, .fixed: return true
    case .between: return false
    case .at(let y):
      if case .number = y.value, y.upper == nil { return false }
      return true
    }
  }

  /// The marks with the value of each stacked one replaced by the range it takes.
  static func stacked(_ marks: [MarkRecord]) -> [MarkRecord] {
    var ends: [Key: (up: Double, down: Double)] = [:]
    var totals: [Key: Double] = [:]
    for mark in marks {
      if let (key, value, _) = stackable(mark) { totals[key, default: 0] += abs(value) }
    }
    return marks.map { mark in
      guard let (key, value, plotted) = stackable(mark) else { return mark }
      let total = totals[key] ?? 0
      var (from, to): (Double, Double)
      if mark.stacking == .unstacked {
        (from, to) = (0, value)
      } else {
        var end = ends[key] ?? (0, 0)
        if value >= 0 {
          (from, to) = (end.up, end.up + value)
          end.up = to
        } else {
          (from, to) = (end.down, end.down + value)
          end.down = to
        }
        ends[key] = end
      }
      if mark.stacking == .normalized, total > 0 { (from, to) = (from / total, to / total) }
      if mark.stacking == .center { (from, to) = (from - total / 2, to - total / 2) }
      var mark = mark
      let range = MarkRecord.Position.between(
        plotted.moved(to: from, mark.stacking.keepsIntegers), plotted.moved(to: to, mark.stacking.keepsIntegers))
      let isHorizontal = isHorizontal(mark)
      if isHorizontal { mark.x = range } else { mark.y = range }
      if from == 0 { mark.standingAxis = isHorizontal ? .horizontal : .vertical }
      return mark
    }
  }

  private struct Key: Hashable {
    var isArea: Bool
    var isHorizontal: Bool
    var place: PlotValue?
    var beside: PlotValue?
  }

  private static func stackable(_ mark: MarkRecord) -> (Key, Double, PlottedValue)? {
    guard mark.kind.isStacked else { return nil }
    let isHorizontal = isHorizontal(mark)
    guard case .at(let valued) = isHorizontal ? mark.x : mark.y, valued.upper == nil, case .number(let value) = valued.value, value.isFinite
    else { return nil }
    let place = (isHorizontal ? mark.y : mark.x).values.first?.value
    return (Key(isArea: mark.kind == .area, isHorizontal: isHorizontal, place: place, beside: mark.positionBy?.value), value, valued)
  }
}
