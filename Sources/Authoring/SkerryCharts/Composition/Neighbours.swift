import Foundation
import SkerryGeometry

/// The distances between marks, and which marks share a position.
struct Neighbours {
  private let gaps: (x: CGFloat, y: CGFloat)
  private let groups: [PlotValue]

  init(_ marks: [MarkRecord], _ geometry: PlotGeometry) {
    let boxes = marks.filter { $0.kind.boxShare != nil }
    gaps = (Self.gap(boxes.map(\.x), geometry, .horizontal), Self.gap(boxes.map(\.y), geometry, .vertical))
    var seen: Set<PlotValue> = []
    groups = boxes.compactMap { $0.positionBy?.value }.filter { seen.insert($0).inserted }
  }

  /// The minimum distance between two values of an axis, in points. A single value has a tenth of the plot.
  private static func gap(_ positions: [MarkRecord.Position], _ geometry: PlotGeometry, _ axis: Axis) -> CGFloat {
    let places = positions.compactMap { position -> CGFloat? in
      if case .at = position { geometry.middle(position, axis) } else { nil }
    }.sorted()
    let minimum = zip(places.dropFirst(), places).map { $0 - $1 }.filter { $0 > 0.01 }.min()
    return minimum ?? geometry.length(axis) / 10
  }

  func gap(_ axis: Axis) -> CGFloat { axis == .horizontal ? gaps.x : gaps.y }

  /// The mark's index among those at the same position, and their number; `nil` for a mark alone at its position.
  func besides(_ mark: MarkRecord) -> (Int, Int)? {
    guard let value = mark.positionBy?.value, let place = groups.firstIndex(of: value) else { return nil }
    return (place, groups.count)
  }
}
