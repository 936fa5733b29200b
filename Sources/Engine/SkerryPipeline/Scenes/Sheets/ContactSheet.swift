package import Foundation
package import SkerryDrawing
import SkerryGeometry
import SkerryUI

/// All presentations of a state on one labelled page.
@MainActor
package enum ContactSheet {
  /// Points.
  private static let widest: CGFloat = 940
  /// The minimum width, so that the heading fits, in points.
  private static let narrowest: CGFloat = 560
  private static let gap: CGFloat = 22
  private static let labelHeight: CGFloat = 20

  /// - Parameters:
  ///   - standIns: names of symbols that a substitute icon shows, listed at the foot.
  ///   - boxed: names of symbols in whose place a box is drawn, listed at the foot.
  ///   - withoutIsland: labels of presentations that the configuration does not describe, listed at the foot.
  ///   - page: an empty page.
  /// - Returns: what is drawn, and the size of the page in points.
  package static func draw(
    _ cells: [SheetCell], title: SheetTitle, standIns: [String], boxed: [String] = [], withoutIsland: [String] = [], on page: SheetPage
  ) -> (list: DisplayList, size: CGSize) {
    var page = page
    let margin = SheetPage.margin
    var packing = SheetPacking(width: Self.widest - 2 * margin, gap: Self.gap)
    let placed = cells.map { cell in
      let label = page.line(cell.label, size: 12, weight: .medium, .soft)
      // A narrow picture is given the width that its label needs.
      let place = packing.place(
        CGSize(width: max(cell.size.width, label.size.width), height: cell.size.height + Self.labelHeight))
      return (cell: cell, label: label, place: place)
    }
    let width = max(Self.narrowest, packing.right + 2 * margin).rounded(.up)
    let top = title.draw(on: &page, width: width)
    for (cell, label, place) in placed {
      let origin = CGPoint(x: margin + place.x, y: top + place.y)
      page.place(label.list, at: origin)
      page.place(cell.list, at: CGPoint(x: origin.x, y: origin.y + Self.labelHeight), factor: cell.factor)
    }
    var bottom = top + packing.bottom + margin
    for text in notes(standIns: standIns, boxed: boxed, withoutIsland: withoutIsland) {
      let note = page.line(text, size: 11, .soft, width: width - 2 * margin, lines: 3)
      page.place(note.list, at: CGPoint(x: margin, y: bottom - 4))
      bottom += note.size.height + 12
    }
    let size = CGSize(width: width, height: bottom.rounded(.up))
    return (page.finished(size), size)
  }

  /// The notes about the pictures in the footer of the page.
  private static func notes(standIns: [String], boxed: [String], withoutIsland: [String]) -> [String] {
    var notes: [String] = []
    if !withoutIsland.isEmpty {
      notes.append("Left out, because the configuration has no dynamicIsland closure: \(withoutIsland.joined(separator: ", "))")
    }
    if !standIns.isEmpty {
      let count = standIns.count == 1 ? "An icon stands in for an SF Symbol" : "Icons stand in for \(standIns.count) SF Symbols"
      notes.append("\(count): \(standIns.joined(separator: ", "))")
    }
    if !boxed.isEmpty {
      let count = boxed.count == 1 ? "A box is in place of a symbol" : "Boxes are in place of \(boxed.count) symbols"
      notes.append("\(count) without a drawing: \(boxed.joined(separator: ", "))")
    }
    return notes
  }
}
