import Foundation
import SwiftUI
import Testing

/// Heights and baselines of text, whatever the widths of its letters. The values follow from Figures §3.1, §3.4 and §9.1.
@Suite @MainActor struct TextSceneTests {
  private func size(_ view: some View, _ width: CGFloat? = nil) throws -> CGSize {
    try #require(try Frames(view.accessibilityIdentifier("it"), width: width)["it"]).size
  }

  @Test(
    arguments: [
      (Font.largeTitle, 40.667), (.title, 33.667), (.title2, 26.333), (.title3, 24), (.headline, 20.333), (.body, 20.333),
      (.callout, 19.333),
      (.subheadline, 18), (.footnote, 15.667), (.caption, 14.333), (.caption2, 13.333),
    ] as [(Font, CGFloat)])
  func linesOfEachStyle(font: Font, height: CGFloat) throws {
    #expect(abs(try size(Text("Ag").font(font)).height - height) < 0.34)
  }

  @Test func linesAndRoom() throws {
    #expect(abs(try size(Text("A\nB")).height - 42.333) < 0.34)
    #expect(abs(try size(Text("A").lineLimit(2, reservesSpace: true)).height - 42.333) < 0.34)
    #expect(abs(try size(Text("A\nB").lineSpacing(4)).height - 44.667) < 0.34)
    #expect(try size(Text("A\nB\nC").lineLimit(1)).height == size(Text("A")).height)
    #expect(try size(Text("")).width == 0)
    #expect(try size(Text("several words in a line"), 60).height > size(Text("several words in a line")).height)
    #expect(try size(Text("several words in a line").fixedSize(), 60) == size(Text("several words in a line")))
    #expect(try size(Text("several words in a line").lineLimit(1), 60).width <= 60)
    #expect(try size(Text("several words").fixedSize(horizontal: false, vertical: true), 40).width <= 40)
  }

  @Test func piecesAreOneText() throws {
    #expect(try size(Text("one ") + Text("two")) == size(Text("one two")))
    #expect(try size(Text("\(Text("one").bold()) two")) == size(Text("one").bold() + Text(" two")))
    #expect(try size(Text(AttributedString("one two"))) == size(Text("one two")))
    #expect(try size(Text("big").font(.title) + Text(" small")).height == size(Text("big").font(.title)).height)
  }

  @Test func distancesBetweenCharacters() throws {
    let plain = try size(Text("abcd"))
    #expect(abs(try size(Text("abcd").tracking(2)).width - plain.width - 8) < 0.67)
    #expect(abs(try size(Text("abcd").kerning(2)).width - plain.width - 8) < 0.67)
    #expect(try size(Text("abcd").tracking(-1)).width < plain.width)
    #expect(try size(Text("1111").monospacedDigit()) == size(Text("8888").monospacedDigit()))
    #expect(try size(Text("iiii").monospaced()) == size(Text("mmmm").monospaced()))
    #expect(try size(Text("abcd").italic()).height == plain.height)
  }

  @Test func scaledText() throws {
    let wide = try size(Text("a long line of text")).width
    let scaled = try size(Text("a long line of text").lineLimit(1).minimumScaleFactor(0.5), wide * 0.75)
    #expect(scaled.width <= wide * 0.75 + 0.34 && scaled.width > wide * 0.68)
    // Not larger than needed, and no smaller than allowed.
    #expect(try size(Text("short").minimumScaleFactor(0.5), 200) == size(Text("short")))
    #expect(try size(Text("A").dynamicTypeSize(.xSmall)).height < size(Text("A")).height)
    #expect(try size(Text("A").dynamicTypeSize(.accessibility3)).height > size(Text("A")).height * 1.8)
    #expect(try size(Text("A").font(.system(size: 17)).dynamicTypeSize(.accessibility3)) == size(Text("A").font(.system(size: 17))))
  }

  /// Baselines of 17 and 12 are 0.9526 · 5 apart (rule 13b), to a pixel.
  @Test func baselines() throws {
    func row(_ alignment: VerticalAlignment) throws -> (large: CGRect, small: CGRect, block: CGRect) {
      let found = try Frames(
        HStack(alignment: alignment) {
          Text("A").accessibilityIdentifier("large")
          Text("A\nB").font(.caption).accessibilityIdentifier("small")
          block("block", 10, 10)
        })
      return (try #require(found["large"]), try #require(found["small"]), try #require(found["block"]))
    }
    let first = try row(.firstTextBaseline)
    #expect(abs(first.small.minY - first.large.minY - 4.763) < 0.34)
    // A view without text has its baseline at the bottom.
    #expect(abs(first.block.maxY - first.large.minY - 16.194) < 0.34)
    let last = try row(.lastTextBaseline)
    #expect(abs(last.small.minY - last.large.minY - 4.763 + 16) < 0.67)
  }

  @Test func labels() throws {
    #expect(try size(Label("A", systemImage: "bell").labelStyle(.titleOnly)) == size(Text("A")))
    #expect(try size(Label("A", systemImage: "bell").labelStyle(.iconOnly)) == size(Image(systemName: "bell")))
    let label = try size(Label("A", systemImage: "bell"))
    #expect(abs(label.width - (try size(Text("A"))).width - (try size(Image(systemName: "bell"))).width - 8) < 0.34)
  }
}
