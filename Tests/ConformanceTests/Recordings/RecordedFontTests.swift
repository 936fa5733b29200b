import Foundation
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// Fonts of two design systems, in pixels of three a point (Figures §9.31, R36 and R37).
@Suite @MainActor struct RecordedFontTests {
  /// The visible pixels of a view: their columns and rows, and each letter's pixels.
  private struct Drawn {
    let picture: Bitmap
    @MainActor init(_ view: some View) throws {
      let renderer = ImageRenderer(content: view.foregroundStyle(.white).background(.black))
      renderer.scale = 3
      picture = try ImageCodecs.decode(renderer.pngData())
    }
    func level(_ x: Int, _ y: Int) -> Int { Int(picture.color(x: x, y: y).red) }
    /// Runs of columns with a visible pixel.
    var letters: [ClosedRange<Int>] { runs(picture.size.width) { x in (0..<picture.size.height).contains { level(x, $0) > 0 } } }
    /// Runs of rows with a pixel of more than half the contrast.
    var lines: [ClosedRange<Int>] { runs(picture.size.height) { y in (0..<picture.size.width).contains { level($0, y) > 127 } } }
    func pixels(_ columns: ClosedRange<Int>) -> [[Int]] { columns.map { x in (0..<picture.size.height).map { level(x, $0) } } }
    private func runs(_ count: Int, _ isInked: (Int) -> Bool) -> [ClosedRange<Int>] {
      var result: [ClosedRange<Int>] = []
      for index in 0..<count where isInked(index) {
        if let last = result.last, last.upperBound == index - 1 {
          result[result.count - 1] = last.lowerBound...index
        } else {
          result.append(index...index)
        }
      }
      return result
    }
  }

  private func missing(_ size: CGFloat, _ style: Font.TextStyle = .body) -> Font { .custom("Nowhere-Book", size: size, relativeTo: style) }

  private func size(_ view: some View) throws -> CGSize {
    let drawn = try Drawn(view).picture.size
    return CGSize(width: CGFloat(drawn.width), height: CGFloat(drawn.height))
  }

  // MARK: Letters

  /// Equal letters have equal pixels, in the system's fonts and in others, wherever the text begins.
  @Test(arguments: [0, 1.0 / 9, 2.0 / 9] as [CGFloat])
  func lettersStandOnWholePixels(_ moved: CGFloat) throws {
    for font in [Font.system(size: 17), .system(size: 13, weight: .semibold), missing(15)] {
      let text = Text(verbatim: "n n n n n n n n").font(font).fixedSize().padding(4)
      let drawn = try Drawn(text.offset(x: moved).frame(width: 160))
      let letters = drawn.letters
      try #require(letters.count == 8)
      #expect(Set(letters.map(drawn.pixels)).count == 1, "\(font), moved by \(moved)")
      let still = try Drawn(text.frame(width: 160)).letters
      #expect(letters.map(\.count) == still.map(\.count))
    }
  }

  // MARK: Helvetica

  /// The lines are 1.15 em high, and as wide as recorded at 14 points; the name's weight does not count.
  @Test func aMissingFontIsHelvetica() throws {
    for (points, height) in [(CGFloat(14), CGFloat(49)), (15, 52), (17, 59)] {
      #expect(try size(Text(verbatim: "Label").font(missing(points)).fixedSize()).height == height)
    }
    for (text, recorded) in [("Used for actionable, attention-worthy updates", 841), ("that are still non-critical.", 437)] {
      let drawn = try Drawn(Text(verbatim: text).font(missing(14)).fixedSize().padding(4)).letters
      let ink = try #require(drawn.last).upperBound - #require(drawn.first).lowerBound + 1
      #expect(abs(ink - recorded) <= 2, "\(text): \(ink)")
    }
    let bold = Text(verbatim: "Label").font(.custom("Nowhere-Bold", size: 17)).fixedSize()
    #expect(try size(bold) == size(Text(verbatim: "Label").font(missing(17)).fixedSize()))
    #expect(try size(bold.bold()).width > size(bold).width)
    // Families that iOS comes with stay in the system's face, with its height.
    #expect(try size(Text(verbatim: "Label").font(.custom("Avenir-Book", size: 17)).fixedSize()).height == 61)
    #expect(try size(Text(verbatim: "Label").font(.custom("Helvetica Neue", size: 17)).fixedSize()).height == 59)
  }

  // MARK: Text sizes

  @Test func customFontsGrowAsTheLeading() throws {
    let table: [(CGFloat, Font.TextStyle, DynamicTypeSize, CGFloat)] = [
      (17, .body, .accessibility5, 48), (15, .subheadline, .accessibility5, 44), (16, .headline, .medium, 15), (14, .footnote, .medium, 12),
    ]
    for (points, style, type, grown) in table {
      let text = Text(verbatim: "Title only").fixedSize()
      let fixed = text.font(.custom("Nowhere-Book", fixedSize: grown))
      #expect(try size(text.font(missing(points, style)).dynamicTypeSize(type)) == size(fixed), "\(points) at \(type)")
    }
  }

  private struct Measured: View {
    @ScaledMetric var side: CGFloat = 17
    var body: some View { Color.white.frame(width: side, height: 10) }
  }

  @Test func scaledMetricsGrowAsTheLeading() throws {
    #expect(try size(Measured().dynamicTypeSize(.medium)).width == 49)
    #expect(try size(Measured().dynamicTypeSize(.accessibility5)).width == 144)
  }

  // MARK: Lines

  private func tops(_ text: String, _ font: Font, spacing: CGFloat = 0) throws -> [Int] {
    let lines = try Drawn(Text(verbatim: text).font(font).lineSpacing(spacing).fixedSize()).lines
    return lines.map { $0.lowerBound - (lines.first?.lowerBound ?? 0) }
  }

  @Test func distancesFromTheFirstLineAreRoundedUp() throws {
    #expect(try tops("l\nl\nl", missing(14)) == [0, 49, 97])
    #expect(try tops("l\nl\nl", missing(17)) == [0, 59, 118])
    #expect(try tops("l\nl\nl", missing(15)) == [0, 52, 104])
    // The frame keeps its natural height: 3 × 1.15 × 14 points are 144.9 pixels.
    #expect(try size(Text(verbatim: "l\nl\nl").font(missing(14)).fixedSize()).height == 145)
  }

  /// 14 points are 50.12 pixels high and 13 points 46.54 (R65: lines two to seven below the first).
  @Test func linesOfTheSystemsFont() throws {
    #expect(try tops("l\nl\nl\nl\nl\nl\nl\nl", .system(size: 14)) == [0, 51, 101, 151, 201, 251, 301, 351])
    #expect(try tops("l\nl\nl", .system(size: 13)) == [0, 47, 94])
    #expect(try tops("l\nl\nl\nl", .body) == [0, 66, 132, 198])
  }

  /// R96: an app's loop over all text styles draws eleven, from the largest title on.
  @Test func stylesInTheirOrder() {
    let styles: [Font.TextStyle] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
    ]
    #expect(Font.TextStyle.allCases == styles)
  }

  /// 1.15 × 15 + 6 points are 69.75 pixels.
  @Test func spacedLinesAreRoundedByThemselves() throws {
    #expect(try tops("l\nl\nl\nl\nl", missing(15), spacing: 6) == [0, 70, 140, 210, 279])
  }

  /// The second line keeps "non-critical." alone, as recorded, where it needs 1.2 of the width; where it nearly fits, "noncritical." takes a word
  /// from the first.
  @Test func aHyphenMakesTwoWords() throws {
    let first = "Used for actionable, attention-worthy updates that are still"
    func width(_ string: String) throws -> CGFloat { try size(Text(verbatim: string).font(missing(12)).fixedSize()).width / 3 }
    func lines(_ last: String, _ room: CGFloat) throws -> [Int] {
      let view = Text(verbatim: first + " " + last).font(missing(12)).frame(width: room, alignment: .leading)
      let drawn = try Drawn(view.fixedSize(horizontal: false, vertical: true))
      return drawn.lines.map { rows in
        (0..<drawn.picture.size.width).filter { x in rows.contains { drawn.level(x, $0) > 127 } }.max() ?? 0
      }
    }
    let narrow = try width(first) + 1, wide = try width(first + " non-critical.") / 1.05
    func takesAWord(_ last: String, _ room: CGFloat) throws -> Bool {
      try #require(lines(last, room).last) > Int(width(last) * 3) + 6
    }
    #expect(try !takesAWord("non-critical.", narrow) && !takesAWord("noncritical.", narrow))
    #expect(try !takesAWord("non-critical.", wide) && takesAWord("noncritical.", wide))
  }
}
