import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import Testing

@testable import SkerryText

/// Widths and places of Chinese and Japanese characters (Figures §9.52).
@Suite struct ScriptFitTests {
  private func width(_ text: String, _ size: CGFloat, _ version: SystemVersion = .iOS26, language: String = "en", weight: CGFloat = 400)
    -> CGFloat
  {
    Fixture.layout(text, FontDescription(size: size, weight: weight)) {
      $0.version = version
      $0.language = language
    }.idealWidth
  }

  /// Recorded distances from one character to the next: 14.88 and 11.88 on iOS 26, 17.33 on iOS 16.
  @Test func chineseCharactersByRelease() {
    #expect(abs(width("品牌和花岗岩海岸让这座小岛既精致又带着制度上", 15) / 22 - 14.87) < 0.03)
    #expect(abs(width("查看升级规则与权益", 12) / 9 - 11.88) < 0.03)
    #expect(abs(width("选择航线", 17, weight: 600) / 4 - 16.83) < 0.03)
    #expect(abs(width("小组赛第三轮，强强对话", 17, .iOS16) / 11 - 17.34) < 0.03)
    #expect(width("强", 17, .iOS18) > width("强", 17, .iOS26))
  }

  /// 14.03 and 15.96 points from one to the next at 15 and 17; the user's language makes text Japanese, not its kana.
  @Test func japaneseCharactersAreSmaller() {
    #expect(abs(width("見守った心配ごと", 15, .iOS17, language: "ja") / 8 - 14.05) < 0.05)
    #expect(abs(width("静かに見守る", 17, .iOS17, language: "ja") / 6 - 15.95) < 0.05)
    #expect(abs(width("時間経過", 15, language: "ja") / 4 - 14.05) < 0.05)
    #expect(abs(width("時間経過", 15) / 4 - 14.85) < 0.01)
    // The middle dot of names is not a kana.
    #expect(abs(width("东・京", 15) / 3 - 14.85) < 0.01)
  }

  /// R143: recorded in English and in Japanese, 14 points regular and 16 semibold, from the middle of the first character to that of the last; R129 on
  /// iOS 16, in English.
  @Test func kanaBesideOtherLanguages() {
    func distance(
      _ text: String, _ size: CGFloat, _ weight: CGFloat = 400, _ language: String = "en", _ version: SystemVersion = .iOS26
    ) -> CGFloat {
      func own(_ part: some StringProtocol) -> CGFloat { width(String(part), size, version, language: language, weight: weight) }
      return own(text) - (own(text.prefix(1)) + own(text.suffix(1))) / 2
    }
    #expect(abs(distance("甘辛いタレが食欲をそそる定番", 14) - 175.67) < 0.34)
    #expect(abs(distance("スパイシーで美味しいカレー", 14) - 160.33) < 0.5)
    #expect(abs(distance("鶏の照り焼き", 16, 600) - 77.5) < 0.34)
    #expect(abs(distance("鶏肉カレー", 16, 600) - 61.67) < 0.34)
    #expect(abs(distance("鶏の照り焼き", 16, 600, "ja") - 74.67) < 0.5)
    #expect(abs(distance("天空の城ラピュタ", 16, 600, "en", .iOS16) - 113.67) < 0.75)
  }

  /// Full-width parentheses stand beside what they enclose, 3.33 from where the substitute has them at 14 points.
  @Test func parenthesesStandAtTheirContent() {
    let fit = ScriptFit.fit(in: "en", on: .iOS26)
    #expect(fit.shift(of: 0xFF08) == 0.24 && fit.shift(of: 0xFF09) == -0.24)
    #expect(ScriptFit.fit(in: "ja", on: .iOS26).shift(of: 0xFF08) == 0)
  }

  /// Latin text and Hangul keep their widths.
  @Test(arguments: ["Gate 12", "주문", "→", "café"]) func othersAreAsTheyWere(_ text: String) {
    #expect(width(text, 17, .iOS16) == width(text, 17, .iOS26))
    #expect(width(text, 17, language: "ja") == width(text, 17))
  }

  /// 0.96 of the substitute font's advance, 0.91 em, and raised by 0.055 of their size, but not beside a face that is missing.
  @Test func hangulIsSmaller() throws {
    let font = FontDescription(size: 100)
    let syllable = Fixture.layout("시", font)
    #expect(abs(syllable.idealWidth - 91 * 0.96) < 0.5, "\(syllable.idealWidth)")
    let glyph = try #require(syllable.runs.first?.glyphs.first)
    #expect(abs(syllable.lines[0].baseline - glyph.origin.y - 0.055 * 96) < 0.5)
    #expect(abs(Fixture.layout("시", FontDescription(family: .custom("Missing"), size: 100)).idealWidth - 91) < 0.5)
  }

  /// As wide as on a card of iOS 16 and a widget of iOS 15 (P138), with the outermost bearings: 52.4, 112.3 and 64.1.
  @Test func hebrewIsSmaller() {
    for weight in [400.0, 700] {
      let missing = Fixture.layout("תחנת", FontDescription(family: .custom("Missing"), size: 100, weight: weight)).idealWidth
      #expect(abs(width("תחנת", 100, weight: weight) / missing - 0.93) < 0.005, "\(weight)")
    }
    #expect(abs(width("תחנת יעד", 14, .iOS16) - 53.5) < 1 && abs(width("הרכבת תצא מרציף 1", 14, .iOS16) - 113.9) < 1)
    #expect(abs(width("רכבת 322", 16, .iOS16) - 65.8) < 1)
  }

  /// A full-width comma stands at the left, where the substitute has it in the middle.
  @Test func punctuationStandsAtTheLeft() throws {
    func place(_ text: String) throws -> CGFloat {
      let layout = Fixture.layout(text, FontDescription(size: 100))
      let glyph = try #require(layout.runs.first?.glyphs.last)
      return glyph.origin.x
    }
    let plain = ScriptFit.fit(in: "en", on: .iOS26)
    #expect(plain.shift(of: 0xFF0C) == -0.28 && plain.shift(of: 0x6771) == 0)
    #expect(try abs(place("东，") - place("东京") + 28) < 0.01)
    let japanese = ScriptFit.fit(in: "ja", on: .iOS26)
    #expect(japanese.shift(of: 0x3001) == 0 && japanese.shift(of: 0x3002) == 0.06)
  }

  /// 20.33 at 17 points, as in Latin text.
  @Test(arguments: ["小组赛", "見守る"]) func linesAreAsHighAsLatinOnes(_ text: String) {
    for size in [15, 17] as [CGFloat] {
      let font = FontDescription(size: size)
      #expect(Fixture.layout(text, font).size.height == Fixture.layout("Gate", font).size.height)
    }
  }

  /// A face of the customer's own keeps its widths.
  @Test func customFacesAreNotFitted() {
    let own = FontDescription(family: .custom("Missing"), size: 15)
    #expect(abs(Fixture.layout("配送", own).idealWidth - 30) < 0.01)
  }
}
