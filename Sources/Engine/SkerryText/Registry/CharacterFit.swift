import Foundation
import SkerryGraph

/// Characters whose width in Apple's faces differs from the substitute font's by more than a twenty-fifth of its advance, and those whose
/// height does.
///
/// Source of the widths: Figures §9.12. Each is fitted to the recorded strings that its row names; all other characters are within that. Smaller
/// differences of regular text are in `CharacterFit+Letters`.
struct CharacterFit: Equatable {
  /// Added to the advance, in ems; the glyph stays in the middle.
  var extra: CGFloat = 0
  /// Factor on the glyph's own width.
  var width: CGFloat = 1
  /// Factor on the glyph's own height, from the baseline.
  var height: CGFloat = 1
  /// How far the glyph is raised after that, in ems.
  var lift: CGFloat = 0
  /// Whether the glyph stays at its leading edge instead.
  var isLeading = false

  /// `nil` for characters that are drawn as the substitute has them.
  static func fit(of unit: UInt16, in font: FontDescription) -> CharacterFit? {
    // On watchOS "68%" of 12 points semibold is visibly 24.0 wide, as in the substitute.
    guard !font.isOnWatch else { return nil }
    switch font.family {
    case .system(.standard): return standard(unit, font)
    case .system(.rounded): return rounded[unit]
    case .system(.monospaced): return unit == bulletSign ? monospacedBullet(font) : monospaced(unit, font)
    case .system(.serif): return serif(unit, font)
    case .custom: return nil
    }
  }

  // MARK: The default design

  private static func standard(_ unit: UInt16, _ font: FontDescription) -> CharacterFit? {
    switch unit {
    case percentSign: percent(font)
    case bulletSign: bullet
    case underscore: standardUnderscore
    case enDash: standardDash
    case emDash: standardEmDash
    case apostrophe: apostropheFit(font)
    case comma: commaFit(font) ?? letter(unit, font)
    case plusSign: plus
    case capitalT: displayT(font) ?? letter(unit, font)
    case colon where font.monospacedDigits: timeColon(font)
    case degreeSign: degree(font)
    default: displayDigit(unit, font) ?? semiboldDigit(unit, font) ?? joined(letter(unit, font), boldDisplay(unit, font))
    }
  }

  /// A share of the fit; `nil` if the share is 0.
  func part(_ share: CGFloat) -> CharacterFit? {
    guard share > 0 else { return nil }
    return CharacterFit(
      extra: extra * share, width: 1 + (width - 1) * share, height: 1 + (height - 1) * share, lift: lift * share, isLeading: isLeading)
  }

  private static let apostrophe: UInt16 = 0x27
  static let comma: UInt16 = 0x2C
  /// The straight apostrophe: one of 17 points each in regular, semibold and bold text (Figures §9.68), two of 20 points heavy (Figures §9.22).
  /// Weights between are interpolated, other sizes are assumed to be the same.
  private static func apostropheFit(_ font: FontDescription) -> CharacterFit {
    let (semibold, bold, heavy) = (SystemTracking.semiboldness(font), SystemTracking.boldness(font), SystemTracking.heavyShare(font))
    return CharacterFit(extra: 0.081 + 0.017 * semibold + 0.01 * bold + 0.057 * heavy, width: 1.35)
  }
  /// Four of 22 points bold (Figures §9.68), where bold text of 20 points has the substitute's (Figures §9.47), and two of 20 points heavy (Figures
  /// §9.22). Three of 48 points bold stand higher than the substitute's display face (Figures §9.71); other weights, and sizes from 28 to 48, are
  /// assumed to be the same. Two of 17 points black have 0.035 more (Figures §9.134).
  private static func commaFit(_ font: FontDescription) -> CharacterFit? {
    let lift = 0.026 * displayShare(font)
    let extra =
      0.03 * SystemTracking.boldness(font) * min(max((font.size - 20) / 2, SystemTracking.heavyShare(font)), 1) + 0.03
      * SystemTracking.heavyShare(font) + 0.035 * min(max((font.cssWeight - 800) / 100, 0), 1)
    guard extra > 0 || lift > 0 else { return nil }
    var fit = extra > 0 ? CharacterFit(extra: extra) : letter(comma, font) ?? CharacterFit()
    fit.lift = lift
    return fit
  }

  private static let plusSign: UInt16 = 0x2B
  /// One of 16 points bold and four of 13 semibold (Figures §9.71): as wide and high by the same factor, around the same middle, 0.282 em above the
  /// baseline; the advance is the substitute's. Other weights are assumed to be the same.
  private static let plus = CharacterFit(width: 1.105, height: 1.12, lift: -0.12 * 0.282)

  /// 0 up to 22 points, 1 from 28 on: the sizes between are assumed.
  static func displayShare(_ font: FontDescription) -> CGFloat { min(max((font.size - 22) / 6, 0), 1) }

  private static let colon: UInt16 = 0x3A
  /// A colon beside digits of one width: five times of 14 and 17 points (Figures §9.49). From 25 points on as in other text.
  private static func timeColon(_ font: FontDescription) -> CharacterFit? {
    let own = letter(colon, font)?.extra ?? 0
    let extra = own + 0.025 * min(max((25 - font.size) / 8, 0), 1)
    return extra == 0 ? nil : CharacterFit(extra: extra)
  }

  /// How much wider a colon between digits is, in ems.
  private static let digitColon: CGFloat = 0.047
  /// A colon between digits of their own widths, as in times: six of 11 to 17 points regular and one of 14.5 medium (Figures §9.99). That semibold
  /// text is the same, bold text has the substitute's, and, as beside digits of one width, text from 25 points on, is assumed.
  static func colonBetweenDigits(_ font: FontDescription) -> CharacterFit? {
    guard case .system(.standard) = font.family, !font.monospacedDigits, !font.isOnWatch else { return nil }
    let extra = digitColon * min(max((25 - font.size) / 8, 0), 1) * (1 - SystemTracking.boldness(font))
    return CharacterFit(extra: extra + (letter(colon, font)?.extra ?? 0))
  }

  private static let capitalT: UInt16 = 0x54
  /// T at display sizes: one string of 24 points bold, one of 28 heavy (Figures §9.22). Regular ones are assumed to be as in the substitute.
  private static let boldT = CharacterFit(extra: -0.045, width: 0.952)
  private static let heavyT = CharacterFit(extra: -0.06, width: 0.906)

  private static func displayT(_ font: FontDescription) -> CharacterFit? {
    guard font.size >= SystemTracking.displayCut else { return nil }
    let heavy = SystemTracking.heavyShare(font)
    return heavy > 0
      ? CharacterFit(
        extra: boldT.extra + (heavyT.extra - boldT.extra) * heavy, width: boldT.width + (heavyT.width - boldT.width) * heavy)
      : boldT.part(min(max((font.cssWeight - 400) / 300, 0), 1))
  }

  private static let bulletSign: UInt16 = 0x2022
  /// "•••" in 17 points regular, 0.196 em in diameter and 0.284 em above the baseline (Figures §9.22); other weights are assumed to be as much
  /// smaller than the substitute font's.
  private static let bullet = CharacterFit(extra: -0.098, width: 0.6425, height: 0.6425, lift: 0.1033)

  private static let underscore: UInt16 = 0x5F
  /// Three in 17 points regular, 0.588 em long and from 0.039 em below the baseline on (Figures §8.6); other sizes and weights are assumed to be
  /// as much longer than the substitute font's.
  private static let standardUnderscore = CharacterFit(extra: 0.098, width: 1.304, lift: -0.039)

  private static let enDash: UInt16 = 0x2013
  /// Dashes are as far apart and as long as in the rounded design, which is assumed; the substitute font's join.
  private static let standardDash = CharacterFit(extra: 0.15, width: 0.922)

  private static let emDash: UInt16 = 0x2014
  /// One of 12 points and one of 16, both regular (Figures §9.43); other weights are assumed to be the same.
  private static let standardEmDash = CharacterFit(extra: -0.04, width: 0.8)

  private static let percentSign: UInt16 = 0x25
  /// Three recorded strings of regular text.
  private static let regularPercent = CharacterFit(extra: 0.105, width: 1.228)
  /// Eleven recorded strings of semibold text, with its digits (Figures §9.134).
  private static let semiboldPercent = CharacterFit(extra: 0.156, width: 1.29)
  /// The same in bold text, beside the substitute's digits: five strings (Figures §9.26); heavier text is assumed to be the same.
  private static let boldPercent: CGFloat = 0.175
  /// What remains of both at display sizes: three recorded strings of 34 points bold; other weights are assumed to be the same.
  private static let displayPercent = CharacterFit(extra: 0.49, width: 0.69)

  private static func percent(_ font: FontDescription) -> CharacterFit {
    let (heaviness, bold) = (SystemTracking.semiboldness(font), SystemTracking.boldness(font))
    let display = SystemTracking.transition(font)
    func between(_ a: CGFloat, _ b: CGFloat, _ part: CGFloat) -> CGFloat { a + (b - a) * part }
    return CharacterFit(
      extra: between(regularPercent.extra, between(semiboldPercent.extra, boldPercent, bold), heaviness)
        * between(1, displayPercent.extra, display),
      width: 1 + (between(regularPercent.width, semiboldPercent.width, heaviness) - 1) * between(1, displayPercent.width, display))
  }

  /// A digit other than 1 in 28 points regular: five recorded strings.
  private static let regularDigit = CharacterFit(extra: 0.042, width: 1.07)

  /// The same among digits of one width, whose advance is in `SystemAdvances`: 0 of 30 points, 2 and 7 of 52 and 5 of 64, all regular
  /// (Figures §9.53).
  private static let tabularDigit = CharacterFit(width: 1.045, isLeading: true)

  /// What of it remains in bold text: one string of 28 points and one of 34.
  private static let boldShare: CGFloat = 0.28

  /// Digits at display sizes; `SystemAdvances` has the digit 1.
  private static func displayDigit(_ unit: UInt16, _ font: FontDescription) -> CharacterFit? {
    guard isDigit(unit), font.size >= SystemTracking.displayCut else { return nil }
    // Two of 48 points bold (Figures §9.71); in other weights the substitute's.
    if unit == 0x31 {
      return font.monospacedDigits ? nil : CharacterFit(width: 1.053).part(SystemTracking.boldness(font) * displayShare(font))
    }
    let share = 1 - (1 - boldShare) * min(max((font.cssWeight - 400) / 300, 0), 1)
    if font.monospacedDigits { return tabularDigit.part(share) }
    // Ten digits of 48 points bold are 0.0075 em further apart than of 28 and 34 (Figures §9.71); sizes between are interpolated.
    let wide = 0.0075 * SystemTracking.boldness(font) * min(max((font.size - 34) / 14, 0), 1)
    let two = unit == 0x32 ? min(max((700 - font.cssWeight) / 300, 0), 1) : 0
    // Light digits, of 42 and 48 points, have the substitute's advances (Figures §9.134).
    let own = min(max((font.cssWeight - 300) / 100, 0), 1)
    return CharacterFit(
      extra: (regularDigit.extra - narrowTwo.extra * two) * share * own + wide,
      width: 1 + (regularDigit.width - narrowTwo.width * two - 1) * share)
  }

  /// What a 2 has less than other digits, in advance and in width: pairs of 24 and 87 points regular and of 42 and 48 light (Figures §9.134). Bold
  /// ones have nothing less (Figures §9.71); weights between are by share.
  private static let narrowTwo = CharacterFit(extra: 0.02, width: 0.04)

  private static let degreeSign: UInt16 = 0xB0
  /// Two of 42 and 48 points light, and one of 17 black (Figures §9.134); other weights have the substitute's, those between are by share.
  private static func degree(_ font: FontDescription) -> CharacterFit? {
    let black = CharacterFit(extra: 0.035, width: 1.16, isLeading: true).part(min(max((font.cssWeight - 800) / 100, 0), 1))
    guard black == nil, font.size >= SystemTracking.displayCut else { return black }
    return CharacterFit(width: 0.85, isLeading: true).part(min(max((400 - font.cssWeight) / 100, 0), 1))
  }

  // MARK: The monospaced design

  /// Capitals and digits are as tall as in the default design, 0.7046 em at every weight; those of the substitute are 0.73. Its small letters have
  /// Apple's height. Source: Figures §9.17.
  private static let monospacedHeight: CGFloat = LetterHeights.capital / 0.73
  /// How much wider digits other than 1 are from heavy on, without the growth of their stems: six of 36 points (Figures §9.22).
  private static let heavyDigit: CGFloat = 0.08
  /// "•••" in 36 points heavy, 0.454 em in diameter and 0.314 em above the baseline (Figures §9.22).
  private static let heavyBullet = CharacterFit(width: 1.53, height: 1.59, lift: -0.266)

  private static func monospaced(_ unit: UInt16, _ font: FontDescription) -> CharacterFit? {
    guard isCapitalOrDigit(unit) else { return nil }
    let heavier = min(max((font.cssWeight - 600) / 200, 0), 1)
    return CharacterFit(width: isDigit(unit) && unit != 0x31 ? 1 + heavyDigit * heavier : 1, height: monospacedHeight)
  }

  /// In regular text the substitute font's own is assumed to be right.
  private static func monospacedBullet(_ font: FontDescription) -> CharacterFit? {
    let heavier = min(max((font.cssWeight - 400) / 400, 0), 1)
    return heavyBullet.part(heavier)
  }

  static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

  static func isCapitalOrDigit(_ unit: UInt16) -> Bool {
    isDigit(unit) || Unicode.Scalar(unit)?.properties.isUppercase ?? false
  }

  // MARK: The rounded design

  /// A colon between digits, as in times: its dots are around the middle of the digits, nearer to each other, and it is wider than the
  /// substitute's. One string of 36 points and one of 22, both regular (Figures §9.38); less so in bold and heavier text of 28 points and more, two
  /// strings, while two of 16 and 22 are as regular ones (Figures §9.134).
  static func roundedColon(_ font: FontDescription) -> CharacterFit {
    CharacterFit(extra: 0.04 - 0.022 * SystemTracking.boldness(font) * displayShare(font), height: 0.872, lift: 0.122)
  }

  /// Whether a UTF-16 unit of a string is a colon between two digits, or before the dashes of a dimmed timer (P9).
  static func isColonBetweenDigits(_ units: [UInt16], _ place: Int) -> Bool {
    guard units[place] == 0x3A, place > 0, place + 1 < units.count, isDigit(units[place - 1]) else { return false }
    return isDigit(units[place + 1]) || units[place + 1] == enDash
  }

  /// Ten recorded strings of 20 points bold, three of 14 points bold for the percent sign, two of 20 and 22 for the em dash,
  /// one of 22 regular for the en dash; other weights and sizes are assumed to be the same. The extra is that of all digits, so
  /// that tabular ones stay equally wide.
  private static let rounded: [UInt16: CharacterFit] = {
    // Width, height and place from 0 to 9; heights are from Figures §9.145.
    let digits: [(width: CGFloat, height: CGFloat, lift: CGFloat)] = [
      (1.04, 1.022, -0.005), (1.135, 1.037, -0.012), (1.09, 1.0145, 0), (1.139, 1.036, -0.006), (1.063, 1.04, -0.0135),
      (1.128, 1.0155, -0.008), (1.164, 1.015, -0.006), (1.053, 1.014, -0.0075), (1.175, 1.049, -0.015), (1.164, 1.039, -0.0155),
    ]
    var fits: [UInt16: CharacterFit] = [
      percentSign: CharacterFit(extra: 0.1, width: 1.067), comma: CharacterFit(extra: 0.033, width: 0.728),
      emDash: CharacterFit(extra: 0.046, width: 1.24), enDash: CharacterFit(extra: 0.135, width: 1.11, height: 1.067, lift: 0.0095),
    ]
    for (digit, fit) in digits.enumerated() {
      fits[0x30 + UInt16(digit)] = CharacterFit(extra: 0.008, width: fit.width, height: fit.height, lift: fit.lift)
    }
    return fits
  }()
}
