import Foundation
import SkerryGraph

extension CharacterFit {
  /// How much wider or narrower letters and signs of SF's regular and semibold text are than the substitute font's, added after them.
  ///
  /// Source: Figures §9.40 for regular, §9.42 for semibold, §9.47 for bold and §9.56 for medium text, §9.134 for the middle dot and the ampersand, and
  /// §9.166 for Cyrillic.
  /// Lighter weights are assumed to be as regular, weights between are interpolated.
  static func letter(_ unit: UInt16, _ font: FontDescription) -> CharacterFit? {
    guard Int(unit) < letterGains.count, let gain = letterGains[Int(unit)] else { return nil }
    guard font.cssWeight < 800 else { return blackLetter(unit, font) }
    let heavier = SystemTracking.semiboldness(font)
    let isRounded = font.family == .system(.rounded)
    let regular = (gain.regular == 0 ? 0 : gain.regular + middleGain(font.size)) + (isRounded ? 0 : displayGain(unit, font.size))
    let isLetter = Unicode.Scalar(unit)?.properties.isAlphabetic == true
    let own = gain.semibold * semiboldShare(font.size)
    let boldness = SystemTracking.boldness(font)
    let bold = isRounded ? 0 : (gain.bold + (isLetter ? boldGrowth(font.size) : 0)) * semiboldShare(font.size)
    let semibold = own * (1 - boldness) + bold * boldness * (1 - SystemTracking.heavyShare(font))
    let display = isLetter ? displayLoss(font.size) : 0
    let medium = isLetter && !isRounded ? mediumGain * (1 - abs(font.cssWeight - 500) / 100) * semiboldShare(font.size) : 0
    let extra = (regular - display) * (1 - heavier) + semibold * heavier + max(medium, 0)
    return extra == 0 ? nil : CharacterFit(extra: extra, isLeading: unit < firstCyrillic)
  }

  /// How much wider each letter of black text is than the substitute's: three strings of 11 points and one of 17 (Figures §9.134). Nothing at 8
  /// points, where five strings are as wide, and sizes between, and from 20 to 23, by share; heavy text is not adjusted.
  private static func blackLetter(_ unit: UInt16, _ font: FontDescription) -> CharacterFit? {
    guard font.family == .system(.standard), Unicode.Scalar(unit)?.properties.isAlphabetic == true else { return nil }
    let share = min(max((font.cssWeight - 800) / 100, 0), 1) * min(max((font.size - 8) / 3, 0), 1) * semiboldShare(font.size)
    return share > 0 ? CharacterFit(extra: 0.012 * share, isLeading: true) : nil
  }

  /// Digits of semibold text with their own widths, by value: 38 distances in 15 strings of 12, 14 and 17 points of three apps, fitted together with
  /// the percent sign and with where each digit begins (Figures §9.134). Medium text has half of it, bold text the substitute's: assumed.
  static func semiboldDigit(_ unit: UInt16, _ font: FontDescription) -> CharacterFit? {
    let isProportional = isDigit(unit) && !font.monospacedDigits && font.family == .system(.standard)
    guard isProportional, font.size < SystemTracking.displayCut else { return nil }
    let share = SystemTracking.semiboldness(font) * (1 - SystemTracking.boldness(font)) * semiboldShare(font.size)
    return share > 0 ? CharacterFit(extra: digitGains[Int(unit) - 0x30] * share, isLeading: true) : nil
  }

  private static let digitGains: [CGFloat] = [-0.0084, 0.0186, 0.0142, 0.013, 0.0128, 0.0027, 0.0039, 0.0077, 0.0276, 0.0152]

  /// The mean of the gains of regular text is already part of what was fitted to strings of 20 and 22 points (Figures §9.13): it is taken back
  /// between 17 and 26, in full from 20 to 24.
  private static func middleGain(_ size: CGFloat) -> CGFloat {
    0.0027 * min(max((size - 17) / 3, 0), max((26 - size) / 2, 0), 1)
  }

  /// Letters of regular text narrow further between 25 and 28 points and then stay so: 42 strings of 24 to 36 points (Figures §9.63).
  private static func displayLoss(_ size: CGFloat) -> CGFloat { 0.0071 * min(max((size - 25) / 3, 0), 1) }

  /// Strings of 20 points semibold need the gain as well, those of 23 do not (Figures §9.26, §9.42).
  private static func semiboldShare(_ size: CGFloat) -> CGFloat { min(max((23 - size) / 3, 0), 1) }

  /// Every letter of bold text of 20 points is this much wider than at 16, as a fraction of the size (Figures §9.47); at 21 more, by fifteen titles
  /// of one app (Figures §9.152). Sizes between are interpolated.
  private static func boldGrowth(_ size: CGFloat) -> CGFloat {
    0.0024 * min(max((size - 16) / 4, 0), 1) + 0.005 * max(1 - abs(size - 21), 0)
  }

  /// Every letter of medium text is this much wider than halfway between regular and semibold: 14 lines of 11 and 13 points, one of
  /// 16 (Figures §9.56). Larger sizes are assumed to be as those of semibold text.
  private static let mediumGain: CGFloat = 0.0015

  private struct Gain {
    let regular: CGFloat, semibold: CGFloat
    var bold: CGFloat = 0
  }

  /// The same for bold text (Figures §9.47); the slash: two of 10 points (Figures §9.152).
  private static let boldGains: [(Character, CGFloat)] = [
    ("(", 0.0019), (",", 0.0127), (".", 0.014), ("/", -0.083), ("A", -0.0021), ("B", 0.005), ("C", -0.0099), ("F", 0.0003), ("H", 0.0003),
    ("L", 0.0032), ("M", -0.0058), ("P", 0.0043), ("Q", 0.007), ("R", 0.0013), ("S", 0.0042), ("T", 0), ("V", -0.0013),
    ("W", -0.0012), ("Y", -0.0015), ("a", -0.0037), ("b", 0.0039), ("c", -0.0036), ("d", -0.0102), ("e", -0.0027), ("g", 0.0015),
    ("h", -0.0126), ("i", 0.009), ("k", -0.0073), ("l", -0.0026), ("m", 0.0081), ("n", -0.002), ("o", -0.0037), ("p", 0.0038),
    ("q", -0.0044), ("r", 0.0082), ("s", 0.0044), ("t", 0.0017), ("u", -0.0068), ("v", -0.0064), ("w", -0.0187), ("x", -0.006),
    ("y", -0.0037),
  ]

  /// By UTF-16 unit, in ems, for regular and semibold text. A letter with a mark is as wide as the one without, which is assumed.
  private static let letterGains: [Gain?] = {
    let rows: [(String, CGFloat, CGFloat)] = [
      ("!", 0.0132, 0.0107), ("'\u{2019}", 0.0519, 0), ("(", 0.0107, 0.0099), (")", 0.0176, 0.0122), (",", 0.0078, 0.0089),
      ("-", 0.0067, 0.0085), ("/", -0.044, -0.049), ("\u{B7}", 0, 0.032), ("&", 0, 0.06),
      (".", 0.0156, 0.013), (":", 0, 0.0055), ("?", 0.0086, 0.0092), ("A", 0.002, 0.006), ("B", 0.0206, 0.0137), ("C", -0.0057, 0.0058),
      ("D", 0.0122, 0.0099), ("E", 0.0089, 0.0097), ("F", 0.0019, 0.0072), ("G", -0.0009, 0.0059), ("H", 0.0005, 0.0067),
      ("I", 0.0061, 0.0099),
      ("J", -0.0097, 0.0031), ("K", -0.0015, 0.0058), ("L", -0.009, 0.0029), ("M", -0.0137, 0.0015), ("N", -0.0088, 0.0022),
      ("O", 0.0077, 0.0081),
      ("P", -0.0036, 0.0054), ("Q", 0, 0.0063), ("R", 0.0055, 0.0081), ("S", 0.0044, 0.0079), ("T", 0.0016, 0.0046), ("U", -0.003, 0.0053),
      ("V", -0.002, 0.0055), ("W", 0.0127, 0.0093), ("X", 0, 0.0063), ("Y", -0.0041, 0.0049), ("Z", 0, 0.0063), ("a", -0.0141, 0.0023),
      ("b", -0.0078, 0.0036), ("c", 0.0068, 0.0059), ("d", -0.0039, 0.0057), ("e", -0.0112, 0.001), ("f", 0.0012, 0.0083),
      ("g", -0.0005, 0.0075),
      ("h", -0.0039, 0.0026), ("i", 0.0139, 0.0091), ("j", 0.0036, 0.0073), ("k", -0.0043, 0.0047), ("l", 0.015, 0.0104),
      ("m", -0.0004, 0.0087),
      ("n", 0.0006, 0.0053), ("o", -0.0052, 0.0062), ("p", 0, 0.0053), ("q", -0.0051, 0.0042), ("r", 0.0063, 0.0115),
      ("s", -0.0017, 0.0071),
      ("t", -0.0066, 0.0041), ("u", 0.0067, 0.0091), ("v", -0.0126, 0.0007), ("w", -0.0445, -0.0092), ("x", -0.0143, 0.0022),
      ("y", -0.0252, -0.0016), ("z", 0.0042, 0.0077),
    ]
    var gains = [Gain?](repeating: nil, count: 0x201A)
    for (letters, regular, semibold) in rows {
      for unit in letters.utf16 { gains[Int(unit)] = Gain(regular: regular, semibold: semibold) }
    }
    for (letter, bold) in boldGains {
      for unit in letter.utf16 { gains[Int(unit)]?.bold = bold }
    }
    for unit in 0xC0...0x17F {
      let base = Unicode.Scalar(UInt16(unit)).flatMap { String($0).decomposedStringWithCanonicalMapping.utf16.first }
      if let base, base < 0x80 { gains[unit] = gains[Int(base)] }
    }
    for unit in firstCyrillic...0x45F { gains[Int(unit)] = cyrillic(unit, gains) }
    return gains
  }()

  // MARK: Cyrillic

  private static let firstCyrillic: UInt16 = 0x400
  /// Small and capital letters that are drawn as Latin ones.
  private static let latinForms = Dictionary(
    uniqueKeysWithValues: zip("аеорсухіѕјАВЕЅІЈКМНОРСТУХ".utf16, "aeopcyxisjABESIJKMHOPCTYX".utf16))
  /// In ems for semibold text, half of it on each side. Forty-eight distances in nine words of 16 and 17 points, and two words of 16 and 21 points
  /// bold (Figures §9.166); letters that are not here have their mean.
  private static let cyrillicGains: [UInt16: CGFloat] = {
    let rows: [(String, CGFloat)] = [
      ("З", 0.029), ("в", 0.016), ("г", 0.005), ("з", 0.035), ("ий", 0.029), ("к", 0.03), ("м", 0.025), ("н", 0.036), ("п", 0.029),
      ("т", 0.014),
      ("ш", 0.026), ("ь", 0),
    ]
    return Dictionary(uniqueKeysWithValues: rows.flatMap { letters, gain in letters.utf16.map { ($0, gain) } })
  }()
  private static let cyrillicMean: CGFloat = 0.023
  /// What of it bold letters have: between the two words, of which one asks for nothing and the other for 0.5.
  private static let boldCyrillic: CGFloat = 0.2

  /// Regular Cyrillic text is as wide as the substitute's.
  private static func cyrillic(_ unit: UInt16, _ gains: [Gain?]) -> Gain {
    if let latin = latinForms[unit], let gain = gains[Int(latin)] {
      return Gain(regular: 0, semibold: gain.semibold, bold: gain.bold)
    }
    let own = cyrillicGains[unit] ?? cyrillicMean
    return Gain(regular: 0, semibold: own, bold: own * boldCyrillic)
  }
}

/// What is particular to SF's letters at display sizes, next to those of the substitute's display face.
extension CharacterFit {
  /// How much wider or narrower characters of regular text are than at small sizes, in ems, beyond `displayLoss`.
  ///
  /// Fitted to the edges of the letters of 42 strings of 24 to 36 points (Figures §9.63). It grows from 22 points on, which is assumed.
  static func displayGain(_ unit: UInt16, _ size: CGFloat) -> CGFloat {
    guard Int(unit) < displayGains.count else { return 0 }
    return displayGains[Int(unit)] * min(max((size - 22) / 2, 0), 1)
  }

  /// How far characters stand further right within their advances, as a share of the size: the substitute's display face has narrower bearings on
  /// both sides than its text face, and what tracking adds follows the character.
  ///
  /// 55 strings of 24 to 36 points, regular and bold (Figures §9.63); other weights are assumed to be the same.
  static func displayBearing(_ font: FontDescription) -> CGFloat {
    guard case .system(.standard) = font.family, font.size >= SystemTracking.displayCut else { return 0 }
    return 0.0105
  }

  private static let displayGains: [CGFloat] = {
    let rows: [(Character, CGFloat)] = [
      (",", -0.0067), (".", -0.0021), ("A", 0.0034), ("H", 0.0027), ("L", 0.0081), ("P", -0.0038), ("R", 0.0024), ("S", -0.0034),
      ("a", 0.0106), ("b", -0.002), ("c", -0.0026), ("d", -0.0031), ("e", 0.0053), ("g", -0.0043), ("i", 0.005), ("l", 0.0023),
      ("m", -0.0052),
      ("n", -0.0016), ("o", -0.0076), ("p", 0.0016), ("r", -0.0048), ("s", 0.0044), ("t", 0.0052), ("u", -0.0034), ("v", 0.0022),
      ("y", 0.0016),
    ]
    var gains = [CGFloat](repeating: 0, count: 0x80)
    for (character, gain) in rows {
      for unit in character.utf16 { gains[Int(unit)] = gain }
    }
    return gains
  }()
}

/// Pairs of characters that stand nearer in SF than in the substitute font.
extension CharacterFit {
  /// How much less the first letter of a pair advances, in ems.
  ///
  /// T and W before a round letter in semibold and bold text: four words of 16 to 21 points and two titles of 34 (Figures §9.67). Regular ones
  /// are as in the substitute font; heavier ones and weights between are assumed.
  private static let nearer: CGFloat = -0.045

  private static let capitalT: UInt16 = 0x54, capitalW: UInt16 = 0x57
  private static let roundLetters = Set("acdegoqs".utf16)

  /// A digit before a comma in bold text of 48 points: 1, which also begins further left, and 2 (Figures §9.71). The others are assumed to be between the
  /// two, other sizes as there.
  private static func beforeComma(_ digit: UInt16) -> CharacterFit {
    switch digit {
    case 0x31: CharacterFit(extra: -0.079)
    case 0x32: CharacterFit(extra: -0.045, isLeading: true)
    default: CharacterFit(extra: -0.034, isLeading: true)
    }
  }

  /// The fit of a letter because of the one after it; `nil` for most.
  static func pair(_ units: [UInt16], _ place: Int, in font: FontDescription) -> CharacterFit? {
    guard font.family == .system(.standard), !font.isOnWatch, place + 1 < units.count else { return nil }
    if units[place + 1] == comma, isDigit(units[place]), !font.monospacedDigits {
      return beforeComma(units[place]).part(displayShare(font) * SystemTracking.boldness(font))
    }
    guard roundLetters.contains(units[place + 1]) else { return nil }
    switch units[place] {
    case capitalW: break
    // T at display sizes has its own advance.
    case capitalT where font.size < SystemTracking.displayCut: break
    default: return nil
    }
    let share = SystemTracking.semiboldness(font)
    return share > 0 ? CharacterFit(extra: nearer * share, isLeading: true) : nil
  }
}
