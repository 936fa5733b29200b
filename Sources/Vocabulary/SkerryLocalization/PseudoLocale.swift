/// Pseudo-localization: generated translations that show what real ones would break.
package enum PseudoLocale: String, Sendable, Hashable, CaseIterable {
  /// Every literal a third longer, accented and in brackets: shows what is truncated or not localized.
  case accented = "pseudo"
  /// The layout mirrored with unchanged strings: shows what is not mirrored.
  case mirrored = "pseudo-rtl"

  private static let accents: [Character: Character] = [
    "a": "å", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ", "k": "ķ", "l": "ļ", "m": "ɱ",
    "n": "ñ", "o": "ö", "p": "þ", "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "w": "ŵ", "y": "ý", "z": "ž", "A": "Å", "B": "Ɓ", "C": "Ç",
    "D": "Ð", "E": "É", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ", "L": "Ļ", "N": "Ñ", "O": "Ö", "P": "Þ", "R": "Ŕ", "S": "Š",
    "T": "Ţ", "U": "Û", "W": "Ŵ", "Y": "Ý", "Z": "Ž",
  ]

  /// The format changed; conversions, variables, Markdown and link targets are kept.
  package func changed(_ format: String) -> String {
    guard self == .accented else { return format }
    var letters = 0
    var result = ""
    var isTarget = false
    for token in FormatToken.tokens(of: format) {
      switch token {
      case .literal(let text):
        for character in text {
          if result.hasSuffix("]"), character == "(" { isTarget = true }
          if isTarget, character == ")" { isTarget = false }
          if character == "%" { result += "%%" } else { result.append(isTarget ? character : Self.accents[character] ?? character) }
          if character.isLetter { letters += 1 }
        }
      case .argument(let position, let specifier): result += "%" + (position.map { "\($0 + 1)$" } ?? "") + specifier
      case .variable(let name, let position): result += "%" + (position.map { "\($0 + 1)$" } ?? "") + "#@\(name)@"
      case .own: result += "%arg"
      }
    }
    guard letters > 0 else { return result }
    // At least a third more letters, short words more: German and Finnish are the longest.
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    let wanted = letters < 10 ? max(3, (letters + 1) / 2) : (letters + 2) / 3
    var added = 0
    var index = 0
    while added < wanted {
      result += " " + words[index % words.count]
      added += words[index % words.count].count
      index += 1
    }
    return "[" + result + "]"
  }
}
