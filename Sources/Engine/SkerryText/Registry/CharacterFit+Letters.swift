import Foundation
import SkerryGraph

extension CharacterFit {
  /// How much wider or narrower letters and signs of SF's regular text are than the substitute's, as the space after them.
  ///
  /// Source: Figures §9.40. Fitted to the places of the words of 83 lines of 15 to 17 points and to 78 strings of 11 to 17; larger sizes are
  /// assumed to be the same, lighter weights too. Heavier ones are interpolated to nothing at semibold, whose letters were fitted as a whole
  /// (Figures §9.26).
  static func letter(_ unit: UInt16, _ font: FontDescription) -> CharacterFit? {
    guard Int(unit) < letterGains.count, letterGains[Int(unit)] != 0, font.cssWeight < 600 else { return nil }
    let share = min((600 - font.cssWeight) / 200, 1)
    return CharacterFit(extra: (letterGains[Int(unit)] + middleGain(font.size)) * share, isLeading: true)
  }

  /// The mean of these gains is already part of what was fitted to strings of 20 and 22 points (Figures §9.13): it is taken back between 17 and 25.
  private static func middleGain(_ size: CGFloat) -> CGFloat {
    0.0027 * min(max((size - 17) / 3, 0), max((25 - size) / 5, 0), 1)
  }

  /// By UTF-16 unit, in ems. A letter with a mark is as wide as the one without, which is assumed.
  private static let letterGains: [CGFloat] = {
    let rows: [(String, CGFloat)] = [
      ("!", 0.0132), ("'\u{2019}", 0.0519), ("(", 0.0107), (")", 0.0176), (",", 0.0078), ("-", 0.0067), (".", 0.0156), ("?", 0.0086),
      ("A", 0.002), ("B", 0.0206), ("C", -0.0057), ("D", 0.0122), ("E", 0.0089), ("F", 0.0019), ("G", -0.0009), ("H", 0.0005),
      ("I", 0.0061), ("J", -0.0097), ("K", -0.0015), ("L", -0.009), ("M", -0.0137), ("N", -0.0088), ("O", 0.0077), ("P", -0.0036),
      ("R", 0.0055), ("S", 0.0044), ("T", 0.0016), ("U", -0.003), ("V", -0.002), ("W", 0.0127), ("Y", -0.0041), ("a", -0.0141),
      ("b", -0.0078), ("c", 0.0068), ("d", -0.0039), ("e", -0.0112), ("f", 0.0012), ("g", -0.0005), ("h", -0.0039), ("i", 0.0139),
      ("j", 0.0036), ("k", -0.0043), ("l", 0.015), ("m", -0.0004), ("n", 0.0006), ("o", -0.0052), ("q", -0.0051), ("r", 0.0063),
      ("s", -0.0017), ("t", -0.0066), ("u", 0.0067), ("v", -0.0126), ("w", -0.0445), ("x", -0.0143), ("y", -0.0252), ("z", 0.0042),
    ]
    var gains = [CGFloat](repeating: 0, count: 0x201A)
    for (letters, gain) in rows { for unit in letters.utf16 { gains[Int(unit)] = gain } }
    for unit in 0xC0...0x17F {
      let base = Unicode.Scalar(UInt16(unit)).flatMap { String($0).decomposedStringWithCanonicalMapping.utf16.first }
      if let base, base < 0x80 { gains[unit] = gains[Int(base)] }
    }
    return gains
  }()
}
