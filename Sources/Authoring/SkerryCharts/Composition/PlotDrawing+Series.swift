import Foundation
import SkerryDrawing
import SkerryGraph
import SkerryUI

/// Lines and areas.
extension PlotDrawing {
  /// Marks with equal keys are joined.
  struct SeriesKey: Hashable {
    var isArea: Bool
    var series, style, symbol, stroke: PlotValue?
    init(_ mark: MarkRecord) {
      isArea = mark.kind == .area
      series = mark.series?.value
      if case .by(let value)? = mark.style { style = value.value }
      if case .by(let value)? = mark.symbol { symbol = value.value }
      stroke = mark.strokeBy?.value
    }
  }

  mutating func drawSeries(_ series: [MarkRecord]) {
    guard let first = series.first else { return }
    let method = series.lazy.compactMap(\.interpolation).first ?? .linear
    first.kind == .area ? drawArea(series, first, method) : drawLine(series, first, method)
    for mark in series {
      guard let place = place(mark) else { misplaced += 1; continue }
      annotate(mark, mark.symbol == nil ? CGRect(origin: place, size: .zero) : drawSymbol(mark, at: place))
    }
  }

  /// The position of a point: at the top of a range.
  func place(_ mark: MarkRecord) -> CGPoint? {
    guard let x = geometry.middle(upperEnd(mark.x), .horizontal), let y = geometry.middle(upperEnd(mark.y), .vertical) else { return nil }
    return CGPoint(x: x + mark.offset.width, y: y + mark.offset.height)
  }

  private func upperEnd(_ position: MarkRecord.Position) -> MarkRecord.Position {
    if case .between(_, let to) = position { .at(to) } else { position }
  }
  private func lowerEnd(_ position: MarkRecord.Position) -> MarkRecord.Position {
    if case .between(let from, _) = position { .at(from) } else { position }
  }

  private mutating func drawLine(_ series: [MarkRecord], _ first: MarkRecord, _ method: InterpolationMethod) {
    let points = series.compactMap(place)
    guard let start = points.first else { return }
    var path = Path()
    path.move(to: start)
    path.join(points, method)
    // Source of the default pen: Figures §9.37.
    let stroke = styles.stroke(first) ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    add(MarkRecord.Kind.line.name, path, .stroke(styles.paint(first, context.environment), stroke), first)
  }

  private mutating func drawArea(_ series: [MarkRecord], _ first: MarkRecord, _ method: InterpolationMethod) {
    var upper: [CGPoint] = [], lower: [CGPoint] = []
    for mark in series {
      guard let x = geometry.middle(lowerEnd(mark.x), .horizontal), let y = geometry.middle(lowerEnd(mark.y), .vertical),
        let top = place(mark)
      else { continue }
      lower.append(CGPoint(x: x + mark.offset.width, y: y + mark.offset.height))
      upper.append(top)
    }
    guard upper.count > 1, let start = upper.first, let end = lower.last else { return }
    var path = Path()
    path.move(to: start)
    path.join(upper, method)
    path.addLine(to: end)
    path.join(lower.reversed(), method.reversed)
    path.closeSubpath()
    add(MarkRecord.Kind.area.name, path, .fill(styles.paint(first, context.environment), evenOdd: false), first)
  }
}
