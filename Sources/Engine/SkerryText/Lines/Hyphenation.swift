import Foundation
import SkerryDiagnostics
import SkerryFonts

/// Where English words may be divided, by Liang's patterns: numbers between letters, of which an odd one allows a hyphen.
///
/// Source of the patterns: `Fonts/Faces/Hyphenation`. Apple's are not published; a recorded "Main-tainer" agrees (Figures §9.26). Words of other
/// languages are not divided, which is our choice until patterns for them are added.
struct Hyphenation {
  /// Letters with the numbers before, between and after them.
  private let patterns: [String: [UInt8]]
  /// The longest pattern, in letters.
  private let longest: Int

  /// The least letters before and after a hyphen; source: the file's own limits.
  static let leastBefore = 2
  static let leastAfter = 3
  /// The most letters of a word that is divided; text without spaces would be searched again for every line.
  static let longestWord = 64

  /// - Parameter text: one pattern a line, `a2ch4`; lines in capitals are settings.
  init(patterns text: String) {
    var found: [String: [UInt8]] = [:]
    for line in text.split(whereSeparator: \.isNewline) where line.utf8.allSatisfy({ $0 < 0x41 || $0 > 0x5A }) {
      var letters = ""
      var numbers: [UInt8] = [0]
      for character in line {
        if let number = character.wholeNumberValue {
          numbers[numbers.count - 1] = UInt8(number)
        } else {
          letters.append(character)
          numbers.append(0)
        }
      }
      found[letters] = numbers
    }
    patterns = found
    longest = found.keys.map(\.count).max() ?? 0
  }

  private static let english: Hyphenation = {
    let data = InputFile.data(atPath: SkerryFonts.hyphenation.path) ?? Data()
    return Hyphenation(patterns: String(decoding: data, as: UTF8.self))
  }()

  /// The patterns of a language, given by its tag; `nil` if there are none.
  static func of(_ language: String) -> Hyphenation? {
    language == "en" || language.hasPrefix("en-") || language.hasPrefix("en_") ? english : nil
  }

  /// How many letters may stand before a hyphen, ascending.
  func places(in word: String) -> [Int] {
    let letters = Array(word.lowercased())
    guard letters.count >= Self.leastBefore + Self.leastAfter, letters.count <= Self.longestWord, letters.allSatisfy(\.isLetter),
      letters.count == word.count
    else { return [] }
    let dotted = [Character(".")] + letters + [Character(".")]
    var numbers = [UInt8](repeating: 0, count: dotted.count + 1)
    for start in dotted.indices {
      for end in (start + 1)...min(start + longest, dotted.count) where end > start {
        guard let own = patterns[String(dotted[start..<end])] else { continue }
        for (offset, number) in own.enumerated() { numbers[start + offset] = max(numbers[start + offset], number) }
      }
    }
    // The first letter stands behind the dot.
    return (Self.leastBefore...(letters.count - Self.leastAfter)).filter { numbers[$0 + 1] % 2 == 1 }
  }
}
