import Foundation
import SwiftUI
import Testing

/// Stacks, spacers, and how views share a line. The values follow from Figures §6.1, §5.1 and rules 2, 3, 6 and 8.
@Suite @MainActor struct StackSceneTests {
  @Test func blocksInStacks() throws {
    try expect(["a": [10, 0, 20, 10], "b": [0, 18, 40, 10]]) {
      VStack {
        block("a", 20, 10); block("b", 40, 10)
      }
    }
    try expect(["a": [20, 0, 20, 10], "b": [0, 10, 40, 10]]) {
      VStack(alignment: .trailing, spacing: 0) {
        block("a", 20, 10); block("b", 40, 10)
      }
    }
    try expect(["a": [0, 0, 10, 10], "b": [14, 0, 10, 30]]) {
      HStack(alignment: .top, spacing: 4) {
        block("a", 10, 10); block("b", 10, 30)
      }
    }
    try expect(["a": [0, 20, 10, 10], "b": [18, 0, 10, 30]]) {
      HStack(alignment: .bottom) {
        block("a", 10, 10); block("b", 10, 30)
      }
    }
    try expect(["a": [0, 10, 10, 10], "b": [18, 0, 10, 30]]) {
      HStack {
        block("a", 10, 10); block("b", 10, 30)
      }
    }
    try expect(["a": [0, 0, 40, 40], "b": [30, 30, 10, 10]]) {
      ZStack(alignment: .bottomTrailing) {
        block("a", 40, 40); block("b", 10, 10)
      }
    }
    try expect(["a": [0, 0, 20, 20], "b": [15, 0, 20, 20]]) {
      HStack(spacing: -5) {
        block("a"); block("b")
      }
    }
  }

  @Test func spacingOfNestedStacks() throws {
    try expect(["c": [56, 0, 20, 20]]) {
      HStack {
        HStack {
          block("a"); block("b")
        }; block("c")
      }
    }
    try expect(["b": [0, 28, 20, 20], "c": [0, 50, 20, 20]]) {
      VStack {
        block("a");
        VStack(spacing: 2) {
          block("b"); block("c")
        }
      }
    }
    try expect(["c": [0, 56, 20, 20]]) {
      VStack {
        Group {
          block("a"); block("b")
        }; block("c")
      }
    }
    try expect(["row2": [0, 28, 20, 20]]) { VStack { ForEach(1..<3) { block("row\($0)") } } }
  }

  @Test func whatTakesNoRoom() throws {
    try expect(["b": [28, 0, 20, 20]]) {
      HStack {
        block("a"); EmptyView(); block("b")
      }
    }
    let isShown = false
    try expect(["b": [28, 0, 20, 20]]) {
      HStack {
        block("a")
        if isShown { block("c") }
        block("b")
      }
    }
    try expect(["b": [28, 0, 20, 20]]) {
      HStack {
        block("a"); Group {}; block("b")
      }
    }
    try expect(["b": [56, 0, 20, 20]]) {
      HStack {
        block("a"); block("c").hidden(); block("b")
      }
    }
    try expect(["b": [56, 0, 20, 20]]) {
      HStack {
        block("a"); block("c").opacity(0); block("b")
      }
    }
  }

  @Test func flexibleViewsShare() throws {
    try expect(["a": [0, 0, 46, 10], "b": [54, 0, 46, 10]], width: 100, height: 10) {
      HStack {
        filler("a"); filler("b")
      }
    }
    try expect(["a": [0, 0, 30, 20], "b": [38, 0, 62, 20]], width: 100, height: 20) {
      HStack {
        block("a", 30); filler("b")
      }
    }
    try expect(["a": [0, 0, 20, 10], "b": [20, 0, 40, 10], "c": [60, 0, 40, 10]], width: 100, height: 10) {
      HStack(spacing: 0) {
        filler("a").frame(maxWidth: 20); filler("b"); filler("c")
      }
    }
    try expect(["a": [0, 0, 50, 10], "b": [50, 0, 30, 10]], width: 80, height: 10) {
      HStack(spacing: 0) {
        filler("a").frame(minWidth: 50); filler("b")
      }
    }
    try expect(["a": [0, 0, 10, 40], "b": [0, 40, 10, 20], "c": [0, 60, 10, 40]], width: 10, height: 100) {
      VStack(spacing: 0) {
        filler("a"); block("b", 10, 20); filler("c")
      }
    }
    try expect(["a": [0, 0, 10, 10], "b": [10, 0, 90, 10]], width: 100, height: 10) {
      HStack(spacing: 0) {
        filler("a").frame(minWidth: 10); filler("b").layoutPriority(1)
      }
    }
    try expect(["a": [0, 0, 0, 10], "b": [0, 0, 100, 10]], width: 100, height: 10) {
      HStack(spacing: 0) {
        filler("a"); filler("b").layoutPriority(1)
      }
    }
    try expect(["a": [0, 0, 25, 10], "d": [75, 0, 25, 10]], width: 100, height: 10) {
      HStack(spacing: 0) {
        filler("a"); filler("b"); filler("c"); filler("d")
      }
    }
  }

  @Test func spacers() throws {
    try expect(["b": [80, 0, 20, 20]], width: 100) {
      HStack {
        block("a"); Spacer(); block("b")
      }
    }
    try expect(["a": [40, 0, 20, 20]], width: 100) {
      HStack {
        Spacer(); block("a"); Spacer()
      }
    }
    try expect(["b": [50, 0, 20, 20]]) {
      HStack(spacing: 0) {
        block("a"); Spacer(minLength: 30); block("b")
      }
    }
    try expect(["b": [28, 0, 20, 20]]) {
      HStack {
        block("a"); Spacer(); block("b")
      }
    }
    try expect(["b": [28, 0, 20, 20]], width: 30) {
      HStack {
        block("a"); Spacer(); block("b")
      }
    }
    try expect(["b": [0, 30, 20, 20]]) {
      VStack(spacing: 0) {
        block("a"); Spacer().frame(height: 10); block("b")
      }
    }
    try expect(["a": [0, 80, 20, 20]], height: 100) {
      VStack {
        Spacer(); block("a")
      }
    }
    try expect(["a": [0, 0, 20, 20], "b": [40, 0, 20, 20], "c": [80, 0, 20, 20]], width: 100) {
      HStack(spacing: 0) {
        block("a"); Spacer(); block("b"); Spacer(); block("c")
      }
    }
    // A spacer yields to a view that can grow.
    try expect(["a": [0, 0, 92, 10]], width: 100, height: 10) {
      HStack(spacing: 0) {
        filler("a"); Spacer()
      }
    }
  }

  @Test func overflow() throws {
    try expect(["a": [0, 0, 60, 20], "b": [68, 0, 60, 20]], width: 100) {
      HStack {
        block("a", 60); block("b", 60)
      }
    }
    try expect(["a": [-30, 0, 100, 20]]) { block("a", 100).frame(width: 40) }
    try expect(["a": [0, 0, 100, 20]]) { block("a", 100).frame(width: 40, alignment: .leading) }
    try expect(["a": [-60, -10, 100, 20]]) { block("a", 100).frame(width: 40, height: 10, alignment: .bottomTrailing) }
  }

  @Test func dividers() throws {
    try expect(["line": [0, 28, 100, 1.0 / 3], "b": [40, 36 + 1.0 / 3, 20, 20]], width: 100) {
      VStack {
        block("a"); Divider().accessibilityIdentifier("line"); block("b")
      }
    }
    try expect(["line": [28, 0, 1.0 / 3, 50], "b": [36 + 1.0 / 3, 15, 20, 20]], height: 50) {
      HStack {
        block("a"); Divider().accessibilityIdentifier("line"); block("b")
      }
    }
  }

  @Test func rightToLeft() throws {
    try expect(["a": [28, 0, 20, 20], "b": [0, 0, 20, 20]]) {
      HStack {
        block("a"); block("b")
      }.environment(\.layoutDirection, .rightToLeft)
    }
    try expect(["a": [0, 0, 20, 20]]) { block("a").padding(.leading, 10).environment(\.layoutDirection, .rightToLeft) }
    try expect(["a": [80, 0, 20, 20]], width: 100) {
      block("a").frame(maxWidth: .infinity, alignment: .leading).environment(\.layoutDirection, .rightToLeft)
    }
    try expect(["a": [20, 0, 20, 20], "b": [0, 28, 40, 20]]) {
      VStack(alignment: .leading) {
        block("a"); block("b", 40)
      }.environment(\.layoutDirection, .rightToLeft)
    }
  }
}
