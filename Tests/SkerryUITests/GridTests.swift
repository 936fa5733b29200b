import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct GridTests {
  @Test func columnsAreAsWideAsTheirWidestCell() throws {
    let found = try frames(
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
        }
        GridRow {
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c")
          Color.red.frame(width: 40, height: 10).accessibilityIdentifier("d")
        }
      })
    #expect(found["a"] == [0, 5, 30, 10])
    #expect(found["b"] == [50, 0, 20, 20])
    #expect(found["c"] == [10, 25, 10, 10])
    #expect(found["d"] == [40, 25, 40, 10])
  }

  /// A lazy grid without tracks has one, as long as the grid is wide or high; one adaptive track is divided.
  @Test func aLazyGridWithoutTracksHasOne() throws {
    func ids(_ tracks: [GridItem]) throws -> [[Double]?] {
      let found = try frames(
        LazyVGrid(columns: tracks, spacing: 4) {
          Color.red.frame(height: 10).accessibilityIdentifier("a")
          Color.red.frame(height: 10).accessibilityIdentifier("b")
        }.frame(width: 100))
      return [found["a"], found["b"]]
    }
    #expect(try ids([]) == [[0, 0, 100, 10], [0, 14, 100, 10]])
    #expect(try ids([GridItem(.adaptive(minimum: 40), spacing: 0)]) == [[0, 0, 50, 10], [50, 0, 50, 10]])
    // A track and its gap take a point at least: of 1.5 points 66 fit into 100, of 0.5 points as many as points.
    func width(_ minimum: CGFloat) throws -> Double { try #require(ids([GridItem(.adaptive(minimum: minimum), spacing: 0.25)])[0])[2] }
    #expect(try abs(width(1.25) - (100.25 / 66 - 0.25)) < 0.01 && abs(width(0.25) - (100.25 / 100 - 0.25)) < 0.01)
    for minimum in [CGFloat.nan, .infinity, -.infinity] { #expect(try ids([GridItem(.adaptive(minimum: minimum), spacing: 0)])[0] != nil) }
  }

  @Test func aCellAnchorOverridesTheGridsAlignment() throws {
    let found = try frames(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.frame(width: 40, height: 40) }
        GridRow {
          Color.red.frame(width: 10, height: 10).gridCellAnchor(.trailing).accessibilityIdentifier("a")
          Color.red.frame(width: 10, height: 30)
        }
      })
    #expect(found["a"] == [30, 50, 10, 10])
  }

  @Test func oneCellAlignsItsColumn() throws {
    let found = try frames(
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.frame(width: 40, height: 10).gridColumnAlignment(.trailing) }
        GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a") }
      })
    #expect(found["a"] == [30, 10, 10, 10])
  }

  @Test func anUnsizedCellTakesTheRemainingSpace() throws {
    let found = try frames(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.frame(width: 40, height: 10) }
        Color.blue.frame(height: 2).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
      }
      .accessibilityIdentifier("grid")
      .frame(width: 200, height: 100))
    #expect(found["grid"] == [80, 44, 40, 12])
    #expect(found["line"] == [80, 54, 40, 2])
  }

  @Test func aFullWidthViewWidensTheGrid() throws {
    let found = try frames(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.frame(width: 40, height: 10) }
        Color.blue.frame(height: 2).accessibilityIdentifier("line")
      }
      .frame(width: 200, height: 100))
    #expect(found["line"]?[2] == 200)
  }

  @Test func baselinesMeetInARow() throws {
    let found = try frames(
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 10, height: 30).alignmentGuide(.firstTextBaseline) { _ in 20 }.accessibilityIdentifier("a")
          Color.red.frame(width: 10, height: 10).alignmentGuide(.firstTextBaseline) { _ in 5 }.accessibilityIdentifier("b")
        }
      })
    #expect(found["a"] == [0, 0, 10, 30])
    #expect(found["b"] == [10, 15, 10, 10])
  }

  @Test func extremeSpansAreHarmless() throws {
    let found = try frames(
      Grid { GridRow { Color.red.frame(width: 10, height: 10).gridCellColumns(.max).accessibilityIdentifier("a") } }
        .frame(width: 100, height: 100))
    #expect(found["a"]?[2] == 10)
  }
}
