import Foundation
import SwiftUI
import Testing

/// Variants of the recorded scenes whose frames follow from the recorded rules (Figures §7) or from Apple's reference pages.
@Suite @MainActor struct StackVariantTests {
  /// Rule 2.
  @Test func spacing() throws {
    // Negative spacing: explicit spacing may overlap.
    try expect(["b": [15, 0, 20, 20]], size: [35, 20]) {
      HStack(spacing: -5) {
        block("a"); block("b")
      }
    }
    // Nested stacks: rule 2 at both levels.
    try expect(["a": [0, 14, 20, 20], "b": [28, 0, 20, 20], "c": [28, 28, 20, 20]], size: [48, 48]) {
      HStack {
        block("a")
        VStack {
          block("b"); block("c")
        }
      }
    }
  }

  /// Rule 3.
  @Test func spacers() throws {
    // A spacer at its ideal length: rule 3: at least 8, no spacing beside it.
    try expect(["b": [28, 0, 20, 20]], size: [48, 20]) {
      HStack {
        block("a"); Spacer(); block("b")
      }
    }
    // A spacer with a minimum length: it keeps 30 and the row overflows.
    try expect(["b": [50, 0, 20, 20]], size: [70, 20], width: 50) {
      HStack {
        block("a"); Spacer(minLength: 30); block("b")
      }
    }
    // Three spacers: rule 6: (110 − 20) / 3 each.
    try expect(["a": [30, 0, 20, 20]], width: 110) {
      HStack {
        Spacer(); block("a"); Spacer(); Spacer()
      }
    }
  }

  /// Rule 6: flexible views share what the others leave.
  @Test func shares() throws {
    // Shares beside a block: the block chooses first: (200 − 16 − 50) / 2.
    try expect(["a": [0, 0, 67, 20], "b": [75, 0, 50, 20], "c": [133, 0, 67, 20]], width: 200, height: 20) {
      HStack {
        filler("a"); block("b", 50); filler("c")
      }
    }
    // Shares beside a bounded view: the least flexible chooses first: 20, then 50 each.
    try expect(["a": [0, 0, 20, 9], "b": [20, 0, 50, 9], "c": [70, 0, 50, 9]], width: 120, height: 9) {
      HStack(spacing: 0) {
        filler("a").frame(maxWidth: 20); filler("b"); filler("c")
      }
    }
    // Priority over a minimum: the lower one's minimum of 30 is reserved.
    try expect(["a": [0, 0, 30, 9], "b": [30, 0, 70, 9]], width: 100, height: 9) {
      HStack(spacing: 0) {
        filler("a").frame(minWidth: 30); filler("b").layoutPriority(1)
      }
    }
    // Lower priority: a spacer of priority 0 comes before a view of −1.
    try expect(["a": [0, 0, 0, 9], "b": [80, 0, 20, 9]], width: 100, height: 9) {
      HStack(spacing: 0) {
        filler("a").layoutPriority(-2); Spacer().layoutPriority(-1); block("b", 20, 9)
      }
    }
  }

  /// Rule 5 with guides that views set themselves.
  @Test func movedGuides() throws {
    // A guide that moves one view: guides meet: −10 at 0, so b starts at 10.
    try expect(["a": [0, 0, 20, 20], "b": [10, 28, 40, 20]], size: [50, 48]) {
      VStack(alignment: .leading) {
        block("a"); block("b", 40).alignmentGuide(.leading) { _ in -10 }
      }
    }
    // A guide that moves the others: b's middle is at a's leading edge.
    try expect(["a": [20, 0, 20, 20], "b": [0, 28, 40, 20]], size: [40, 48]) {
      VStack(alignment: .leading) {
        block("a"); block("b", 40).alignmentGuide(.leading) { $0.width / 2 }
      }
    }
    // A guide from another: a guide may use the view's other guides.
    try expect(["a": [0, 0, 20, 20], "b": [20, 10, 20, 20]], size: [40, 30]) {
      HStack(alignment: .top, spacing: 0) {
        block("a"); block("b").alignmentGuide(.top) { $0[.top] - $0.height / 2 }
      }
    }
  }

  /// Rule 8.
  @Test func nothing() throws {
    // An absent view and an empty loop: rule 8.
    try expect(["a": [0, 0, 20, 20], "b": [0, 28, 20, 20]], size: [20, 48]) {
      VStack {
        block("a")
        if name(of: 1) == "2" { block("c") }
        ForEach(0..<0, id: \.self) { _ in block("d") }
        block("b")
      }
    }
    // An empty group: rule 8: a group is its views.
    try expect(["b": [28, 0, 20, 20]]) {
      HStack {
        block("a"); Group {}; block("b")
      }
    }
    // A group's modifier: is each view's.
    try expect(["a": [5, 5, 10, 10], "b": [33, 5, 10, 10]], size: [48, 20]) {
      HStack {
        Group {
          block("a", 10, 10); block("b", 10, 10)
        }.padding(5)
      }
    }
    // A loop's modifier: a loop is its views.
    try expect(["0": [5, 5, 10, 10], "1": [33, 5, 10, 10], "2": [61, 5, 10, 10]]) {
      HStack {
        ForEach(0..<3, id: \.self) { block(name(of: $0), 10, 10) }.frame(width: 20, height: 20)
      }
    }
  }

  /// Rules 1 and 12.
  @Test func padding() throws {
    // Padding of some edges: rule 1, other edges 0.
    try expect(["a": [16, 16, 20, 20]], size: [52, 36]) {
      block("a").padding(.horizontal).padding(.top)
    }
    // Padding larger than the proposal: nothing is left for the view.
    try expect(["a": [16, 16, 0, 0]], size: [32, 32], width: 20, height: 20) {
      filler("a").padding()
    }
    // Negative padding in a row: rule 12 on one edge.
    try expect(["a": [0, 0, 20, 20], "b": [15, 0, 20, 20]], size: [35, 20]) {
      HStack(spacing: 0) {
        block("a"); block("b").padding(.leading, -5)
      }
    }
    // Negative padding of a flexible view: it is proposed more.
    try expect(["a": [-5, 0, 60, 50]], size: [50, 50], width: 50, height: 50) {
      filler("a").padding(.horizontal, -5)
    }
  }

  /// A divider is a pixel thick and crosses its stack.
  @Test func dividers() throws {
    // Dividers of a row: upright, as high as the row.
    try expect(["a": [0, 0, 20, 20], "line": [28, 0, 0.333, 20], "b": [36.333, 0, 20, 20]]) {
      HStack {
        block("a"); Divider().accessibilityIdentifier("line"); block("b")
      }
    }
    // Dividers of a column: level, as wide as the proposal.
    try expect(["a": [35, 0, 20, 20], "line": [0, 28, 90, 0.333], "b": [35, 36.333, 20, 20]], width: 90) {
      VStack {
        block("a"); Divider().accessibilityIdentifier("line"); block("b")
      }
    }
    // A divider alone: level outside of rows.
    try expect([:], size: [90, 0.333], width: 90, height: 40) {
      Divider()
    }
  }

  /// Lazy stacks take the proposal across their axis.
  @Test func lazyStacks() throws {
    // A lazy column: spacing 8, as wide as the proposal.
    try expect(["a": [0, 0, 20, 20], "b": [0, 28, 20, 20]], size: [90, 48], width: 90) {
      LazyVStack(alignment: .leading) {
        block("a"); block("b")
      }
    }
    // A lazy row: spacing 8, as high as the proposal.
    try expect(["a": [0, 70, 20, 20], "b": [28, 70, 20, 20]], size: [48, 90], height: 90) {
      LazyHStack(alignment: .bottom) {
        block("a"); block("b")
      }
    }
  }

  private func name(of number: Int) -> String { "\(number)" }
}
