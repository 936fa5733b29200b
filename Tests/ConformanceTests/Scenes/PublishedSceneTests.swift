import Foundation
import SwiftUI
import Testing

/// Scenes whose result on iOS others have published, named at each. See Figures §6.1, §6.4, §6.6 and §6.9.
@Suite @MainActor struct PublishedSceneTests {
  /// objc.io, "How an HStack Lays out Its Children": in 150 the less flexible child is asked second, and the row is 175 wide.
  @Test func aRowMayOverflow() throws {
    try expect(["a": [-12.5, 0, 75, 10], "b": [62.5, 0, 100, 10]]) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100).accessibilityIdentifier("a")
        Color.red.frame(minWidth: 100).accessibilityIdentifier("b")
      }
      .frame(width: 150, height: 10)
    }
  }

  /// Proposes half of its width.
  private struct Half: Layout {
    private func half(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      subviews[0].sizeThatFits(half(proposal))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews[0].place(at: bounds.origin, proposal: half(proposal))
    }
  }

  /// Ole Begemann, "How the relative size modifier interacts with stack views": the place of a child in its row decides.
  @Test func childrenAreAskedInOrder() throws {
    try expect(["a": [0, 0, 100, 80], "b": [110, 0, 250, 80], "c": [370, 0, 250, 80]]) {
      HStack(spacing: 10) {
        Half { filler("a") }
        filler("b")
        filler("c")
      }
      .frame(width: 620, height: 80)
    }
    try expect(["a": [0, 0, 200, 80], "b": [210, 0, 100, 80], "c": [320, 0, 300, 80]]) {
      HStack(spacing: 10) {
        filler("a")
        Half { filler("b") }
        filler("c")
      }
      .frame(width: 620, height: 80)
    }
  }

  /// objc.io, "Aspect Ratios in SwiftUI", and the SwiftUI Field Guide: it changes the proposal and reports its child's size.
  @Test func ratiosChangeTheProposal() throws {
    try expect(["a": [0, 21.875, 100, 56.25]]) { filler("a").aspectRatio(16 / 9, contentMode: .fit).frame(width: 100, height: 100) }
    try expect(["a": [-38.889, 0, 177.778, 100]]) { filler("a").aspectRatio(16 / 9, contentMode: .fill).frame(width: 100, height: 100) }
    try expect(["b": [35, 45, 30, 10]]) {
      block("a", 30, 10).aspectRatio(1, contentMode: .fit).accessibilityIdentifier("b").frame(width: 100, height: 100)
    }
  }

  /// The SwiftUI Field Guide on flexible frames: an infinite maximum alone is at least as wide as the content, with a minimum of 0 it is
  /// as wide as proposed.
  @Test func infiniteMaximums() throws {
    try expect(["a": [-15, 0, 80, 20]]) { block("b", 80).frame(maxWidth: .infinity).accessibilityIdentifier("a").frame(width: 50) }
    try expect(["a": [0, 0, 90, 20]]) { block("b", 80).frame(maxWidth: .infinity).accessibilityIdentifier("a").frame(width: 90) }
    try expect(["a": [0, 0, 50, 20]]) {
      block("b", 80).frame(minWidth: 0, maxWidth: .infinity).accessibilityIdentifier("a").frame(width: 50)
    }
  }

  private func grid(_ columns: [GridItem], _ names: [String], width: CGFloat) -> some View {
    LazyVGrid(columns: columns) {
      ForEach(names, id: \.self) { filler($0).frame(height: 10) }
    }
    .frame(width: width)
  }

  /// objc.io, "SwiftUI's Grid Views": 200 − 70 − 8 are two columns of 57.
  @Test func adaptiveColumnsShareWhatIsLeft() throws {
    try expect(["a": [0, 0, 70, 10], "b": [78, 0, 57, 10], "c": [143, 0, 57, 10]]) {
      grid([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], ["a", "b", "c"], width: 200)
    }
    let columns = [GridItem(.adaptive(minimum: 50, maximum: 100)), GridItem(.adaptive(minimum: 40, maximum: 100))]
    try expect(["a": [0, 0, 69, 10], "b": [77, 0, 69, 10], "c": [154, 0, 43.333, 10], "e": [256.667, 0, 43.333, 10]]) {
      grid(columns, ["a", "b", "c", "d", "e"], width: 300)
    }
  }

  /// The same page, and "Predicting LazyVGrid" on juejin.cn: a grid is as wide as the columns that share its proposal; then they share its
  /// width. In 300 columns of at least 100 and 180 take 146 and 180, together 334, and are drawn 163 and 180 wide from the grid's edge on.
  @Test func columnsShareTwice() throws {
    let pair = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
    try expect(["a": [-17, 0, 163, 10], "b": [154, 0, 180, 10]]) { grid(pair, ["a", "b"], width: 300) }
    // With room for both minimums, once is enough.
    try expect(["a": [0, 0, 180, 10], "b": [188, 0, 180, 10]]) { grid(pair, ["a", "b"], width: 368) }
    // 100, 92 and 180 with two gaps are 388; of that an adaptive column gets 124, and is two.
    let three = [GridItem(.flexible(minimum: 100)), GridItem(.adaptive(minimum: 40)), GridItem(.flexible(minimum: 180))]
    try expect(["a": [-44, 0, 124, 10], "b": [88, 0, 58, 10], "c": [154, 0, 58, 10], "d": [220, 0, 180, 10]]) {
      grid(three, ["a", "b", "c", "d"], width: 300)
    }
    // Columns that are narrower the second time are placed by the grid's alignment.
    let narrowing = [GridItem(.flexible()), GridItem(.flexible(maximum: 50))]
    try expect(["a": [48, 0, 98, 10], "b": [154, 0, 50, 10]]) {
      LazyVGrid(columns: narrowing, alignment: .trailing) {
        ForEach(["a", "b"], id: \.self) { filler($0).frame(height: 10) }
      }
      .frame(width: 300, alignment: .leading)
    }
  }

  /// The same: a single adaptive column takes its share, also below its minimum; with its minimum left it is that wide.
  @Test func anAdaptiveColumnMayBeNarrow() throws {
    let columns = [
      GridItem(.flexible(minimum: 100)), GridItem(.fixed(100)), GridItem(.adaptive(minimum: 100)), GridItem(.fixed(100)),
    ]
    try expect(["a": [-12, 0, 100, 10], "b": [96, 0, 100, 10], "c": [204, 0, 0, 10], "d": [212, 0, 100, 10]]) {
      grid(columns, ["a", "b", "c", "d"], width: 300)
    }
    try expect(["a": [0, 0, 60, 10]]) { grid([GridItem(.adaptive(minimum: 100))], ["a"], width: 60) }
    try expect(["a": [0, 0, 100, 10]]) { grid([GridItem(.adaptive(minimum: 100))], ["a"], width: 100) }
  }
}
