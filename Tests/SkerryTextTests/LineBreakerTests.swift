import Foundation
import SkerryGraph
import Testing

@testable import SkerryText

/// The first-fit rule at its limits, with clusters of ten points each.
@Suite struct LineBreakerTests {
  private func lines(_ text: String, _ width: CGFloat, cutsWords: Bool = true) -> [LineBreaker.Line] {
    var registry = FontRegistry(customFolders: [])
    let shaped = Shaper().shape([TextRun(text)], rightToLeft: false, language: "en", registry: &registry)
    let clusters = shaped.clusters.map { cluster in
      var cluster = cluster
      cluster.advance = 10
      return cluster
    }
    return LineBreaker(clusters: clusters, breaks: shaped.breaks, cutsWords: cutsWords).lines(width: width)
  }
  private func ranges(_ text: String, _ width: CGFloat) -> [Range<Int>] { lines(text, width).map(\.clusters) }

  @Test func aLineIsFilledUpToItsWidth() {
    #expect(ranges("aa bb cc", 80) == [0..<8] && lines("aa bb cc", 80)[0].width == 80)
    #expect(ranges("aa bb cc", 50) == [0..<6, 6..<8] && lines("aa bb cc", 50).map(\.width) == [50, 20])
    // A thousandth of a point is a rounding error, a hundredth is not.
    #expect(ranges("aa bb cc", 49.9995) == [0..<6, 6..<8])
    #expect(ranges("aa bb cc", 49.99) == [0..<3, 3..<6, 6..<8])
    // Spaces at the end of a line may lie beyond it.
    #expect(ranges("aa   bb", 20) == [0..<5, 5..<7] && lines("aa   bb", 20).map(\.width) == [20, 20])
  }

  @Test func aWordThatIsTooLongIsCut() {
    #expect(ranges("abcdefg", 25) == [0..<2, 2..<4, 4..<6, 6..<7])
    #expect(lines("abcdefg", 25).map(\.cutsWord) == [true, true, true, false] && lines("abcdefg", 25)[0].width == 20)
    // A line takes at least one character, however narrow it is.
    #expect(ranges("abc", 1) == [0..<1, 1..<2, 2..<3])
    #expect(lines("abcdefg hi", 25, cutsWords: false).map(\.clusters) == [0..<8, 8..<10])
    #expect(lines("abcdefg hi", 25, cutsWords: false)[0].width == 70)
  }

  @Test func newlinesAndEmptyLines() {
    #expect(ranges("ab\ncd", 100) == [0..<2, 3..<5])
    #expect(ranges("\nab\n\n", 100) == [0..<0, 1..<3, 4..<4, 5..<5])
    #expect(lines("ab\ncd", 100).map(\.endsParagraph) == [true, true])
    // A word that is cut at a newline.
    #expect(ranges("abc\nd", 25) == [0..<2, 2..<3, 4..<5])
  }

  /// The second of two lines, if it is one word, takes a second word where all words need less than 1.17 of the width and a quarter of it is left
  /// of the first line.
  @Test func loneWords() {
    let text = "aaa bbb ccc d"
    // All four words are 130 wide: 1.15 of 113, 1.161 of 112, as R99's title is, and 1.171 of 111.
    #expect(ranges(text, 113) == [0..<8, 8..<13])
    #expect(ranges(text, 112) == [0..<8, 8..<13])
    #expect(ranges(text, 111) == [0..<12, 12..<13])
    #expect(lines(text, 113).map(\.width) == [70, 50] && lines(text, 113).map(\.trailingSpace) == [10, 0])
    // Of the first line 0.27 and 0.15 of the width would be left.
    #expect(ranges("aa bbb c", 75) == [0..<3, 3..<8])
    #expect(ranges("a bbb c", 65) == [0..<6, 6..<7])
    // 20 of 79 are a little more than a quarter, 20 of 81 a little less.
    #expect(ranges("aa bbbb c", 79) == [0..<3, 3..<9])
    #expect(ranges("aa bbbb c", 81) == [0..<8, 8..<9])
  }

  /// A long word does so as well, if it nearly fits and has at most twelve characters: a footer's "vulnerabilities." has sixteen.
  @Test func longLoneWords() {
    #expect(ranges("aaa bb ccccc", 110) == [0..<4, 4..<12])
    #expect(ranges("aaa bb ccccc", 102) == [0..<7, 7..<12])
    let (nine, twelve, thirteen) = (String(repeating: "c", count: 9), String(repeating: "c", count: 12), String(repeating: "c", count: 13))
    #expect(ranges("aaaaaaa bb " + nine, 190) == [0..<8, 8..<20])
    #expect(ranges("aaaaaaa bb " + twelve, 220) == [0..<8, 8..<23])
    #expect(ranges("aaaaaaa bb " + thirteen, 230) == [0..<11, 11..<24])
  }

  /// A third line keeps its single word; a second paragraph of two lines does not.
  @Test func loneWordsOfLongerParagraphs() {
    #expect(ranges("aaaa bbbb c", 49) == [0..<5, 5..<10, 10..<11])
    #expect(ranges("aaaa bb cc d", 75) == [0..<8, 8..<12])
    #expect(ranges("aaaa bb cc dd e", 75) == [0..<8, 8..<15])
    #expect(ranges("aaaa bb cccc dd e", 75) == [0..<8, 8..<16, 16..<17])
    #expect(ranges("z\naaaa bb d", 89) == [0..<1, 2..<7, 7..<11])
    #expect(ranges("z\naaaa bb d", 75) == [0..<1, 2..<10, 10..<11])
  }

  /// The spaces at which a line is broken are counted apart.
  @Test func spacesAtABreak() {
    #expect(lines("aa   bb", 20).map(\.trailingSpace) == [30, 0])
    #expect(lines("aa bb cc", 50).map(\.trailingSpace) == [10, 0])
    #expect(lines("abcdefg", 25).map(\.trailingSpace) == [0, 0, 0, 0])
  }
}
