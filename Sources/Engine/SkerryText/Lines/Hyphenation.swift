import Foundation
import SkerryDiagnostics
import SkerryFonts

/// Where English words may be divided, by Liang's patterns: numbers between letters; an odd one allows a hyphen.
///
/// Source of the patterns: `Fonts/Faces/Hyphenation`. Apple's are not published; a recorded "Main-tainer" agrees (Figures §9.26). Words of other
/// languages are not divided, which is our choice until patterns for them are added.
struct Hyphenation {
  /// The letters of all patterns, concatenated in sorted order, so that patterns with the same beginning are adjacent.
  private let letters: [UInt16]
  /// Where each pattern begins in `letters`, and the end of the last.
  private let starts: [Int]
  /// The numbers before, between and after the letters of the patterns: for each pattern one more than it has letters.
  private let numbers: [UInt8]

  /// The minimum number of letters before a hyphen; source: the file's own limit.
  static let minimumBefore = 2
  /// The minimum number of letters after a hyphen: the file's own limit, and in long words one less. Source: Figures §9.106.
  private static func minimumAfter(of letters: Int) -> Int { letters < longWord ? 3 : 2 }
  private static let longWord = 7
  /// The maximum number of letters in a word that is divided; text without spaces would be searched again for every line.
  static let longestWord = 64

  /// - Parameter text: one pattern a line, `a2ch4`; lines in capitals are settings.
  init(patterns text: String) {
    // As in the file: letters and numbers, one pattern after the other, and where each begins among the letters.
    var (letters, numbers, starts): ([UInt16], [UInt8], [Int]) = ([], [], [0])
    for line in Array(text.utf16).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) where !line.contains(where: { 0x41...0x5A ~= $0 }) {
      numbers.append(0)
      for unit in line {
        if 0x30...0x39 ~= unit {
          numbers[numbers.count - 1] = UInt8(unit - 0x30)
        } else {
          letters.append(unit)
          numbers.append(0)
        }
      }
      starts.append(letters.count)
    }
    func pattern(_ index: Int) -> ArraySlice<UInt16> { letters[starts[index]..<starts[index + 1]] }
    let order = (0..<(starts.count - 1)).sorted {
      let (one, other) = (pattern($0), pattern($1))
      return one == other ? $0 < $1 : one.lexicographicallyPrecedes(other)
    }
    self.letters = order.flatMap(pattern)
    self.numbers = order.flatMap { numbers[(starts[$0] + $0)...(starts[$0 + 1] + $0)] }
    self.starts = order.reduce(into: [0]) { $0.append($0[$0.count - 1] + starts[$1 + 1] - starts[$1]) }
  }

  private static let english: Hyphenation = {
    let data = InputFile.data(atPath: SkerryFonts.hyphenation.path) ?? Data()
    return Hyphenation(patterns: String(decoding: data, as: UTF8.self))
  }()

  /// The patterns of a language, given by its tag; `nil` if there are none.
  static func of(_ language: String) -> Hyphenation? {
    language == "en" || language.hasPrefix("en-") || language.hasPrefix("en_") ? english : nil
  }

  /// How many letters may come before a hyphen, ascending.
  func places(in word: String) -> [Int] {
    let letters = Array(word.lowercased())
    let after = Self.minimumAfter(of: letters.count)
    guard letters.count >= Self.minimumBefore + after, letters.count <= Self.longestWord, letters.allSatisfy(\.isLetter),
      letters.count == word.count
    else { return [] }
    // No pattern has other letters than those of ASCII.
    let dotted = [0x2E] + letters.map(Self.unit) + [0x2E]
    var numbers = [UInt8](repeating: 0, count: dotted.count + 1)
    for start in dotted.indices {
      var candidates = 0..<(starts.count - 1)
      for depth in 0..<(dotted.count - start) {
        candidates = narrowed(candidates, dotted[start + depth], at: depth)
        if candidates.isEmpty { break }
        // The shortest come first; of a pattern that is listed twice the last one counts.
        guard let own = candidates.prefix(while: { length(of: $0) == depth + 1 }).last else { continue }
        for offset in 0...depth + 1 { numbers[start + offset] = max(numbers[start + offset], self.numbers[starts[own] + own + offset]) }
      }
    }
    // The first letter comes after the dot.
    return (Self.minimumBefore...(letters.count - after)).filter { numbers[$0 + 1] % 2 == 1 }
  }
  /// As the file writes a letter; 0 for one that no pattern has.
  private static func unit(_ letter: Character) -> UInt16 {
    if let ascii = letter.asciiValue { return UInt16(ascii) }
    let units = Array(String(letter).precomposedStringWithCanonicalMapping.utf16)
    return units.count == 1 ? units[0] : 0
  }

  private func length(of pattern: Int) -> Int { starts[pattern + 1] - starts[pattern] }

  /// The patterns of a range with the same beginning that continue with a letter.
  private func narrowed(_ patterns: Range<Int>, _ letter: UInt16, at depth: Int) -> Range<Int> {
    // A pattern that ends here comes before those that continue.
    func first(_ isReached: (UInt16) -> Bool) -> Int {
      var (low, high) = (patterns.lowerBound, patterns.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if depth < length(of: middle), isReached(letters[starts[middle] + depth]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    return first { $0 >= letter }..<first { $0 > letter }
  }
}
