import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryTestSupport
import Testing

@testable import SkerryText

/// Widths of single characters, and lines whose height is given (Figures §9.4 and §9.12).
@Suite struct CharacterFitTests {
  /// Boxes that were read from capsules around them: 38.5 and 46.33 in 17 points semibold.
  @Test(arguments: [("68%", 38.5), ("54%", 38.2), ("82%", 38.0), ("0%", 27.64), ("100%", 46.33)]) func boxes(
    _ text: String, _ width: Double
  ) {
    let box = Fixture.layout(text, FontDescription(size: 17, weight: 600)).size.width
    #expect(abs(box - width) < 0.67, "\(box)")
  }

  /// Each letter has its own glyph, which begins behind that of the letter before it.
  @Test(arguments: ["Efficient", "first", "flow", "coffee", "Waffle"], [400, 500, 600, 700, 900] as [CGFloat])
  func roundedTextHasNoLigatures(_ word: String, _ weight: CGFloat) {
    let layout = Fixture.layout(word, FontDescription(family: .system(.rounded), size: 24, weight: weight))
    let places = layout.runs.flatMap(\.glyphs).map(\.origin.x)
    #expect(places.count == word.count)
    // The narrowest letters, i and l, take more than 0.15 of an em.
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 > 24 * 0.15 }, "\(places)")
  }

  /// Digits of one width stay so where their glyphs are widened.
  @Test func tabularDigitsStayEqual() {
    for design in [FontDescription.Design.standard, .rounded] {
      let widths = (0...9).map { digit in
        Fixture.layout("\(digit)\(digit)", FontDescription(family: .system(design), size: 20, weight: 700, monospacedDigits: true))
          .idealWidth
      }
      // Kerning between equal digits differs by less than a tenth of a point, as in the face itself.
      #expect((widths.max() ?? 0) - (widths.min() ?? 0) < 0.1)
    }
  }

  /// 7 and 2 of 52 points are 25.0 and 24.67 wide, 0 of 30 is 15.67; small ones, 1 and the advance are as they were.
  @Test func largeTabularDigits() throws {
    func fit(_ digit: Character, _ size: CGFloat, _ weight: CGFloat = 400) throws -> CharacterFit? {
      CharacterFit.fit(
        of: try #require(digit.utf16.first), in: FontDescription(size: size, weight: weight, monospacedDigits: true))
    }
    for (digit, size) in [("7", 52), ("2", 52), ("5", 64), ("0", 30)] as [(Character, CGFloat)] {
      let found = try #require(try fit(digit, size))
      #expect(found.width == 1.045 && found.extra == 0 && found.isLeading)
    }
    #expect(try fit("7", 52, 700)?.width ?? 1 < 1.02)
    #expect(try fit("1", 52) == nil && fit("7", 17)?.width ?? 1 == 1)
  }

  /// Each letter of medium text is 0.0015 em wider than halfway between regular and semibold, up to 20 points; digits and other weights are not.
  @Test(arguments: [(500, 13, 0.0015), (500, 20, 0.0015), (450, 13, 0.00075), (550, 13, 0.00075), (500, 23, 0), (400, 13, 0), (600, 13, 0)])
  func mediumLettersAreWider(_ weight: CGFloat, _ size: CGFloat, _ gain: CGFloat) throws {
    func extra(_ character: Character, _ weight: CGFloat) throws -> CGFloat {
      let unit = try #require(character.utf16.first)
      return CharacterFit.fit(of: unit, in: FontDescription(size: size, weight: weight))?.extra ?? 0
    }
    for letter in "aeR" as String {
      let share = (weight - 400) / 200
      let between = try extra(letter, 400) * (1 - share) + extra(letter, 600) * share
      #expect(abs(try extra(letter, weight) - between - gain) < 0.00001)
    }
    #expect(try extra("(", 500) == (extra("(", 400) + extra("(", 600)) / 2)
  }

  /// Figures §9.166: gains of semibold letters, half of it on each side, 0.2 of it in bold text, nothing in regular text.
  @Test func cyrillicLettersAreWider() throws {
    func fit(_ letter: Character, _ weight: CGFloat) throws -> CharacterFit? {
      CharacterFit.fit(of: try #require(letter.utf16.first), in: FontDescription(size: 16, weight: weight))
    }
    for (letter, gain) in [("н", 0.036), ("п", 0.029), ("й", 0.029), ("г", 0.005), ("т", 0.014), ("З", 0.029), ("ж", 0.023), ("Ю", 0.023)]
      as [(Character, CGFloat)]
    {
      let (semibold, bold) = (try #require(try fit(letter, 600)), try #require(try fit(letter, 700)))
      #expect(abs(semibold.extra - gain) < 0.00001 && !semibold.isLeading)
      #expect(abs(bold.extra - gain * 0.2) < 0.00001)
      #expect(try fit(letter, 400) == nil)
    }
    #expect(try fit("о", 600)?.extra == fit("o", 600)?.extra && fit("о", 400) == nil)
    for (text, size, weight, ink) in [("Зупинити", 16, 600, 74.0), ("Університет", 17, 600, 98.9), ("Університет", 21, 700, 123.8)]
      as [(String, CGFloat, CGFloat, Double)]
    {
      // The bearings of the first and the last letter are about 1.6 together.
      let width = Fixture.layout(text, FontDescription(size: size, weight: weight)).idealWidth
      #expect(abs(width - 1.6 - ink) < 1.6, "\(text) \(width)")
    }
  }

  /// Two strokes in "Push / Pull / Legs" of 17 points semibold (Figures §9.56): "Legs" begins 95.33 after the P, and was drawn 96.67 after it.
  @Test func semiboldStrokesAreNarrower() throws {
    let font = FontDescription(size: 17, weight: 600)
    let stroke = try #require(CharacterFit.fit(of: 0x2F, in: font))
    let regular = try #require(CharacterFit.fit(of: 0x2F, in: FontDescription(size: 17)))
    #expect(stroke.extra < regular.extra && regular.extra < 0)
    let before = Fixture.layout("Push / Pull / ", font).idealWidth
    #expect(abs(before - 95.33) < 0.67, "\(before)")
  }

  /// No space stands before an ellipsis, of whatever kind: the time "1:00 PM" has a narrow no-break one.
  @Test(arguments: [" ", "\u{202F}", "\u{A0}", "\u{2007}"]) func noSpaceBeforeAnEllipsis(_ space: String) {
    let font = FontDescription(size: 11)
    let width = Fixture.layout("1:00\(space)…", font).size.width
    let layout = Fixture.layout("1:00\(space)PM", font, width: width) { $0.lineLimit = 1 }
    #expect(layout.lines.map(\.string) == ["1:00…"])
  }

  /// An em dash of the rounded design is as long as an em: what follows begins 0.046 em later than in the default design's substitute, and 0.04 em
  /// earlier than there in the default design.
  @Test func theRoundedDashIsAnEm() {
    func width(_ design: FontDescription.Design) -> CGFloat {
      Fixture.layout("—", FontDescription(family: .system(design), size: 100, weight: 700)).idealWidth
    }
    #expect(abs(width(.rounded) - width(.standard) - 8.6) < 0.5)
  }

  /// How much every character of a design is moved and widened, at the weights and sizes between which the figures are interpolated.
  @Test func fitsAreUnchanged() throws {
    var lines: [String] = []
    for design in [FontDescription.Design.standard, .rounded, .monospaced, .serif] {
      for weight in [400, 500, 600, 700, 900] as [CGFloat] {
        for size in [12, 17, 20, 24, 28, 40] as [CGFloat] {
          for monospaced in [false, true] {
            let font = FontDescription(family: .system(design), size: size, weight: weight, monospacedDigits: monospaced)
            let fits = (Array(0x20...0x7E) + [0x2013, 0x2014, 0x2026]).compactMap { unit -> String? in
              guard let fit = CharacterFit.fit(of: UInt16(unit), in: font), let scalar = Unicode.Scalar(UInt32(unit)) else { return nil }
              let height = fit.height == 1 ? "" : " \(RecordedText.number(fit.height)) high"
              return "\(Character(scalar)) \(RecordedText.number(fit.extra)) \(RecordedText.number(fit.width))\(height)"
            }
            let name = "\(design.rawValue) \(weight) \(size)\(monospaced ? " monospaced digits" : "")"
            if !fits.isEmpty { lines.append("\(name): \(fits.joined(separator: ", "))") }
          }
        }
      }
    }
    try RecordedText.check("character-fits", lines)
  }

  /// The customer's own faces are drawn as they are.
  @Test func customFacesKeepTheirWidths() {
    #expect(CharacterFit.fit(of: 0x25, in: FontDescription(family: .custom("Inter"), size: 17)) == nil)
  }

  /// A text that may shrink does so where its height is less than a line's, and only then.
  ///
  /// The interval from the minimum, 0.2, is halved seven times.
  @Test(arguments: [(14.4, 128), (13.2, 115), (9.4, 73), (2, 0)])
  func lowBoxesShrinkText(_ height: Double, _ step: Int) {
    let font = FontDescription(size: 12, weight: 600)
    let layout = Fixture.layout("68%", font, width: 100, height: height) { ($0.minimumScaleFactor, $0.lineLimit) = (0.2, 1) }
    #expect(abs((layout.scaleFactor - 0.2) / 0.8 * 128 - CGFloat(step)) < 1e-6, "\(layout.scaleFactor)")
    #expect(Fixture.layout("68%", font, width: 100, height: height).scaleFactor == 1)
  }

  /// An offset of the baseline moves the characters within a line that is as much higher.
  @Test func baselineOffsetsMakeRoom() throws {
    func line(_ offset: CGFloat) throws -> (height: CGFloat, glyph: CGFloat, baseline: CGFloat) {
      var run = TextRun("x", font: FontDescription(size: 12))
      run.baselineOffset = offset
      let layout = Fixture.plain.layout(ResolvedText(runs: [run]), proposal: ProposedViewSize(width: nil, height: nil))
      return (layout.size.height, try #require(layout.runs.first?.glyphs.first).origin.y, layout.firstBaseline)
    }
    let (plain, raised, lowered) = (try line(0), try line(2), try line(-2))
    #expect(abs(raised.height - plain.height - 2) < 0.34 && abs(lowered.height - plain.height - 2) < 0.34)
    #expect(abs(raised.glyph - plain.glyph) < 0.34 && abs(lowered.glyph - plain.glyph - 2) < 0.34)
    #expect(abs(raised.baseline - plain.baseline - 2) < 0.34 && abs(lowered.baseline - plain.baseline) < 0.34)
  }
}
