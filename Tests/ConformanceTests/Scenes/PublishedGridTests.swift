import Foundation
import SwiftUI
import Testing

/// Grids and frames of a container, whose pictures Majid Jabrayilov published with their code on swiftwithmajid.com (Figures §9.69). Lazy grids are
/// on a screen of 414 points; the pictures, which have no scale, agree with these widths within a point.
@Suite @MainActor struct PublishedGridTests {
  private func lazy(_ columns: [GridItem], _ count: Int) -> some View {
    LazyVGrid(columns: columns) {
      ForEach(0..<count, id: \.self) { filler("\($0)").frame(height: 10) }
    }
    .frame(width: 414)
  }

  /// "Mastering grids in SwiftUI", 2020-07-08: three fixed columns, the first with a spacing of its own, are centred.
  @Test func fixedColumns() throws {
    let columns = [GridItem(.fixed(50), spacing: 16, alignment: .leading), GridItem(.fixed(75)), GridItem(.fixed(100))]
    try expect(["0": [82.5, 0, 50, 10], "1": [148.5, 0, 75, 10], "2": [231.5, 0, 100, 10]]) { lazy(columns, 3) }
  }

  /// The same page: a flexible column that needs 250 leaves 156 to the other.
  @Test func flexibleColumns() throws {
    try expect(["0": [0, 0, 250, 10], "1": [258, 0, 156, 10]]) { lazy([GridItem(.flexible(minimum: 250)), GridItem(.flexible())], 2) }
  }

  /// The same page: of two adaptive columns, each 203 wide, the first takes three cells and the second one.
  @Test func adaptiveColumns() throws {
    let columns = [GridItem(.adaptive(minimum: 50, maximum: 100)), GridItem(.adaptive(minimum: 150))]
    try expect(["0": [0, 0, 62.333, 10], "1": [70.333, 0, 62.333, 10], "2": [140.667, 0, 62.333, 10], "3": [211, 0, 203, 10]]) {
      lazy(columns, 4)
    }
    // Beside a fixed column of 100 five cells of at least 50 share 306.
    try expect(["0": [0, 0, 100, 10], "1": [108, 0, 54.8, 10], "5": [359.2, 0, 54.8, 10]]) {
      lazy([GridItem(.fixed(100)), GridItem(.adaptive(minimum: 50))], 6)
    }
  }

  /// "Mastering grid layout in SwiftUI", 2022-08-10: names and ages, and under them a line that `line` makes, 10 apart.
  private func table(_ line: some View, ageColumn: HorizontalAlignment = .leading) -> some View {
    Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 10) {
      GridRow {
        block("name", 52, 20); block("family", 84, 20); block("age", 20, 20).gridColumnAlignment(ageColumn)
      }
      GridRow {
        block("short", 40, 20); block("other", 30, 20); block("years", 16, 20)
      }
      line
    }
  }
  private var line: some View { Rectangle().frame(height: 1).accessibilityIdentifier("line") }

  /// The page's first picture: a line in a row of its own is in the first column, which takes what the others leave.
  @Test func aLineInARow() throws {
    try expect(["line": [0, 60, 176, 1], "family": [186, 0, 84, 20], "age": [280, 0, 20, 20]], width: 300) {
      table(GridRow { line })
    }
  }

  /// The second picture: a line over three columns makes each of them wider by the same length, and so does a line outside of rows.
  @Test func aLineOverAllColumns() throws {
    // 300 − 176 is 124, a third of which is 41.333.
    let places: [String: [CGFloat]] = [
      "line": [0, 60, 300, 1], "name": [0, 0, 52, 20], "family": [103.333, 0, 84, 20], "age": [238.667, 0, 20, 20],
      "other": [103.333, 30, 30, 20],
    ]
    try expect(places, size: [300, 61], width: 300) { table(GridRow { line.gridCellColumns(3) }) }
    try expect(places, size: [300, 61], width: 300) { table(line) }
    // As wide as the columns need: nothing is shared.
    try expect(["family": [62, 0, 84, 20], "line": [0, 60, 176, 1]], width: 176) { table(line) }
  }

  /// The third: an alignment of the last column, which is as wide as before.
  @Test func theLastColumnIsTrailing() throws {
    try expect(["age": [280, 0, 20, 20], "years": [284, 30, 16, 20]], width: 300) { table(line, ageColumn: .trailing) }
  }

  /// The fourth: a line that is not asked for its width is as long as the columns are wide without it.
  @Test func anUnsizedLine() throws {
    try expect(["line": [0, 60, 176, 1], "family": [62, 0, 84, 20]], size: [176, 61], width: 300) {
      table(GridRow { line.gridCellColumns(3).gridCellUnsizedAxes([.horizontal]) })
    }
  }

  /// A line over the last two columns leaves the first as it is (the same rule; no picture).
  @Test func aLineOverSomeColumns() throws {
    try expect(["name": [0, 0, 52, 20], "family": [62, 0, 84, 20], "age": [218, 0, 20, 20], "wide": [62, 60, 238, 1]], width: 300) {
      table(
        GridRow {
          Color.clear.frame(width: 1, height: 1)
          Rectangle().frame(height: 1).accessibilityIdentifier("wide").gridCellColumns(2)
        })
    }
  }

  /// Apple's page of `containerRelativeFrame(_:count:span:spacing:alignment:)` gives the formula, of which the container is the presentation here;
  /// "Container relative frames in SwiftUI", 2025-01-28, shows thirds and a text at the leading edge.
  @Test func partsOfAContainer() throws {
    let scene = try ScreenshotScene().card {
      VStack(alignment: .leading, spacing: 0) {
        filler("two of four").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 12)
        filler("third").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 0)
        filler("a third").containerRelativeFrame(.horizontal) { length, _ in length / 3 }
        block("text").containerRelativeFrame(.horizontal, alignment: .leading).accessibilityIdentifier("all")
      }
    }
    let width = scene.plate.width
    let (two, third, other) = (try scene.frame("two of four").width, try scene.frame("third").width, try scene.frame("a third").width)
    let (all, text) = (try scene.frame("all"), try scene.frame("text"))
    #expect(abs(two - ((width - 36) / 4 * 2 + 12)) < 0.001)
    #expect(abs(third - width / 3) < 0.001 && abs(other - width / 3) < 0.001)
    #expect(abs(all.width - width) < 0.001 && text.minX == all.minX)
  }

  /// The same page: the nearest scroll view is such a container, without its insets (Figures §9.90).
  @Test func partsOfAScrollView() throws {
    let scene = try ScreenshotScene().card {
      VStack(alignment: .leading, spacing: 0) {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            filler("half").containerRelativeFrame(.horizontal, count: 2, spacing: 10)
            ScrollView { filler("inner").containerRelativeFrame(.vertical) }.frame(width: 30, height: 20)
          }
        }
        .contentMargins(.horizontal, 20)
        .frame(width: 210, height: 40)
        ScrollView([.horizontal, .vertical]) {
          filler("half of both").containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
        }
        .frame(width: 100, height: 60)
        ScrollView { filler("high").containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 } }.frame(height: 60)
        filler("outside").containerRelativeFrame(.horizontal)
      }
    }
    #expect(try scene.frame("half").width == 80)
    #expect(try scene.frame("inner").height == 20)
    let (both, high) = (try scene.frame("half of both"), try scene.frame("high"))
    #expect(both.width == 50 && both.height == 30)
    // Across its axis a scroll view is as long as its content; the presentation counts.
    #expect(abs(high.width - scene.plate.width / 2) < 0.001 && high.height == 30)
    #expect(abs(try scene.frame("outside").width - scene.plate.width) < 0.001)
  }
}
