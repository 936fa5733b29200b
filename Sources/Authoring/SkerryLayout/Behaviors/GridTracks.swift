import Foundation
import SkerryGeometry
import SkerryGraph

/// The widths of a grid's columns and heights of its rows for a proposal, in points.
struct GridTracks {
  let cells: [GridCell]
  let rowCount: Int
  let columnCount: Int
  let gapX: CGFloat
  let gapY: CGFloat
  private(set) var widths: [CGFloat] = []
  private(set) var heights: [CGFloat] = []
  /// The cells of each row, and the positions of columns and rows without the gaps: found once, so that time is linear in the rows.
  private let rows: [[GridCell]]
  private var starts: (x: [CGFloat], y: [CGFloat]) = ([], [])

  init(cells: [GridCell], rowCount: Int, columnCount: Int, gapX: CGFloat, gapY: CGFloat) {
    self.cells = cells
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.gapX = gapX
    self.gapY = gapY
    rows = cells.reduce(into: Array(repeating: [], count: rowCount)) { $0[$1.row].append($1) }
  }

  func sized(for proposal: ProposedViewSize) -> GridTracks {
    var result = self
    result.widths = columnWidths(proposal.width)
    result.heights = result.rowHeights(proposal.height)
    result.starts = (Self.starts(of: result.widths), Self.starts(of: result.heights))
    return result
  }

  private static func starts(of lengths: [CGFloat]) -> [CGFloat] {
    lengths.reduce(into: [0]) { starts, length in starts.append(starts[starts.count - 1] + length) }
  }

  var size: CGSize {
    CGSize(
      width: max(0, widths.reduce(0, +) + gapX * CGFloat(max(0, widths.count - 1))),
      height: max(0, heights.reduce(0, +) + gapY * CGFloat(max(0, heights.count - 1))))
  }

  /// Whether a cell that affects the size takes all the available length.
  func isEndless(_ axis: Axis) -> Bool {
    let endless = ProposedViewSize(main: .infinity, cross: nil, axis: axis)
    return cells.contains {
      !$0.unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical) && $0.child.size(for: endless).length(axis) == .infinity
    }
  }

  /// The frame of a cell in the grid's coordinates.
  func box(of cell: GridCell) -> CGRect {
    CGRect(
      x: starts.x[cell.column] + gapX * CGFloat(cell.column), y: starts.y[cell.row] + gapY * CGFloat(cell.row), width: spanWidth(cell),
      height: heights[cell.row])
  }

  /// The position in each row at which the guides of its cells meet, from the row's top: the cells together are centred
  /// in the row.
  func rowLines(_ guides: [AlignmentKey]) -> [CGFloat] {
    guides.enumerated().map { row, guide in
      var (above, below): (CGFloat, CGFloat) = (-.infinity, -.infinity)
      for cell in rows[row] where cell.anchor == nil {
        let own = cell.child.dimensions(for: ProposedViewSize(box(of: cell).size))
        above = max(above, own[guide])
        below = max(below, own.height - own[guide])
      }
      let box = ViewDimensions(width: 0, height: heights[row])
      // The standard guides are known from the row itself; a baseline depends on the cells.
      guard guide == VerticalAlignment.firstTextBaseline.key || guide == VerticalAlignment.lastTextBaseline.key, above.isFinite else {
        return box[guide]
      }
      return above + max(0, heights[row] - above - below) / 2
    }
  }

  private func spanWidth(_ cell: GridCell) -> CGFloat {
    let last = min(widths.count, cell.column + cell.span) - 1
    guard cell.column <= last else { return 0 }
    return widths[cell.column...last].reduce(0, +) + gapX * CGFloat(last - cell.column)
  }

  private func columnWidths(_ offered: CGFloat?) -> [CGFloat] {
    let columns = (0..<columnCount).map { column in
      cells.filter { $0.column == column && $0.span == 1 && !$0.unsizedAxes.contains(.horizontal) }
    }
    func width(_ column: Int, _ length: CGFloat?) -> CGFloat {
      columns[column].map { $0.child.size(for: ProposedViewSize(width: length, height: nil)).width }.max() ?? 0
    }
    // A cell that does not count for its column's width counts for how flexible it is: such a column takes its share last (Figures §9.105).
    let isEndless = (0..<columnCount).map { column in
      cells.contains {
        $0.column == column && $0.span == 1 && $0.unsizedAxes.contains(.horizontal)
          && $0.child.size(for: ProposedViewSize(width: .infinity, height: nil)).width == .infinity
      }
    }
    var widths: [CGFloat]
    if let offered {
      let shares = FlexibleSpace.distribute(
        offered - gapX * CGFloat(columnCount - 1), among: Array(repeating: 0, count: columnCount)
      ) { column, length in
        // Below every other column's least width, so that it comes after the other endless ones.
        guard isEndless[column], length == 0 || length == .infinity else { return width(column, length) }
        return length == 0 ? -1 : .infinity
      }
      widths = shares.enumerated().map { min(width($0.offset, $0.element), max($0.element, width($0.offset, 0))) }
    } else {
      widths = (0..<columnCount).map { width($0, nil) }
    }
    widths = widths.map { $0.isFinite ? $0 : 0 }
    widen(&widths, offered: offered)
    return widths
  }

  /// A cell over several columns widens each of them by the same length when they are too narrow (Figures §9.69).
  private func widen(_ widths: inout [CGFloat], offered: CGFloat?) {
    for cell in cells where cell.span > 1 && !cell.unsizedAxes.contains(.horizontal) {
      let last = min(columnCount, cell.column + cell.span) - 1
      guard cell.column <= last else { continue }
      let under = widths[cell.column...last].reduce(0, +) + gapX * CGFloat(last - cell.column)
      let others = widths.reduce(0, +) + gapX * CGFloat(columnCount - 1) - under
      let wish = cell.child.size(for: ProposedViewSize(width: offered.map { max(0, $0 - others) }, height: nil)).width
      let missing = max(0, (wish.isFinite ? wish : 0) - max(under, 0))
      for column in cell.column...last { widths[column] += missing / CGFloat(last - cell.column + 1) }
    }
  }

  private func rowHeights(_ offered: CGFloat?) -> [CGFloat] {
    let rows = self.rows.map { $0.filter { !$0.unsizedAxes.contains(.vertical) } }
    func height(_ row: Int, _ length: CGFloat?) -> CGFloat {
      rows[row].map { $0.child.size(for: ProposedViewSize(width: spanWidth($0), height: length)).height }.max() ?? 0
    }
    var heights: [CGFloat]
    if let offered {
      let shares = FlexibleSpace.distribute(
        offered - gapY * CGFloat(max(0, rowCount - 1)), among: Array(repeating: 0, count: rowCount)
      ) { height($0, $1) }
      heights = shares.enumerated().map { height($0.offset, $0.element) }
    } else {
      heights = (0..<rowCount).map { height($0, nil) }
    }
    return heights.map { $0.isFinite ? $0 : 0 }
  }
}
