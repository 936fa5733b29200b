import Foundation
import SwiftUI
import Testing

/// Variants of the recorded scenes whose frames follow from the recorded rules (Figures §7) or from Apple's reference pages.
@Suite @MainActor struct TextVariantTests {
  /// 22 for a line of body, 20.333 for the last.
  @Test func reservedLines() throws {
    // Two reserved lines: body: 22 + 20.333.
    try expect([:], size: [40, 42.333]) {
      Text(verbatim: "a").lineLimit(2, reservesSpace: true).frame(width: 40)
    }
    // Three reserved lines of caption2: 2 · 13 + 13.333.
    try expect([:], size: [40, 39.333]) {
      Text(verbatim: "a").font(.caption2).lineLimit(3, reservesSpace: true).frame(width: 40)
    }
    // Lines that are not reserved: one line.
    try expect([:], size: [40, 20.333]) {
      Text(verbatim: "a").lineLimit(2).frame(width: 40)
    }
  }

  /// Lines above the limit are cut, a range reserves its lower end.
  @Test func lineLimits() throws {
    // At most two lines: three are cut to two.
    try expect([:], size: [40, 42.333]) {
      Text(verbatim: "a\nb\nc").lineLimit(2).frame(width: 40)
    }
    // A range of lines reserves its minimum, two, for a text of one.
    try expect([:], size: [40, 42.333]) {
      Text(verbatim: "a").lineLimit(2...4).frame(width: 40)
    }
    // An open range of lines grows beyond its minimum, here to three.
    try expect([:], size: [40, 64.333]) {
      Text(verbatim: "a\nb\nc").lineLimit(2...).frame(width: 40)
    }
  }

  /// Between lines only.
  @Test func lineSpacing() throws {
    // Space between lines: 5 in place of the leading, none after the last: 2 · 20.287 + 5.
    try expect([:], size: [40, 45.667]) {
      Text(verbatim: "a\nb").lineSpacing(5).frame(width: 40)
    }
    // Space between three lines: twice 2: 3 · 20.287 + 4.
    try expect([:], size: [40, 65]) {
      Text(verbatim: "a\nb\nc").lineSpacing(2).frame(width: 40)
    }
    // Less than the leading: nothing.
    try expect([:], size: [40, 42.333]) {
      Text(verbatim: "a\nb").lineSpacing(1.6).frame(width: 40)
    }
    // Space beside one line: none.
    try expect([:], size: [40, 20.333]) {
      Text(verbatim: "a").lineSpacing(9).frame(width: 40)
    }
  }

  /// Whole lines only, at least one.
  @Test func lowProposals() throws {
    // A low frame: a line is never less than a line high.
    try expect(["a": [0, -7.667, 40, 20.333]], size: [40, 5]) {
      Text(verbatim: "a").frame(width: 40).accessibilityIdentifier("a").frame(height: 5)
    }
    // Two lines in a low proposal: as many as fit: one.
    try expect([:], size: [40, 20.333], width: 40, height: 30) {
      Text(verbatim: "a\nb").frame(maxWidth: .infinity)
    }
    // Two lines in a proposal for two: both fit.
    try expect([:], size: [40, 42.333], width: 40, height: 43) {
      Text(verbatim: "a\nb").frame(maxWidth: .infinity)
    }
    // A fixed height: all lines, whatever is proposed.
    try expect([:], size: [40, 42.333], width: 40, height: 10) {
      Text(verbatim: "a\nb").fixedSize(horizontal: false, vertical: true).frame(maxWidth: .infinity)
    }
  }

  /// Rules 13b and 17.
  @Test func heights() throws {
    // Styles: 13b, rounded up: 34, 28, 22, 20 points.
    try expect(["a": [0, 0, 40, 40.667], "b": [0, 40.667, 40, 33.667], "c": [0, 74.333, 40, 26.333], "d": [0, 100.667, 40, 24]]) {
      VStack(spacing: 0) {
        line("a", .largeTitle); line("b", .title); line("c", .title2); line("d", .title3)
      }
    }
    // Smaller styles: 13b: 16, 15, 13, 12 points.
    try expect(["a": [0, 0, 40, 19.333], "b": [0, 19.333, 40, 18], "c": [0, 37.333, 40, 15.667], "d": [0, 53, 40, 14.333]]) {
      VStack(spacing: 0) {
        line("a", .callout); line("b", .subheadline); line("c", .footnote); line("d", .caption)
      }
    }
    // Weights: a weight does not change the height.
    try expect(["a": [0, 0, 40, 20.333], "b": [0, 20.333, 40, 20.333]]) {
      VStack(spacing: 0) {
        line("a", .headline); line("b", .body.weight(.black))
      }
    }
  }

  /// Rule 13a.
  @Test func textOverText() throws {
    // Title3 over body: 13a: body's leading, 22 − 20.29 up to 2.
    try expect(["b": [0, 26, 40, 20.333]]) {
      VStack {
        line("a", .title3); line("b", .body)
      }
    }
    // Body over title3: 13a: title3's, 25 − 23.87 up to 1.333.
    try expect(["b": [0, 21.667, 40, 24]]) {
      VStack {
        line("a", .body); line("b", .title3)
      }
    }
    // Body over caption2: 13a: none, 13 < 13.13.
    try expect(["b": [0, 20.333, 40, 13.333]]) {
      VStack {
        line("a", .body); line("b", .caption2)
      }
    }
  }

  /// Rule 13b.
  @Test func baselines() throws {
    // First baselines: 13b: ascents of 32.388 and 11.431.
    try expect(["a": [0, 0, 40, 40.667], "b": [40, 21, 40, 14.333]]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        line("a", .largeTitle); line("b", .caption)
      }
    }
    // Last baselines: the second line of a.
    try expect(["a": [0, 0, 40, 42.333], "b": [40, 22, 40, 20.333]]) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text(verbatim: "a\nb").frame(width: 40).accessibilityIdentifier("a"); line("b", .body)
      }
    }
    // A block on a baseline: its baseline is its bottom; body's is 16.333 below its top.
    try expect(["a": [0, 3.667, 40, 20.333], "b": [40, 0, 20, 20]], size: [60, 24]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        line("a", .body); block("b")
      }
    }
  }

  /// Rule 11, and a line without characters.
  @Test func extremes() throws {
    // A text without characters: no width, a line of Helvetica of 12 points (Figures §9.84).
    try expect(["a": [0, 0, 0, 14]]) {
      Text(verbatim: "").accessibilityIdentifier("a")
    }
    // Runs of two sizes: the larger one's line.
    try expect([:], size: [60, 33.667]) {
      (Text(verbatim: "a").font(.title) + Text(verbatim: "b").font(.caption)).frame(width: 60)
    }
    // Text that is proposed nothing: rule 11: no height.
    try expect(["a": [0, 0, 0, 0]], width: 0, height: 0) {
      Text(verbatim: "abc").accessibilityIdentifier("a")
    }
  }

  private func line(_ id: String, _ font: Font) -> some View {
    Text(verbatim: "a").font(font).frame(width: 40).accessibilityIdentifier(id)
  }
}
