import Foundation
import SkerryImage
import SkerryPipeline
import SkerryUI
import SwiftUI
import Testing

/// Plain lists of iOS 26 and rows of narrow phones as recorded (Figures §9.104), and a table whose corner is empty (§9.105).
@Suite @MainActor struct RecordedRowTests {
  private func picture(_ view: some View, _ width: CGFloat, _ height: CGFloat, iOS26: Bool = true) throws -> PixelExtent {
    try PixelExtent(
      view.frame(width: width, height: height).environment(\.dynamicTypeSize, iOS26 ? .large : .medium)
        .settingEnvironment { $0.system.palette = iOS26 ? .iOS26 : .iOS18 })
  }
  /// Where the colour changes along a line from the picture's top, in points.
  private func edges(_ picture: PixelExtent, x: CGFloat, to end: CGFloat) -> [CGFloat] {
    let x = Int(x * 3)
    return (1..<Int(end * 3)).filter { picture.bitmap.color(x: x, y: $0) != picture.bitmap.color(x: x, y: $0 - 1) }.map { CGFloat($0) / 3 }
  }
  private func near(_ found: [CGFloat], _ expected: [CGFloat]) -> Bool {
    found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) < 0.34 }
  }

  /// R109, R111: each row has a line, the last of a section too; headers have 32 above and 10 below.
  @Test func linesAndHeadersOfPlainLists() throws {
    let list = List {
      Section("Sync") {
        Text(verbatim: "x")
        Text(verbatim: "y")
      }
      Section("About") { Text(verbatim: "z") }
    }
    let plain = try picture(list.listStyle(.plain), 390, 400)
    let lines = edges(plain, x: 200, to: 390)
    #expect(near(lines, [113.33, 114.33, 165.33, 166.33, 279.67, 280.67]), "\(lines)")
    let line = plain.bitmap.color(x: 600, y: 341)
    #expect(line.red == 231 && plain.bitmap.color(x: 600, y: 300).red == 255)
    // From the row's text to 16 before the edge.
    #expect(plain.bitmap.color(x: 47, y: 341).red == 255 && plain.bitmap.color(x: 48, y: 341) == line)
    #expect(plain.bitmap.color(x: 1121, y: 341) == line && plain.bitmap.color(x: 1122, y: 341).red == 255)
  }

  /// R109, R107: a section without a header at the top has a line above its first row; rows outside of sections have none.
  @Test func theFirstLineOfAPlainList() throws {
    let section = try picture(List { Section { Text(verbatim: "x") } }.listStyle(.plain), 390, 100)
    #expect(near(edges(section, x: 200, to: 90), [1, 51, 52]))
    let rows = try picture(List { Text(verbatim: "x") }.listStyle(.plain), 390, 100)
    #expect(near(edges(rows, x: 200, to: 90), [51, 52]))
  }

  /// R108: at 320 points of iOS 17 plates are 16 from the sides; rows of stacks have 4 above and below and are at least 44, which a shape fills.
  @Test func rowsOfNarrowPhones() throws {
    let list = List {
      HStack {
        Rectangle().fill(Color.black).frame(width: 6)
        Text(verbatim: "x").font(.system(size: 10))
      }
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: "Method").font(.system(size: 12))
        Text(verbatim: "GET").font(.system(size: 12))
      }
      Color.black.frame(height: 60)
    }
    let narrow = try picture(list, 320, 300, iOS26: false)
    let row = edges(narrow, x: 200, to: 290)
    #expect(near(row, [35, 78.67, 79, 122.67, 123, 134, 194, 205]), "\(row)")
    #expect(near(edges(narrow, x: 34, to: 78), [35, 39, 75]))
    let white = narrow.bitmap.color(x: 48, y: 180), grey = narrow.bitmap.color(x: 47, y: 180)
    #expect(white.red == 255 && grey.red == 242)
  }

  /// R108: a link's chevron of iOS 17 ends 0.67 before the text's side, which is 32 from the list's.
  @Test func linksOfNarrowPhones() throws {
    let row = try picture(List { NavigationLink("Requests") { Text(verbatim: "x") } }, 320, 100, iOS26: false)
    let chevron = try #require(row.ink(CGRect(x: 240, y: 40, width: 60, height: 34), threshold: 40))
    #expect(abs(chevron.maxX - 287.33) < 0.5, "\(chevron)")
  }

  /// R111: a switch whose label is hidden makes its row higher than a line does, a slider does not; R109: a time of 36 points does.
  @Test func controlsThatMakeRowsHigher() throws {
    func height(_ row: some View) throws -> CGFloat {
      let found = edges(try picture(List { row }.listStyle(.plain), 390, 200), x: 100, to: 190)
      return found.last ?? 0
    }
    let alone = HStack {
      Text(verbatim: "x")
      Spacer()
      Toggle("Sync", isOn: .constant(true)).labelsHidden()
    }
    #expect(try abs(height(alone) - 58) < 0.34)
    #expect(try abs(height(Toggle("x", isOn: .constant(true))) - 52) < 0.34)
    // A switch beside its label counts for nothing, in a column above a text of caption.
    let labelled = VStack(alignment: .leading, spacing: 4) {
      Toggle("x", isOn: .constant(true))
      Text(verbatim: "x").font(.caption)
    }
    #expect(try abs(height(labelled) - 68.67) < 0.34)
    // A slider is no higher than the leading of body, 22, either.
    let slider = VStack(alignment: .leading, spacing: 6) {
      Slider(value: .constant(0.5))
      Text(verbatim: "x").font(.caption)
    }
    #expect(try abs(height(slider) - 72.33) < 0.34)
    let time = DatePicker("x", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .hourAndMinute)
    #expect(try abs(height(time) - 66) < 0.34)
  }

  /// R107: a column of labels 30 wide under a corner that counts for no width is served last: the six others keep a seventh each.
  @Test func aTableWithAnEmptyCorner() throws {
    let table = Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        ForEach(0..<6) { Text(verbatim: "\($0)").font(.caption2) }
      }
      GridRow {
        Color.black.frame(width: 30, height: 8)
        ForEach(0..<6) { _ in Color.black.frame(height: 32) }
      }
    }
    let found = try picture(table.frame(maxWidth: .infinity).padding(), 393, 120)
    // The widths of the black parts of the lower row, in pixels: the label, then six of a seventh of 361 less six gaps.
    let y = 68 * 3
    let dark = (0..<393 * 3).map { found.bitmap.color(x: $0, y: y).alpha > 128 && found.bitmap.color(x: $0, y: y).red < 128 }
    let starts = dark.indices.filter { dark[$0] && ($0 == 0 || !dark[$0 - 1]) }.map { CGFloat($0) / 3 }
    let expected: [CGFloat] = [25.07, 59.07, 111.21, 163.35, 215.49, 267.63, 319.77]
    #expect(near(starts, expected), "\(starts)")
  }
}
