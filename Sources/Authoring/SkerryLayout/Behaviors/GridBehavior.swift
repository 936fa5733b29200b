package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// Cells in rows and columns. Columns share the width, and rows the height, as the children of a stack do.
///
/// Each cell is proposed its column's width and its row's height. In a row, and in a column, cells meet at a guide as in a
/// stack. Source: Figures §6.9 (partial; the sharing is our choice).
package struct GridBehavior: LayoutBehavior {
  /// One row, whose cells are consecutive children.
  package struct Row: Sendable {
    /// The number of children, from the row's first one, that are its cells.
    package var cellCount: Int
    /// The guide at which the row's cells meet; `nil` takes the grid's.
    package var alignment: VerticalAlignment?
    /// Whether it is a view outside any `GridRow`, which takes the whole width.
    package var isFullWidth = false

    package init(cellCount: Int, alignment: VerticalAlignment?) {
      self.cellCount = cellCount
      self.alignment = alignment
    }

    /// A row of one view that spans all columns.
    package static let fullWidth: Row = {
      var row = Row(cellCount: 1, alignment: nil)
      row.isFullWidth = true
      return row
    }()
  }

  /// The rows from top to bottom; their cells are consecutive children.
  package let rows: [Row]
  /// The guides at which cells meet in their rows and columns.
  package let alignment: Alignment
  /// Points; `nil` is the default of 8.
  package let horizontalSpacing: CGFloat?
  /// Points; `nil` is the default of 8.
  package let verticalSpacing: CGFloat?

  package init(rows: [Row], alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    self.rows = rows
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  package var kind: String { "Grid" }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    guard !rows.isEmpty else { return .zero }
    let tracks = tracks(children)
    var size = tracks.sized(for: proposal).size
    // The maximum size of a grid with a flexible cell is infinite.
    if proposal.width == .infinity, tracks.isEndless(.horizontal) { size.width = .infinity }
    if proposal.height == .infinity, tracks.isEndless(.vertical) { size.height = .infinity }
    return size
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    let tracks = tracks(children).sized(for: proposal)
    let columnGuides = columnGuides(tracks.cells)
    let rowLines = tracks.rowLines(rows.map { ($0.alignment ?? alignment.vertical).key })
    return tracks.cells.map { cell in
      let box = tracks.box(of: cell)
      let offered = ProposedViewSize(box.size)
      let own = cell.child.dimensions(for: offered)
      if let anchor = cell.anchor {
        return Placement(
          origin: CGPoint(x: box.minX + (box.width - own.width) * anchor.x, y: box.minY + (box.height - own.height) * anchor.y),
          proposal: offered)
      }
      let horizontal = columnGuides[cell.column] ?? alignment.horizontal
      let vertical = (rows[cell.row].alignment ?? alignment.vertical).key
      let place = ViewDimensions(width: box.width, height: box.height)
      return Placement(
        origin: CGPoint(
          x: box.minX + place[horizontal] - own[horizontal], y: box.minY + rowLines[cell.row] - own[vertical]),
        proposal: offered)
    }
  }

  private func tracks(_ children: LayoutChildren) -> GridTracks {
    var cells: [GridCell] = []
    var next = 0
    let columnCount = columnCount(children)
    for (row, facts) in rows.enumerated() {
      var column = 0
      for child in children[min(next, children.count)..<min(next + facts.cellCount, children.count)] {
        let span = facts.isFullWidth ? columnCount : GridBehavior.span(child)
        cells.append(GridCell(row: row, column: column, span: span, child: child))
        column += span
      }
      next += facts.cellCount
    }
    return GridTracks(
      cells: cells, rowCount: rows.count, columnCount: columnCount, gapX: horizontalSpacing ?? EdgeSpacing.standard,
      gapY: verticalSpacing ?? EdgeSpacing.standard)
  }

  private func columnCount(_ children: LayoutChildren) -> Int {
    var (widest, next) = (1, 0)
    for row in rows {
      let own = children[min(next, children.count)..<min(next + row.cellCount, children.count)]
      if !row.isFullWidth { widest = max(widest, own.reduce(0) { $0 + GridBehavior.span($1) }) }
      next += row.cellCount
    }
    return widest
  }

  private static func span(_ child: any LayoutChild) -> Int {
    // Column spans are clamped, so that an extreme number does not take long.
    min(1000, max(1, child.layoutValue(ObjectIdentifier(GridCellColumns.self)) as? Int ?? 1))
  }

  /// The guides that cells set for their columns: the last one of a column is used.
  private func columnGuides(_ cells: [GridCell]) -> [Int: HorizontalAlignment] {
    cells.reduce(into: [:]) { guides, cell in
      if let guide = cell.columnAlignment { guides[cell.column] = guide }
    }
  }
}
