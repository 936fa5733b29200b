import Foundation
import SwiftUI
import Testing

/// Scenes that combine rules of layout: their frames follow from the recorded rules (Figures §7), from those of Figures §6, and from statements
/// that others published about SwiftUI (Figures §9.141).
@Suite @MainActor struct CombinedSceneTests {
  /// Explicit guides of several views inside a stack: their mean counts for a stack around it, and the views without one do not (Figures §6.9).
  @Test func guidesOfNestedStacks() throws {
    // a's guide is at 10 + 10, b's at 4: 12. Only a's counts in the second scene: 20.
    try expect(["a": [10, 0, 20, 20], "b": [0, 28, 40, 20], "c": [12, 56, 20, 20]], size: [40, 76]) {
      VStack(alignment: .leading) {
        VStack {
          block("a").alignmentGuide(.leading) { _ in 10 }
          block("b", 40).alignmentGuide(.leading) { _ in 4 }
        }
        block("c")
      }
    }
    try expect(["c": [20, 56, 20, 20]], size: [40, 76]) {
      VStack(alignment: .leading) {
        VStack {
          block("a").alignmentGuide(.leading) { _ in 10 }
          block("b", 40)
        }
        block("c")
      }
    }
    // A guide of the other axis does not reach a column's own alignment; an overlay's guides do not count.
    try expect(["c": [0, 28, 20, 20]]) {
      VStack(alignment: .leading) {
        block("a").alignmentGuide(.top) { _ in 9 }.overlay { block("o").alignmentGuide(.leading) { _ in 9 } }
        block("c")
      }
    }
    // A view's upper guide at its lower edge: its lower edge meets the row's line.
    try expect(["a": [0, 20, 20, 20], "b": [20, 0, 20, 20]], size: [40, 40]) {
      HStack(alignment: .top, spacing: 0) {
        block("a")
        block("b").alignmentGuide(.top) { $0[.bottom] }
      }
    }
    // Padding and a frame keep the guide at its place inside of them.
    try expect(["b": [15, 0, 20, 20], "a": [5, 20, 30, 20]], size: [40, 40]) {
      VStack(alignment: .leading, spacing: 0) {
        block("b").alignmentGuide(.leading) { _ in -10 }
        block("a", 30).padding(.horizontal, 5).alignmentGuide(.leading) { _ in 5 }
      }
    }
  }

  /// The first baseline of a column is its highest one, the last its lowest (Figures §6.9).
  @Test func baselinesOfNestedStacks() throws {
    func row(_ alignment: VerticalAlignment) throws -> CGRect {
      let found = try Frames(
        HStack(alignment: alignment, spacing: 0) {
          VStack(spacing: 0) {
            block("top", 20, 9)
            Text(verbatim: "First")
            Text(verbatim: "Second")
          }
          block("mark", 4, 4)
        })
      return try #require(found["mark"])
    }
    let (first, last) = (try row(.firstTextBaseline), try row(.lastTextBaseline))
    #expect(abs(last.maxY - first.maxY - 20.333) < 0.01)
    #expect(first.maxY > 9 + 15 && first.maxY < 9 + 17.5)
  }

  /// Priorities beside spacers with a minimum length (Figures §6.1).
  @Test func prioritiesBesideSpacers() throws {
    // The least lengths of 20 and 30 are kept for the others.
    try expect(["a": [0, 0, 50, 9], "b": [80, 0, 20, 9]], width: 100, height: 9) {
      HStack(spacing: 0) {
        filler("a").layoutPriority(1); Spacer(minLength: 30); block("b", 20, 9)
      }
    }
    // Two of the same priority share what the block leaves; a spacer gets its least length.
    try expect(["a": [0, 0, 33, 9], "b": [41, 0, 33, 9], "c": [74, 0, 26, 9]], width: 100, height: 9) {
      HStack(spacing: 0) {
        filler("a").layoutPriority(1); Spacer(); filler("b").layoutPriority(1); block("c", 26, 9)
      }
    }
    // A spacer of the highest priority takes all but the others' least lengths.
    try expect(["a": [0, 0, 0, 9], "b": [80, 0, 20, 9]], width: 100, height: 9) {
      HStack(spacing: 0) {
        filler("a"); Spacer().layoutPriority(1); block("b", 20, 9)
      }
    }
  }

  /// Spacers without a length: no distance beside them unless it is given (rule 3, Figures §9.2).
  @Test func spacersWithoutALength() throws {
    try expect(["b": [20, 0, 20, 20]], size: [40, 20]) {
      HStack {
        block("a"); Spacer(minLength: 0); block("b")
      }
    }
    try expect(["b": [0, 30, 20, 20]], size: [20, 50]) {
      VStack(spacing: 5) {
        block("a"); Spacer(minLength: 0); block("b")
      }
    }
    // In a row that is offered nothing a spacer is as long as its minimum; a column then offers the row its own width.
    try expect(["a": [0, 0, 20, 20], "b": [80, 0, 20, 20], "c": [0, 28, 100, 20]], size: [100, 48]) {
      VStack(alignment: .trailing) {
        HStack {
          block("a"); Spacer(); block("b")
        }
        block("c", 100)
      }
    }
  }

  /// An ideal length replaces a length that is not proposed, and only that (Apple's page on `frame(minWidth:idealWidth:…)`).
  @Test func idealLengthsOfOneAxis() throws {
    try expect(["a": [0, 0, 48, 10]], size: [48, 10], width: 48, height: 10) { filler("a").frame(idealWidth: 24) }
    try expect(["a": [0, 0, 24, 10]], size: [24, 10], width: 48, height: 10) {
      filler("a").frame(idealWidth: 24).fixedSize(horizontal: true, vertical: false)
    }
    try expect(["a": [0, 0, 40, 30]], size: [40, 30], width: 40, height: 100) {
      filler("a").frame(minHeight: 10, idealHeight: 30, maxHeight: 50).fixedSize(horizontal: false, vertical: true)
    }
    // The ideal width is larger than the frame around it: the view keeps it and begins at the frame's leading edge.
    try expect(["a": [0, 0, 70, 10]], size: [50, 10], height: 10) {
      filler("a").frame(idealWidth: 70, maxWidth: .infinity).fixedSize(horizontal: true, vertical: false)
        .frame(width: 50, alignment: .leading)
    }
    try expect(["a": [0, 0, 30, 10], "b": [30, 0, 70, 10]], width: 100, height: 10) {
      HStack(spacing: 0) {
        filler("a").frame(idealWidth: 30).fixedSize(horizontal: true, vertical: false); filler("b")
      }
    }
  }

  /// A stack without a proposed length across offers its children its own when it places them (Figures §6.1).
  @Test func stacksOfferTheirOwnWidth() throws {
    try expect(["b": [0, 10, 60, 4]], size: [60, 14], width: 200, height: 200) {
      VStack(spacing: 0) {
        block("a", 60, 10); filler("b").frame(height: 4)
      }.fixedSize(horizontal: true, vertical: false)
    }
    try expect(["line": [10, 0, 1, 30]], size: [11, 30], width: 200, height: 200) {
      HStack(spacing: 0) {
        block("a", 10, 30); filler("line").frame(width: 1)
      }.fixedSize()
    }
    // A view whose height depends on its width is 500 high at its ideal width of 10 and 50 at the column's 100: the column stays as high as it was.
    try expect(["a": [0, 0, 100, 50], "b": [0, 50, 100, 10]], size: [100, 510], height: 200) {
      VStack(spacing: 0) {
        Area().accessibilityIdentifier("a"); block("b", 100, 10)
      }.fixedSize(horizontal: true, vertical: false)
    }
  }

  /// A stack's least length is the sum of its children's; offered that, it may take more, because the least flexible child chooses first.
  @Test func stacksAtTheirLeastLength() throws {
    func column() -> some View {
      VStack(spacing: 0) {
        filler("a").frame(minHeight: 5, maxHeight: 100); filler("b").frame(minHeight: 80)
      }
    }
    try expect([:], size: [10, 85], width: 10, height: 0) { column() }
    try expect(["a": [0, 0, 10, 42.5], "b": [0, 42.5, 10, 80]], size: [10, 122.5], width: 10, height: 85) { column() }
  }

  /// Views that fit in one axis, or in both.
  @Test func choicesInARow() throws {
    func choices(_ axes: Axis.Set) -> some View {
      ViewThatFits(in: axes) {
        block("wide", 60, 10); block("high", 40, 40); block("small", 40, 20)
      }
    }
    try expect(["small": [0, 0, 40, 20]], size: [40, 20], width: 50, height: 30) { choices([.horizontal, .vertical]) }
    try expect(["high": [0, 0, 40, 40]], size: [40, 40], width: 50, height: 30) { choices(.horizontal) }
    try expect(["wide": [0, 0, 60, 10]], size: [60, 10], width: 50, height: 30) { choices(.vertical) }
    try expect(["wide": [0, 0, 60, 10]], size: [60, 10]) { choices([.horizontal, .vertical]) }
    // In a row it is less flexible than a colour: it is offered 50, for which the wide one is too wide.
    try expect(["narrow": [0, 0, 30, 9], "rest": [30, 0, 70, 9]], width: 100, height: 9) {
      HStack(spacing: 0) {
        ViewThatFits(in: .horizontal) {
          block("wide", 80, 9); block("narrow", 30, 9)
        }
        filler("rest")
      }
    }
  }

  /// Negative padding makes a view count for less; below nothing it counts for nothing.
  @Test func negativePaddingInARow() throws {
    try expect(["a": [0, 0, 20, 20], "b": [15, 0, 20, 20], "c": [30, 0, 20, 20]], size: [50, 20]) {
      HStack(spacing: 0) {
        block("a"); block("b").padding(.horizontal, -5); block("c")
      }
    }
    try expect(["b": [5, 0, 20, 20], "c": [20, 0, 20, 20]], size: [40, 20]) {
      HStack(spacing: 0) {
        block("a"); block("b").padding(.horizontal, -15); block("c")
      }
    }
  }

  /// An offset moves what is drawn, a position takes all that is offered.
  @Test func offsetAndPosition() throws {
    try expect(["a": [10, 5, 20, 20], "b": [0, 20, 20, 20]], size: [20, 40]) {
      VStack(spacing: 0) {
        block("a").offset(x: 10, y: 5); block("b")
      }
    }
    try expect(["a": [20, 0, 20, 20], "b": [80, 10, 20, 20]], size: [100, 40], width: 100, height: 40) {
      HStack(spacing: 0) {
        block("a").position(x: 30, y: 10); block("b")
      }
    }
    // An offset inside of an alignment: the frame around it does not know of it.
    try expect(["a": [33, 0, 20, 20]], size: [50, 20], width: 50) {
      block("a").offset(x: 3).frame(maxWidth: .infinity, alignment: .trailing)
    }
  }

  /// Frames with bounds inside of each other.
  @Test func framesOfFrames() throws {
    try expect(["a": [30, 0, 50, 10]], size: [80, 10], width: 80, height: 10) {
      filler("a").frame(maxWidth: 50).frame(maxWidth: .infinity, alignment: .trailing)
    }
    try expect(["a": [-5, 0, 20, 20]], size: [30, 20], width: 100) {
      block("a").frame(minWidth: 40, alignment: .leading).frame(maxWidth: 30)
    }
    try expect(["a": [0, 0, 30, 30]], size: [30, 30], width: 60, height: 30) { filler("a").aspectRatio(contentMode: .fit) }
    try expect(["a": [0, 0, 40, 20], "b": [40, 0, 60, 20]], width: 100, height: 20) {
      HStack(spacing: 0) {
        filler("a").aspectRatio(2, contentMode: .fit); filler("b")
      }
    }
  }

  /// Columns of a grid with bounds, and at their ideal widths.
  @Test func columnsWithBounds() throws {
    try expect(["a": [0, 0, 60, 9], "b": [60, 0, 40, 9]], width: 100, height: 9) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          filler("a").frame(minWidth: 60); filler("b")
        }
      }
    }
    try expect(["a": [0, 0, 20, 20], "b": [28, 5, 10, 10]], size: [38, 20]) {
      Grid {
        GridRow {
          block("a"); filler("b").frame(height: 10)
        }
      }.fixedSize()
    }
    // A line that does not count for the width is as wide as the columns.
    try expect(["line": [0, 28, 58, 2], "c": [0, 38, 50, 10]], size: [58, 48], width: 300, height: 300) {
      Grid(alignment: .leading) {
        GridRow {
          block("a"); EmptyView()
        }
        filler("line").frame(height: 2).gridCellUnsizedAxes(.horizontal)
        GridRow {
          block("c", 50, 10); Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        }
      }
    }
  }
}

/// A shape that covers 5000 square points, 10 wide if no width is proposed.
private struct Area: Shape {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = max(proposal.width ?? 10, 1)
    return CGSize(width: width, height: 5000 / width)
  }
  func path(in rect: CGRect) -> Path { Path(rect) }
}
