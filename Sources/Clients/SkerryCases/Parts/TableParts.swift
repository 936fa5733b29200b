package import SkerryPipeline
import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryImage

/// A message about a table that another process draws cells of: first one without a cell, then one for each cell.
struct TableMessage: Codable {
  /// A cell, whose pixels are the message's attachment: RGBA, 8 bits, premultiplied.
  struct Cell: Codable {
    /// Counted from 0.
    var row, column: Int
    /// In points on the page.
    var width, height: Double
    /// In pixels.
    var columns, rows: Int
  }

  var path: String
  /// Whether the app's own code stops the program while the table is drawn.
  var isStopped = false
  var cell: Cell?
}

/// The cells of tables that other processes draw, because the app's code sees one language in each process.
@MainActor
package final class TableParts {
  /// The place of a cell in a table, counted from 0.
  struct Place: Hashable { var row, column: Int }

  private let looks: [ProcessLook]
  private let parts: RunParts
  /// Why cells are missing: a process has ended too early.
  package private(set) var failure: (any Error)?

  /// `nil` in a program that is more than the command.
  ///
  /// - Parameters:
  ///   - looks: what the processes of the call show to the app's code, by their numbers.
  ///   - call: the verb and what follows.
  package init?(_ looks: [ProcessLook], call: [String]) {
    guard let parts = RunParts(call) else { return nil }
    (self.looks, self.parts) = (looks, parts)
  }

  /// The cells of a table in the looks of other processes; `nil` if the app's own code stops one of these. Tables are asked for in the order of the
  /// plan.
  ///
  /// - Parameter scale: of the page, in pixels per point.
  func cells(of path: String, in wanted: [ProcessLook], scale: CGFloat) -> [Place: SheetCell]? {
    var cells: [Place: SheetCell] = [:]
    var isStopped = false
    do {
      let numbers = wanted.compactMap(looks.firstIndex)
      for number in numbers { try parts.start(number) }
      for number in numbers where try !read(number, path, scale, into: &cells) { isStopped = true }
    } catch {
      failure = failure ?? error
      return nil
    }
    return isStopped ? nil : cells
  }

  /// Whether the table was drawn.
  private func read(_ number: Int, _ path: String, _ scale: CGFloat, into cells: inout [Place: SheetCell]) throws -> Bool {
    var (isFound, isDrawn) = (false, true)
    // A table whose drawing stops this program was not asked for, so its cells are passed over.
    while !isFound {
      try parts.read(number) { frame in
        let message: TableMessage = try frame.decoded()
        isFound = message.path == path
        if isFound, message.isStopped { isDrawn = false }
        guard isFound, let cell = message.cell, let pixels = frame.attachments.first else { return }
        let bitmap = Bitmap(size: PixelSize(width: cell.columns, height: cell.rows), pixels: [UInt8](pixels))
        cells[Place(row: cell.row, column: cell.column)] = SheetCell(
          bitmap, size: CGSize(width: cell.width, height: cell.height), scale: scale)
      }
    }
    return isDrawn
  }

  /// The last message of every process that was started. Throws `CommandError` if one has ended before.
  package func rests() throws -> [PartFrame] { try parts.rests() }
}

extension PlannedPicture {
  /// Draws the cells of a table that belong to a process's look, and sends them.
  package func sendCells(of look: ProcessLook, _ engine: Engine, to answer: PartAnswer) throws {
    guard case .matrix(let content, let matrix) = content else { return }
    // A process that stops begins again and sends the same messages, so none may precede the drawing.
    let drawn = attempt { cells(of: content, matrix, look, engine) } ?? []
    answer.send(try PartFrame(.item, TableMessage(path: path, isStopped: stop != nil)))
    for (cell, pixels) in drawn { answer.send(try PartFrame(.item, TableMessage(path: path, cell: cell), attachments: [pixels])) }
    answer.send(PartFrame(.endOfRun))
  }

  private func cells(of content: Content, _ matrix: Matrix, _ look: ProcessLook, _ engine: Engine) -> [(TableMessage.Cell, Data)] {
    var drawn: [(TableMessage.Cell, Data)] = []
    for (row, line) in matrix.rows.enumerated() {
      for (column, head) in matrix.columns.enumerated() {
        let own = matrix.settings(line, head, over: settings)
        guard ProcessLook(own) == look, let cell = cell(content, in: own, engine) else { continue }
        let bitmap = cell.bitmap(engine.rasterizer, scale: scale)
        let place = TableMessage.Cell(
          row: row, column: column, width: cell.size.width, height: cell.size.height, columns: bitmap.size.width, rows: bitmap.size.height)
        drawn.append((place, Data(bitmap.pixels)))
      }
    }
    return drawn
  }
}
