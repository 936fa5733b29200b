import Foundation
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// A news application and the view of its Live Activity, in pixels of three a point (Figures §9.27 to §9.29, R34).
@Suite @MainActor struct RecordedNewsTests {
  /// The visible pixels, as the recordings were measured: more than 90 of 255 of the contrast of white on black.
  private struct Ink {
    var width = 0, height = 0
    /// Runs of visible columns.
    var parts: [ClosedRange<Int>] = []
    /// Visible columns and rows.
    var columns: [Int] = [], rows: [Int] = []
    /// The mean visible column of the highest row, from 0 to 1.
    var top: CGFloat = 0
    var size: (Int, Int) { ((columns.last ?? 0) - (columns.first ?? 0) + 1, (rows.last ?? 0) - (rows.first ?? 0) + 1) }
  }

  private func ink(_ view: some View) throws -> Ink {
    let renderer = ImageRenderer(content: view.foregroundStyle(.white).background(.black))
    renderer.scale = 3
    let picture = try ImageCodecs.decode(renderer.pngData())
    let bright = { (x: Int, y: Int) in picture.color(x: x, y: y).red > 90 }
    var ink = Ink(width: picture.size.width, height: picture.size.height)
    ink.columns = picture.columns { $0.red > 90 }
    ink.rows = picture.rows { $0.red > 90 }
    for column in ink.columns {
      if let last = ink.parts.last, last.upperBound == column - 1 {
        ink.parts[ink.parts.count - 1] = last.lowerBound...column
      } else {
        ink.parts.append(column...column)
      }
    }
    let highest = try (0..<ink.width).filter { bright($0, try #require(ink.rows.first)) }
    ink.top = CGFloat(highest.reduce(0, +)) / CGFloat(highest.count * ink.width)
    return ink
  }

  // MARK: Ellipses (§9.27)

  /// From the first of three dots to the last, at the end of truncated titles and summaries.
  @Test(arguments: [
    (CGFloat(11), Font.Weight.regular, 17), (15, .semibold, 25), (17, .semibold, 28), (20, .regular, 28), (38, .regular, 43),
    (40, .semibold, 50),
  ])
  func dotsOfAnEllipsis(_ size: CGFloat, _ weight: Font.Weight, _ recorded: Int) throws {
    let dots = try ink(Text(verbatim: "l…").font(.system(size: size, weight: weight)).fixedSize().padding(2)).parts.suffix(3)
    try #require(dots.count == 3)
    let first = try #require(dots.first), last = try #require(dots.last)
    #expect(abs(last.lowerBound - first.lowerBound - recorded) <= 1)
    #expect(abs(first.count - last.count) <= 1, "dots stay round")
  }

  // MARK: The serif design (§9.28)

  private nonisolated static let words = [
    "The": 89, "technology": 261, "sector": 142, "significant": 246, "developments": 328, "with": 105, "new": 97, "AI": 51, "models": 169,
    "being": 130, "announced.": 273, "International": 306, "coverage": 205, "highlighted": 268, "diplomatic": 250, "relations": 205,
    "and": 86, "global": 142, "economic": 228, "trends.": 158, "Business": 205, "markets": 187, "responded": 248, "positively": 223,
    "the": 74, "tech": 100, "developments,": 339, "stock": 123, "prices": 140, "reflecting": 223, "investor": 186, "optimism.": 234,
  ]

  private func serif(_ word: String) throws -> Ink {
    try ink(Text(verbatim: word).font(.system(.body, design: .serif)).fixedSize().padding(2))
  }

  @Test func serifWords() throws {
    var sum = 0
    for (word, recorded) in Self.words.sorted(by: { $0.key < $1.key }) {
      let drawn = try serif(word).size.0
      sum += drawn
      #expect(abs(drawn - recorded) <= max(2, recorded * 13 / 1000), "\(word): \(drawn), recorded \(recorded)")
    }
    let recorded = Self.words.values.reduce(0, +)
    #expect(abs(CGFloat(sum) / CGFloat(recorded) - 1) < 0.004, "\(sum) of \(recorded)")
  }

  /// Ascenders, capitals and small letters.
  @Test(arguments: [("The", 38), ("AI", 36), ("saw", 27)]) func serifHeights(_ word: String, _ height: Int) throws {
    let drawn = try serif(word).size.1
    #expect(abs(drawn - height) <= 1, "\(drawn)")
  }

  // MARK: Symbols (§9.29)

  @Test(arguments: [
    ("chart.bar.fill", CGFloat(16), Font.Weight.regular, 59, 44), ("cpu", 16, .regular, 47, 47),
    ("chart.line.uptrend.xyaxis", 16, .regular, 50, 43), ("globe", 16, .regular, 48, 48), ("newspaper", 16, .regular, 53, 51),
    ("newspaper.fill", 32, .regular, 105, 101), ("text.document", 48, .regular, 118, 151), ("doc.text", 12, .regular, 29, 37),
    ("tag", 12, .regular, 39, 39), ("clock", 12, .regular, 36, 36), ("pause.fill", 18, .semibold, 35, 46),
    ("play.fill", 18, .semibold, 42, 47),
  ])
  func inkOfSymbols(_ name: String, _ size: CGFloat, _ weight: Font.Weight, _ width: Int, _ height: Int) throws {
    let drawn = try ink(Image(systemName: name).font(.system(size: size, weight: weight)).padding(2)).size
    #expect(abs(drawn.0 - width) <= 1 && abs(drawn.1 - height) <= 1, "\(drawn)")
  }

  /// Of symbols in a row with text, in points; the pictures give them to 0.17 points.
  @Test(arguments: [("chart.bar.fill", CGFloat(23.36)), ("cpu", 20.17), ("chart.line.uptrend.xyaxis", 21.22), ("globe", 19.18)])
  func framesOfSymbols(_ name: String, _ width: CGFloat) throws {
    let drawn = try ink(Image(systemName: name).font(.system(size: 16)))
    #expect(abs(CGFloat(drawn.width) / 3 - width) < 0.4, "\(drawn.width)")
  }

  /// The hole of a tag is at the upper right.
  @Test(arguments: ["tag", "tag.fill"]) func aTagHangsFromItsRight(_ name: String) throws {
    #expect(try ink(Image(systemName: name).font(.system(size: 48))).top > 0.55)
  }
}
