import Foundation
import SwiftUI
import Testing

/// Variants of the recorded scenes whose frames follow from the recorded rules (Figures §7) or from Apple's reference pages.
@Suite @MainActor struct LayeringVariantTests {
  /// An overlay never changes the size.
  @Test func overlays() throws {
    // An overlay at a corner: does not change the size.
    try expect(["b": [10, 0, 10, 10]], size: [20, 20]) {
      block("a").overlay(alignment: .topTrailing) { block("b", 10, 10) }
    }
    // A larger overlay: centred, and the size stays.
    try expect(["b": [-10, -10, 40, 40]], size: [20, 20]) {
      block("a").overlay { block("b", 40, 40) }
    }
    // Several views in an overlay: share it as in a ZStack, which is aligned.
    try expect(["b": [0, 10, 10, 10], "c": [0, 16, 4, 4]]) {
      block("a").overlay(alignment: .bottomLeading) {
        block("b", 10, 10); block("c", 4, 4)
      }
    }
    // A guide in an overlay: its trailing guide is 5 before its edge.
    try expect(["b": [15, 0, 10, 10]]) {
      block("a").overlay(alignment: .topTrailing) { block("b", 10, 10).alignmentGuide(.trailing) { $0[.trailing] - 5 } }
    }
  }

  /// A background is proposed the size of its view.
  @Test func backgrounds() throws {
    // A flexible background: as large as the view.
    try expect(["b": [0, 0, 20, 20]]) {
      block("a").background { filler("b") }
    }
    // A background with padding: negative padding enlarges it.
    try expect(["b": [-4, -4, 28, 28]], size: [20, 20]) {
      block("a").background { filler("b").padding(-4) }
    }
    // A background's alignment: bottom leading.
    try expect(["b": [0, 14, 6, 6]]) {
      block("a").background(alignment: .bottomLeading) { block("b", 6, 6) }
    }
    // Spacing of a view with an overlay: that of the view itself.
    try expect(["b": [28, 0, 20, 20]]) {
      HStack {
        block("a").overlay { block("c", 40, 40) }; block("b")
      }
    }
  }

  /// Figures §6.8.
  @Test func layers() throws {
    // Layers: as large as the largest on each axis.
    try expect(["a": [15, 0, 10, 30], "b": [0, 10, 40, 10]], size: [40, 30]) {
      ZStack {
        block("a", 10, 30); block("b", 40, 10)
      }
    }
    // Layers, bottom trailing: rule 5.
    try expect(["a": [30, 0, 10, 30], "b": [0, 20, 40, 10]]) {
      ZStack(alignment: .bottomTrailing) {
        block("a", 10, 30); block("b", 40, 10)
      }
    }
    // Layers of different priority: the foremost decides the size.
    try expect(["a": [0, 0, 20, 20], "b": [-10, -10, 40, 40]], size: [20, 20]) {
      ZStack {
        block("a").layoutPriority(1); block("b", 40, 40)
      }
    }
  }

  /// The size covers all views once their guides have met.
  @Test func movedLayers() throws {
    // A moved guide enlarges layers: the size covers all views after their guides met.
    try expect(["a": [0, 10, 20, 20], "b": [0, 0, 20, 20]], size: [20, 30]) {
      ZStack(alignment: .top) {
        block("a"); block("b").alignmentGuide(.top) { $0[.top] + 10 }
      }
    }
    // A moved guide on the other side: the same below.
    try expect(["a": [0, 0, 20, 20], "b": [0, 12, 20, 20]], size: [20, 32]) {
      ZStack(alignment: .top) {
        block("a"); block("b").alignmentGuide(.top) { _ in -12 }
      }
    }
    // A badge by guides: half of the badge on each axis stands out.
    try expect(["a": [0, 5, 20, 20], "b": [15, 0, 10, 10]], size: [25, 25]) {
      ZStack(alignment: .topTrailing) {
        block("a")
        block("b", 10, 10).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
      }
    }
  }

  /// The first view whose ideal size fits.
  @Test func choices() throws {
    // The first that fits: 28 fit into 30.
    try expect(["b": [0, 0, 28, 5]], width: 30, height: 20) {
      ViewThatFits {
        block("a", 40, 5); block("b", 28, 5); block("c", 10, 5)
      }
    }
    // Only the width is checked: its height may be larger.
    try expect(["b": [0, 0, 28, 5]], width: 30, height: 4) {
      ViewThatFits(in: .horizontal) {
        block("a", 40, 5); block("b", 28, 5); block("c", 10, 5)
      }
    }
    // Nothing fits: the last.
    try expect(["c": [0, 0, 10, 5]], width: 5, height: 4) {
      ViewThatFits {
        block("a", 40, 5); block("c", 10, 5)
      }
    }
    // The ideal size is compared: a flexible view's ideal width is 10.
    try expect(["a": [0, 0, 12, 20]], width: 12, height: 20) {
      ViewThatFits {
        filler("a"); block("c", 10, 5)
      }
    }
    // A choice without a proposal: the first fits.
    try expect(["a": [0, 0, 40, 5]]) {
      ViewThatFits {
        block("a", 40, 5); block("c", 10, 5)
      }
    }
  }

  /// Leading is on the right.
  @Test func rightToLeft() throws {
    // Right to left: leading is on the right.
    try expect(["a": [80, 0, 20, 20], "b": [52, 0, 20, 20]], width: 100) {
      HStack {
        block("a"); block("b"); Spacer()
      }.environment(\.layoutDirection, .rightToLeft)
    }
    // Right to left, insets and frames: leading is on the right.
    try expect(["a": [70, 0, 20, 20]], size: [100, 20], width: 100) {
      block("a").padding(.leading, 10).frame(maxWidth: .infinity, alignment: .leading).environment(\.layoutDirection, .rightToLeft)
    }
  }
}
