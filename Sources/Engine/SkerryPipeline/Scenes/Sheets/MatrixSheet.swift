package import Foundation
package import SkerryDrawing
import SkerryGeometry
import SkerryUI

/// One presentation under many settings: a table with one setting per column and one per row.
@MainActor
package enum MatrixSheet {
  /// The cells of one value of the row setting.
  package struct Row {
    /// The label of the row; empty in a table of one row.
    package var label: String
    /// `nil` if the presentation does not exist under these settings.
    package var cells: [SheetCell?]

    package init(label: String, cells: [SheetCell?]) {
      self.label = label
      self.cells = cells
    }
  }

  /// Points.
  private static let gap: CGFloat = 20
  /// The minimum width of the page in points, so that its heading has room.
  private static let narrowest: CGFloat = 480
  private static let labelHeight: CGFloat = 22

  /// - Parameters:
  ///   - columns: the headings of the columns; every row has a cell for each.
  ///   - page: an empty page.
  /// - Returns: what is drawn, and the size of the page in points.
  package static func draw(_ rows: [Row], columns: [String], title: SheetTitle, on page: SheetPage)
    -> (list: DisplayList, size: CGSize)
  {
    var page = page
    let (margin, gap) = (SheetPage.margin, Self.gap)
    let heads = columns.map { page.line($0, size: 13, weight: .semibold, .strong) }
    let widths = columns.indices.map { column in
      rows.compactMap { $0.cells[column]?.size.width }.reduce(heads[column].size.width, max)
    }
    let labels = rows.map { page.line($0.label, size: 13, weight: .semibold, .strong, width: 130, lines: 3) }
    let labelWidth = labels.map(\.size.width).max().map { $0 > 0 ? $0 + gap : 0 } ?? 0
    let inner = labelWidth + widths.reduce(0, +) + gap * CGFloat(max(0, columns.count - 1))
    let width = max(Self.narrowest, inner + 2 * margin).rounded(.up)
    var y = title.draw(on: &page, width: width)
    var lefts: [CGFloat] = []
    var x = margin + labelWidth
    for (head, own) in zip(heads, widths) {
      page.place(head.list, at: CGPoint(x: x, y: y))
      lefts.append(x)
      x += own + gap
    }
    y += Self.labelHeight
    for (row, label) in zip(rows, labels) {
      let height = row.cells.compactMap { $0?.size.height }.reduce(label.size.height, max)
      page.place(label.list, at: CGPoint(x: margin, y: y + (row.label.isEmpty ? 0 : 11)))
      for (cell, left) in zip(row.cells, lefts) {
        if let cell {
          page.place(cell.list, at: CGPoint(x: left, y: y), factor: cell.factor)
        } else {
          page.place(page.line("not there", size: 12, .soft).list, at: CGPoint(x: left, y: y + 11))
        }
      }
      y += height + gap
    }
    let size = CGSize(width: width, height: (y - gap + margin).rounded(.up))
    return (page.finished(size), size)
  }
}
