import Foundation
import SkerryGraph
import Testing

@testable import SkerryText

/// Widths of digits, and of signs beside them (Figures §9.134): how far a letter begins after the first one of its line.
@Suite struct DigitWidthTests {
  /// The bearings of two letters differ by a few tenths of a point, which the recorded distances contain.
  private func expect(
    _ before: String, _ recorded: CGFloat, _ font: FontDescription, within tolerance: CGFloat = 0.67,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let width = Fixture.layout(before, font).idealWidth
    #expect(abs(width - recorded) <= tolerance, "\(before): \(width) for \(recorded)", sourceLocation: location)
  }

  /// R59 and P74; the first was drawn 1.3 further left, the last two 1.4 and 1.8.
  @Test(arguments: [
    ("Reps · Set 1 · 9 reps → ", 133.0, 12), ("Male · 27 · ", 62.85, 12), ("6 days · every ", 85.14, 12), ("3 days · one ", 73.54, 12),
    ("+$1,448 ", 60.75, 14), ("+$218K (21.4%", 103.62, 14),
  ]) func semiboldDigits(_ before: String, _ recorded: CGFloat, _ size: CGFloat) {
    expect(before, recorded, FontDescription(size: size, weight: 600), within: before.hasPrefix("Reps") ? 1 : 0.9)
  }

  /// Among digits of one width, in bold text and at display sizes a digit has no gain of its own.
  @Test func whichDigitsHaveAGain() throws {
    func gain(_ font: FontDescription) -> CGFloat { CharacterFit.semiboldDigit(0x38, font)?.extra ?? 0 }
    #expect(abs(gain(FontDescription(size: 14, weight: 600)) - 0.0276) < 0.00001)
    #expect(abs(gain(FontDescription(size: 14, weight: 500)) - 0.0138) < 0.00001)
    #expect(gain(FontDescription(size: 14, weight: 600, monospacedDigits: true)) == 0 && gain(FontDescription(size: 14, weight: 700)) == 0)
    #expect(gain(FontDescription(size: 24, weight: 600)) == 0 && gain(FontDescription(size: 14)) == 0)
    #expect(gain(FontDescription(family: .system(.rounded), size: 14, weight: 600)) == 0)
  }

  @Test func theMiddleDot() throws {
    func extra(_ weight: CGFloat) -> CGFloat { CharacterFit.letter(0xB7, FontDescription(size: 12, weight: weight))?.extra ?? 0 }
    #expect(extra(600) == 0.032 && extra(400) == 0 && extra(700) == 0)
    expect("Male · ", 38.11, FontDescription(size: 12, weight: 600))
  }

  /// "//" of 10 points before a label (Figures §9.142): the row was 1.67 wider.
  @Test func boldSlashes() {
    func extra(_ weight: CGFloat) -> CGFloat { CharacterFit.letter(0x2F, FontDescription(size: 10, weight: weight))?.extra ?? 0 }
    #expect(abs(extra(700) + 0.083) < 0.00001 && abs(extra(600) + 0.049) < 0.00001)
  }

  @Test func theAmpersand() { expect("Greed & ", 47.29, FontDescription(size: 11, weight: 600), within: 0.9) }

  /// "25" of 87 points (P121): the 5 begins 49.68 after the 2, and was drawn 51.1 after it.
  @Test func twoIsNarrowAtDisplaySizes() throws {
    func two(_ size: CGFloat, _ weight: CGFloat) throws -> CharacterFit {
      try #require(CharacterFit.fit(of: 0x32, in: FontDescription(size: size, weight: weight)))
    }
    for size in [24, 87] as [CGFloat] {
      let found = try two(size, 400)
      #expect(abs(found.extra - 0.022) < 0.00001 && abs(found.width - 1.03) < 0.00001)
    }
    let three = try #require(CharacterFit.fit(of: 0x33, in: FontDescription(size: 30, weight: 700)))
    let bold = try two(30, 700)
    #expect(bold == three)
    expect("2", 49.68, FontDescription(size: 87))
  }

  /// "24°" of 42 points (P75): the 4 begins 21.83 after the 2, the sign 46.32; they were drawn 23.9 and 50.2 after it.
  @Test(arguments: [(42, 21.83, 46.32), (48, 25.0, 53.0)]) func lightDigits(_ size: CGFloat, _ four: CGFloat, _ sign: CGFloat) throws {
    let font = FontDescription(size: size, weight: 300)
    expect("2", four, font, within: 1.7)
    expect("24", sign, font, within: 1.7)
    let degree = try #require(CharacterFit.fit(of: 0xB0, in: font))
    #expect(degree.width == 0.85)
    #expect(CharacterFit.fit(of: 0xB0, in: FontDescription(size: size)) == nil)
    #expect(CharacterFit.fit(of: 0xB0, in: FontDescription(size: 12, weight: 300)) == nil)
  }

  /// "9:00:01" of 28 points bold and "11:00:00" of 40 heavy (P34).
  @Test func colonsOfTheRoundedDesign() {
    func extra(_ size: CGFloat, _ weight: CGFloat) -> CGFloat {
      CharacterFit.roundedColon(FontDescription(family: .system(.rounded), size: size, weight: weight)).extra
    }
    #expect(abs(extra(28, 700) - 0.018) < 0.00001 && abs(extra(40, 800) - 0.018) < 0.00001)
    #expect(extra(36, 400) == 0.04 && extra(48, 600) == 0.04 && extra(22, 700) == 0.04 && extra(16, 700) == 0.04)
    let font = FontDescription(family: .system(.rounded), size: 40, weight: 800, monospacedDigits: true)
    let digit = Fixture.layout("0", font).idealWidth
    expect("0:0", 39 + digit, font)
  }

  /// "8 min" of 30 and 26 points (P47).
  @Test(arguments: [(30, 26.87), (26, 23.54)]) func spacesOfHeavyRoundedText(_ size: CGFloat, _ recorded: CGFloat) {
    let font = FontDescription(family: .system(.rounded), size: size, weight: 800)
    expect("8 ", recorded, font, within: 1)
    #expect(abs((RoundedAdvances.gain(0x20, font) ?? 0) - 0.017) < 0.00001)
  }

  /// "TOUGE DASH" of 11 points (P67), and strings of 8 points (P15), which are as wide as the substitute's.
  @Test func blackLetters() {
    expect("TOUGE DAS", 68.56, FontDescription(size: 11, weight: 900))
    func extra(_ size: CGFloat, _ weight: CGFloat) -> CGFloat {
      CharacterFit.letter(0x55, FontDescription(size: size, weight: weight))?.extra ?? 0
    }
    #expect(extra(11, 900) == 0.012 && extra(17, 900) == 0.012 && extra(8, 900) == 0 && extra(11, 800) == 0)
    #expect(CharacterFit.letter(0x38, FontDescription(size: 11, weight: 900)) == nil)
  }

  /// Columns of 17 points black with digits of one width (P67), between which 14 points are.
  @Test(arguments: [("104°", 43.1), ("12,4", 41.4)]) func blackColumns(_ text: String, _ recorded: CGFloat) {
    expect(text, recorded, FontDescription(size: 17, weight: 900, monospacedDigits: true), within: 0.5)
  }
}
