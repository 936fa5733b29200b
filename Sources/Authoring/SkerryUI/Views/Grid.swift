import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryLayout

/// Cells in rows and columns.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content
}

extension Grid: View, PrimitiveView {
  public typealias Body = Never
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, content: content())
  }
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var inner = context
    inner.stackAxis = .vertical
    inner.takesGridRows = true
    let layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    return [layout.node(of: inner.nodes(of: content))]
  }
}

/// One row of a grid; outside a grid a horizontal stack. In a grid it stands for its cells, so that a modifier of the row is each cell's
/// (Figures §9.15).
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View, PrimitiveView {
  public typealias Body = Never
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var inner = context
    inner.stackAxis = .horizontal
    let cells = inner.nodes(of: content)
    guard context.takesGridRows else { return [.layout(GridRowBehavior(alignment: alignment), cells)] }
    let row = UncheckedLayoutValue(GridRowMark(alignment: alignment))
    return cells.map { .annotated(.layoutValue(ObjectIdentifier(GridRowKey.self), row), $0) }
  }
}

extension View {
  /// Makes a cell as wide as several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridCellColumns.self, value: max(1, count)) }
  /// Excludes a cell from the size of its column or row on these axes.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { layoutValue(key: GridCellUnsizedAxes.self, value: axes) }
  /// Aligns a cell in its area by an anchor, overriding the grid's alignment.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { layoutValue(key: GridCellAnchor.self, value: anchor) }
  /// Aligns the whole column that this cell is in.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }
}
