import Foundation
import SwiftUI
import Testing

/// Variants of the recorded scenes whose frames follow from the recorded rules (Figures §7) or from Apple's reference pages.
@Suite @MainActor struct GridVariantTests {
  /// Columns are as wide as their widest cell.
  @Test func columns() throws {
    // Columns: as wide as their widest cell, 8 apart.
    try expect(["a": [5, 0, 20, 20], "b": [38, 5, 10, 10], "c": [0, 28, 30, 10]], size: [48, 38]) {
      Grid {
        GridRow {
          block("a"); block("b", 10, 10)
        }
        GridRow { block("c", 30, 10) }
      }
    }
    // A span: two columns and the gap.
    try expect(["c": [9, 28, 30, 10]], size: [48, 38]) {
      Grid {
        GridRow {
          block("a"); block("b")
        }
        GridRow { block("c", 30, 10).gridCellColumns(2) }
      }
    }
    // A flexible span: as wide as the columns and the gap.
    try expect(["c": [0, 28, 48, 4]]) {
      Grid {
        GridRow {
          block("a"); block("b")
        }
        filler("c").frame(height: 4).gridCellUnsizedAxes(.horizontal)
      }
    }
  }

  /// A cell can set the alignment of its column, and a row that of its cells.
  @Test func alignments() throws {
    // Trailing column: one cell sets its column's alignment.
    try expect(["a": [20, 0, 20, 20], "b": [0, 28, 40, 20]]) {
      Grid {
        GridRow { block("a").gridColumnAlignment(.trailing) }
        GridRow { block("b", 40) }
      }
    }
    // A row's alignment: overrides the grid's.
    try expect(["a": [0, 10, 20, 10], "b": [28, 0, 20, 20], "c": [0, 28, 20, 10], "d": [28, 28, 20, 20]]) {
      Grid(alignment: .top) {
        GridRow(alignment: .bottom) {
          block("a", 20, 10); block("b")
        }
        GridRow {
          block("c", 20, 10); block("d")
        }
      }
    }
  }

  /// Flexible columns share the width.
  @Test func shares() throws {
    // Flexible columns: equal shares of 100 − 4.
    try expect(["a": [0, 0, 48, 20], "b": [52, 0, 48, 20]], width: 100, height: 20) {
      Grid(horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          filler("a"); filler("b")
        }
      }
    }
    // Flexible beside fixed: the fixed column chooses first.
    try expect(["a": [0, 0, 30, 20], "b": [30, 0, 70, 20]], width: 100, height: 20) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block("a", 30); filler("b")
        }
      }
    }
  }

  /// GridItem of Apple's reference pages.
  @Test func lazyGrids() throws {
    // A lazy grid of fixed columns: 30 and 40, 8 apart.
    try expect(["a": [5, 0, 20, 20], "b": [48, 0, 20, 20], "c": [5, 28, 20, 20]], size: [78, 48], width: 100) {
      LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(40))]) {
        block("a"); block("b"); block("c")
      }
    }
    // A lazy grid of flexible columns: (100 − 8) / 2.
    try expect(["a": [0, 0, 46, 10], "b": [54, 0, 46, 10]], width: 100) {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        filler("a").frame(height: 10); filler("b").frame(height: 10)
      }
    }
    // A lazy grid of adaptive columns: three of 30 fit with gaps of 5: (100 − 10) / 3.
    try expect(["a": [0, 0, 30, 10], "c": [70, 0, 30, 10], "d": [0, 15, 30, 10]], width: 100) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 28), spacing: 5)], spacing: 5) {
        ForEach(["a", "b", "c", "d"], id: \.self) { filler($0).frame(height: 10) }
      }
    }
    // Adaptive and flexible: (200 − 8) / 2 for each; two columns of (96 − 8) / 2 in the first, and one of 96.
    try expect(["a": [0, 0, 44, 10], "b": [52, 0, 44, 10], "c": [104, 0, 96, 10], "d": [0, 18, 44, 10]], width: 200) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30)), GridItem(.flexible())]) {
        ForEach(["a", "b", "c", "d"], id: \.self) { filler($0).frame(height: 10) }
      }
    }
    // Fixed and flexible columns: 100 − 30 − 8.
    try expect(["a": [0, 0, 30, 10], "b": [38, 0, 62, 10]], width: 100) {
      LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.flexible())]) {
        filler("a").frame(height: 10); filler("b").frame(height: 10)
      }
    }
  }

  /// An item places its cells.
  @Test func lazyItems() throws {
    // An item's alignment: top trailing in each cell.
    try expect(["a": [20, 0, 20, 10], "b": [30, 18, 10, 10]], width: 40) {
      LazyVGrid(columns: [GridItem(.flexible(), alignment: .topTrailing)]) {
        block("a", 20, 10); block("b", 10, 10)
      }
    }
    // A lazy grid of rows: filled from above, then to the right.
    try expect(["a": [0, 0, 20, 20], "b": [0, 28, 20, 20], "c": [28, 0, 20, 20]], height: 48) {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))]) {
        block("a"); block("b"); block("c")
      }
    }
  }

  /// Layouts of a customer.
  @Test func layouts() throws {
    // A layout with explicit spacing: its own ViewSpacing of none.
    try expect(["a": [0, 0, 20, 20], "b": [0, 20, 20, 20]]) {
      VStack {
        Tight { block("a") }; block("b").background { Color.clear }
      }
    }
    // A layout that asks for distances: 8 between blocks.
    try expect(["a": [0, 0, 20, 20], "b": [28, 0, 20, 20]], size: [48, 20]) {
      Flow {
        block("a"); block("b")
      }
    }
    // A layout in a frame: is placed by the frame.
    try expect(["a": [52, 0, 20, 20], "b": [80, 0, 20, 20]], width: 100) {
      Flow {
        block("a"); block("b")
      }.frame(maxWidth: .infinity, alignment: .trailing)
    }
    // A layout with an anchor: its centre at the middle of the bounds.
    try expect(["a": [15, 10, 20, 20]], size: [50, 40], width: 50, height: 40) {
      Middle { block("a") }
    }
  }
}

/// One view without distance to its neighbours.
private struct Tight: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { subviews[0].sizeThatFits(proposal) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
}

/// A row with the distances that its views prefer.
private struct Flow: Layout {
  struct Cache { var gaps: [CGFloat] }
  func makeCache(subviews: Subviews) -> Cache {
    Cache(gaps: zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .horizontal) } + [0])
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).reduce(0, +) + cache.gaps.reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var x = bounds.minX
    for (subview, gap) in zip(subviews, cache.gaps) {
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width + gap
    }
  }
}

/// Takes the whole proposal and centres its view.
private struct Middle: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
