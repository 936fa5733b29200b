package import SkerryGeometry
import SkerryGraph

/// The number of columns that a cell spans.
package enum GridCellColumns: LayoutValueKey {
  package static var defaultValue: Int { 1 }
}
/// The axes on which a cell does not affect the size of its track.
package enum GridCellUnsizedAxes: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}
/// The anchor of a cell in its area.
package enum GridCellAnchor: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}
/// The guide that a cell sets for its column.
package enum GridColumnAlignment: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}
/// The row that a cell belongs to.
package enum GridRowKey: LayoutValueKey {
  package static var defaultValue: GridRowMark? { nil }
}
/// One row: its cells carry the same instance.
package final class GridRowMark: Sendable {
  let alignment: VerticalAlignment?
  package init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// One cell of a grid with its position and settings.
struct GridCell {
  let row: Int
  let column: Int
  let span: Int
  let child: any LayoutChild

  var unsizedAxes: Axis.Set { value(GridCellUnsizedAxes.self) }
  var anchor: UnitPoint? { child.layoutValue(ObjectIdentifier(GridCellAnchor.self)) as? UnitPoint }
  var columnAlignment: HorizontalAlignment? { child.layoutValue(ObjectIdentifier(GridColumnAlignment.self)) as? HorizontalAlignment }

  private func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value { child.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue }
}

extension ViewNode {
  /// The layout value that a view sets for itself, even inside other modifiers.
  func layoutValue(_ key: ObjectIdentifier) -> Any? {
    switch self {
    case .annotated(.layoutValue(key, let value), let child): child.layoutValue(key) ?? value.value
    case .annotated(_, let child), .effect(_, let child): child.layoutValue(key)
    case .layout(let behavior, let children): behavior.modified.flatMap { children[$0].layoutValue(key) }
    case .leaf, .deferred: nil
    }
  }
}
