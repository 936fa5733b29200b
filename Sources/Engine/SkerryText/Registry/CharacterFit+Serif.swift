import Foundation
import SkerryGraph

extension CharacterFit {
  /// The serif design: Apple's letters are rounder and lower than the substitute font's, with shorter serifs and wider gaps.
  ///
  /// Source: Figures §9.28. Fitted to 32 recorded words of 17 points regular; other weights up to bold and other sizes are assumed to be the same.
  /// Black text of 28 points is as wide as the substitute font's (Figures §9.19); weights between are interpolated.
  static func serif(_ unit: UInt16, _ font: FontDescription) -> CharacterFit? {
    guard let scalar = Unicode.Scalar(unit), scalar.isASCII, scalar.value > 0x20 else { return nil }
    let share = min(max((900 - font.cssWeight) / 200, 0), 1)
    let measured = serifWidths[unit]
    let width = measured?.width ?? (scalar.properties.isUppercase ? 1.05 : 1)
    let ink = measured?.ink ?? (scalar.properties.isUppercase ? 0.03 : 0)
    return CharacterFit(
      extra: (ink + serifGap) * share, width: 1 + (width - 1) * share, height: isCapitalOrDigit(unit) ? serifCapitalHeight : serifHeight)
  }

  /// Added between letters, in ems: the mean of 110 gaps.
  private static let serifGap: CGFloat = 0.02
  /// Small letters are 27 pixels high, the substitute font's 29; those with ascenders 38, the substitute font's 40.
  private static let serifHeight: CGFloat = 0.94
  /// Two capitals of 17 points have 36 pixels where the substitute font's have 37; seven of 28 points black have 0.989 of its height
  /// (Figures §9.19).
  private static let serifCapitalHeight: CGFloat = 0.98

  /// The recorded visible width: a factor of the substitute font's, and the difference in ems. Letters that touch others in all words are
  /// assumed to be as those of their shape.
  private static let serifWidths: [UInt16: (width: CGFloat, ink: CGFloat)] = {
    let rows: [(String, CGFloat, CGFloat)] = [
      ("A", 1.03, 0.02), ("B", 1.07, 0.039), ("I", 0.935, -0.019), ("T", 1.1, 0.058), ("a", 1.058, 0.02), ("c", 1.05, 0.02),
      ("bdpq", 0.98, -0.01), ("e", 1.012, 0.005), ("hu", 0.934, -0.039), ("n", 0.934, -0.049), ("ij", 0.84, -0.025), ("k", 0.9, -0.059),
      ("l", 0.845, -0.043),
      ("m", 0.974, -0.023), ("o", 1.058, 0.027), ("r", 0.836, -0.069), ("s", 1.045, 0.016), ("t", 1.085, 0.026), ("v", 0.93, -0.1),
      ("xyz", 0.93, -0.04), ("g", 1, 0.02),
      ("w", 0.932, -0.08), (".", 0.9, -0.013), (",", 0.78, -0.039),
    ]
    var table: [UInt16: (width: CGFloat, ink: CGFloat)] = [:]
    for (letters, width, ink) in rows { for unit in letters.utf16 { table[unit] = (width, ink) } }
    return table
  }()
}
