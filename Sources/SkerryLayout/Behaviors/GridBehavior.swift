package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// Cells in rows and columns. Columns share the width, and rows the height, as the children of a stack do.
///
/// Each cell is proposed its column's width and its row's height. Source: apple-figures §6.9 (partial; the sharing is our choice).
package struct GridBehavior: LayoutBehavior {
  /// One row: how many of the flat children are its cells.
  package struct Row: Sendable {
    package var spans: [Int]
    package var alignment: VerticalAlignment?
    /// A view outside any `GridRow` takes the whole width.
    package var isFullWidth: Bool
    package init(spans: [Int], alignment: VerticalAlignment?, isFullWidth: Bool) {
      self.spans = spans
      self.alignment = alignment
      self.isFullWidth = isFullWidth
    }
  }

  package let rows: [Row]
  package let alignment: Alignment
  /// Points; `nil` is the default of 8.
  package let horizontalSpacing: CGFloat?
  package let verticalSpacing: CGFloat?

  package init(rows: [Row], alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    self.rows = rows
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  package var kind: String { "Grid" }

  private struct Cell {
    var row: Int
    var column: Int
    var span: Int
    var child: any LayoutChild
  }

  private var columnCount: Int { max(1, rows.filter { !$0.isFullWidth }.map { $0.spans.reduce(0, +) }.max() ?? 1) }

  private func cells(_ children: LayoutChildren) -> [Cell] {
    var result: [Cell] = []
    var next = 0
    for (row, facts) in rows.enumerated() {
      var column = 0
      for span in facts.spans where next < children.count {
        let width = facts.isFullWidth ? columnCount : span
        result.append(Cell(row: row, column: column, span: width, child: children[next]))
        column += width
        next += 1
      }
    }
    return result
  }

  private func tracks(_ proposal: ProposedViewSize, _ cells: [Cell]) -> (widths: [CGFloat], heights: [CGFloat]) {
    let (gapX, gapY) = (horizontalSpacing ?? EdgeSpacing.standard, verticalSpacing ?? EdgeSpacing.standard)
    func columnWidth(_ column: Int, _ offered: CGFloat?) -> CGFloat {
      cells.filter { $0.column == column && $0.span == 1 }.map { $0.child.size(for: ProposedViewSize(width: offered, height: nil)).width }
        .max() ?? 0
    }
    var widths: [CGFloat]
    if let width = proposal.width {
      let offers = FlexibleSpace.distribute(
        width - gapX * CGFloat(columnCount - 1), among: Array(repeating: 0, count: columnCount)
      ) { columnWidth($0, $1) }
      widths = offers.enumerated().map { min(columnWidth($0.offset, $0.element), max($0.element, columnWidth($0.offset, 0))) }
    } else {
      widths = (0..<columnCount).map { columnWidth($0, nil) }
    }
    widths = widths.map { $0.isFinite ? $0 : 0 }
    // A wide cell widens its last column when the columns under it are too narrow.
    for cell in cells where cell.span > 1 && !rows[cell.row].isFullWidth {
      let last = min(columnCount, cell.column + cell.span) - 1
      let under = widths[cell.column...last].reduce(0, +) + gapX * CGFloat(last - cell.column)
      widths[last] += max(0, cell.child.size(for: ProposedViewSize(width: nil, height: nil)).width - max(under, 0))
    }

    func spanWidth(_ cell: Cell) -> CGFloat { self.spanWidth(cell, widths, gapX) }
    func rowHeight(_ row: Int, _ offered: CGFloat?) -> CGFloat {
      cells.filter { $0.row == row }.map { $0.child.size(for: ProposedViewSize(width: spanWidth($0), height: offered)).height }.max() ?? 0
    }
    let heights: [CGFloat]
    if let height = proposal.height {
      let offers = FlexibleSpace.distribute(
        height - gapY * CGFloat(max(0, rows.count - 1)), among: Array(repeating: 0, count: rows.count)
      ) { rowHeight($0, $1) }
      heights = offers.enumerated().map { rowHeight($0.offset, $0.element) }
    } else {
      heights = rows.indices.map { rowHeight($0, nil) }
    }
    return (widths, heights.map { $0.isFinite ? $0 : 0 })
  }

  private func spanWidth(_ cell: Cell, _ widths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    let last = min(widths.count, cell.column + cell.span) - 1
    guard cell.column <= last else { return 0 }
    return widths[cell.column...last].reduce(0, +) + gap * CGFloat(last - cell.column)
  }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    guard !rows.isEmpty else { return .zero }
    let (widths, heights) = tracks(proposal, cells(children))
    return CGSize(
      width: widths.reduce(0, +) + (horizontalSpacing ?? EdgeSpacing.standard) * CGFloat(widths.count - 1),
      height: heights.reduce(0, +) + (verticalSpacing ?? EdgeSpacing.standard) * CGFloat(heights.count - 1))
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    let cells = cells(children)
    let (widths, heights) = tracks(proposal, cells)
    let (gapX, gapY) = (horizontalSpacing ?? EdgeSpacing.standard, verticalSpacing ?? EdgeSpacing.standard)
    return cells.map { cell in
      let x = widths[..<cell.column].reduce(0, +) + gapX * CGFloat(cell.column)
      let y = heights[..<cell.row].reduce(0, +) + gapY * CGFloat(cell.row)
      let box = CGSize(width: spanWidth(cell, widths, gapX), height: heights[cell.row])
      let own = Alignment(horizontal: alignment.horizontal, vertical: rows[cell.row].alignment ?? alignment.vertical)
      var placement = Placement.aligned(cell.child, in: box, offered: ProposedViewSize(box), own)
      placement.origin.x += x
      placement.origin.y += y
      return placement
    }
  }
}
