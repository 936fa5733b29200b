import Foundation
import SkerryGraph
import Testing

@testable import SkerryText

/// Words longer than their line (Figures §9.26).
@Suite struct HyphenationTests {
  private func divided(_ word: String) throws -> String {
    let letters = Array(word)
    let places = Set(try #require(Hyphenation.of("en")).places(in: word))
    return letters.indices.map { places.contains($0) ? "-" + String(letters[$0]) : String(letters[$0]) }.joined()
  }

  @Test(arguments: [
    "Main-tain-er", "No-ti-fi-ca-tions", "in-for-ma-tion", "Tem-per-a-ture", "de-liv-ery", "Wednes-day", "ac-ces-si-bil-i-ty", "Pri-ma-ry",
    "Happy", "walk", "a", "",
  ])
  func englishWordsAreDividedByThePatterns(_ word: String) throws {
    #expect(try divided(word.filter { $0 != "-" }) == word)
  }

  @Test func otherLettersAreNotDivided() throws {
    #expect(try divided("Maint4iner") == "Maint4iner" && divided("l’information") == "l’information")
    let longest = String(repeating: "information", count: 6)
    #expect(try divided(String(longest.prefix(64))).contains("-") && !divided(String(longest.prefix(65))).contains("-"))
    #expect(Hyphenation.of("de") == nil && Hyphenation.of("enm") == nil && Hyphenation.of("en-GB") != nil)
    // Numbers between letters: the largest counts, and only an odd one allows a hyphen.
    let own = Hyphenation(patterns: "UTF-8\na1b\nb2c\n1cd\nc3d")
    #expect(own.places(in: "abcdefg") == [3])
    #expect(own.places(in: "xabcdefg") == [2, 4])
    #expect(own.places(in: "xxbcdefg") == [4])
  }

  private func lines(_ text: String, _ width: CGFloat, _ language: String = "en", lineLimit: Int? = nil, scale: CGFloat = 1) -> [String] {
    Fixture.layout(text, FontDescription(size: 23, weight: 700), width: width) {
      $0.language = language
      $0.lineLimit = lineLimit
      $0.minimumScaleFactor = scale
    }
    .lines.map(\.string)
  }

  @Test func aWordLongerThanItsLineIsDivided() {
    #expect(lines("Maintainer", 96) == ["Main-", "tainer"])
    #expect(lines("Maintainer", 130) == ["Maintainer"])
    // The hyphen has to fit; without room for a part and a hyphen characters are divided.
    #expect(lines("Maintainer", 52).first == "Mai")
    #expect(lines("Maintainer", 96, "de") == ["Maintain", "er"])
    // A word that fits on a line of its own stays whole.
    #expect(lines("our Maintainer", 130) == ["our ", "Maintainer"].map { $0.trimmingCharacters(in: .whitespaces) })
    #expect(lines("(Maintainer),", 96) == ["(Main-", "tainer),"])
    #expect(lines("Notifications", 90) == ["Notifi-", "cations"])
  }

  /// A word that is divided with a hyphen fits; one that is cut between letters shrinks first (Figures §9.106).
  @Test func aDividedWordFitsWhereItMayShrink() {
    #expect(lines("Maintainer", 96, lineLimit: 2, scale: 0.5) == ["Main-", "tainer"])
    #expect(lines("Maintainer", 96, "de", lineLimit: 2, scale: 0.5) == ["Maintainer"])
    #expect(lines("Maintainer", 96, lineLimit: 1).first?.hasSuffix("…") == true)
  }
}
