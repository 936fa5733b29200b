import Foundation
import SwiftUI
import Testing

/// Grids, lazy grids and custom layouts. The values follow from Figures §6.9 and from the reference pages it names.
@Suite @MainActor struct GridSceneTests {
  @Test func lazyGrids() throws {
    let cells = ForEach(0..<4) { block("cell\($0)", 10, 10) }
    try expect(["cell0": [15, 0, 10, 10], "cell1": [69, 0, 10, 10], "cell2": [15, 18, 10, 10]], width: 100) {
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible())]) { cells }
    }
    try expect(["cell0": [18, 0, 10, 10], "cell1": [72, 0, 10, 10]], width: 100) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) { cells }
    }
    // The alignment of a grid places the grid in its proposal; it does not place the cells.
    try expect(["cell0": [20, 0, 10, 10], "cell1": [70, 0, 10, 10], "cell2": [20, 14, 10, 10]], width: 100) {
      LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], alignment: .leading, spacing: 4) { cells }
    }
  }

  @Test func gridsOfRows() throws {
    try expect(["a": [0, 0, 10, 10], "b": [18, 0, 20, 10], "c": [0, 18, 10, 10]]) {
      Grid {
        GridRow {
          block("a", 10, 10); block("b", 20, 10)
        }
        GridRow { block("c", 10, 10) }
      }
    }
    try expect(["a": [14, 0, 10, 10]]) {
      Grid {
        GridRow { block("a", 10, 10).gridCellColumns(2) }
        GridRow {
          block("b", 10, 10); block("c", 20, 10)
        }
      }
    }
  }

  private struct Steps: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var point = bounds.origin
      for view in subviews {
        let size = view.sizeThatFits(.unspecified)
        view.place(at: point, proposal: .unspecified)
        point = CGPoint(x: point.x + size.width, y: point.y + size.height)
      }
    }
  }

  @Test func layoutsOfOnesOwn() throws {
    try expect(["a": [0, 0, 10, 20], "b": [10, 20, 30, 5], "c": [40, 25, 20, 20]]) {
      Steps {
        block("a", 10, 20); block("b", 30, 5); block("c")
      }
    }
    try expect(["b": [20, 20, 20, 20]]) {
      AnyLayout(Steps()) {
        block("a"); block("b")
      }
    }
    try expect(["b": [0, 28, 20, 20]]) {
      AnyLayout(VStackLayout()) {
        block("a"); block("b")
      }
    }
    try expect(["b": [22, 0, 20, 20]]) {
      HStackLayout(spacing: 2) {
        block("a"); block("b")
      }
    }
    try expect(["b": [10, 10, 20, 20]]) {
      ZStackLayout {
        block("a", 40, 40); block("b")
      }
    }
  }

  /// Nothing is known of the progress: the spinner of UIKit, 20 points wide, 37 at large size.
  @Test func spinners() throws {
    try expect(["it": [0, 0, 20, 20]], width: 100, height: 100) { ProgressView().accessibilityIdentifier("it") }
    try expect(["it": [0, 0, 20, 20]]) { ProgressView().progressViewStyle(.circular).accessibilityIdentifier("it") }
    try expect(["it": [0, 0, 37, 37]]) { ProgressView().controlSize(.large).accessibilityIdentifier("it") }
    try expect(["b": [28, 0, 20, 20]]) {
      HStack {
        ProgressView(); block("b")
      }
    }
  }
}
