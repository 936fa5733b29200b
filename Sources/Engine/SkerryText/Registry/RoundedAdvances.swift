import Foundation
import SkerryGraph

/// Advances of SF Rounded, which has no optical sizes: a letter has the same width in ems at every size, to which SF Rounded's own tracking is added.
///
/// Source: Figures §9.51. Fitted to 75 recorded strings of 12 to 34 points in regular, semibold and bold text and seven of other sources. Lighter
/// text is assumed to be as regular, heavier as bold; weights in between are interpolated.
enum RoundedAdvances {
  /// How much wider a character is than in the text cut of the default design's substitute, in ems; `nil` for digits and the signs beside them,
  /// whose widths were recorded otherwise (Figures §9.7, §9.12, §9.38).
  static func gain(_ unit: UInt16, _ font: FontDescription) -> CGFloat? {
    guard !kept.contains(unit) else { return nil }
    let own = Int(unit) < gains.count ? gains[Int(unit)] ?? defaultGain : defaultGain
    let (heavier, bold) = (SystemTracking.semiboldness(font), SystemTracking.boldness(font))
    let space = unit == 0x20 ? heavySpace * SystemTracking.heavyShare(font) : 0
    return own.regular + (own.semibold - own.regular) * heavier + (own.bold - own.semibold) * bold + space
  }

  /// How much wider a space is in heavy text than in bold: "8 min" of 26 and 30 points (Figures §9.134).
  private static let heavySpace: CGFloat = 0.02

  /// Digits, percent sign, comma, colon and dashes.
  private static let kept: Set<UInt16> = Set(0x30...0x39).union([0x25, 0x2C, 0x3A, 0x2013, 0x2014])

  private struct Gain { let regular: CGFloat, semibold: CGFloat, bold: CGFloat }

  /// The mean of all letters, for those that are in no recorded string.
  private static let defaultGain = Gain(regular: -0.0613, semibold: -0.0511, bold: -0.0425)

  /// By UTF-16 unit. That a letter with a mark is as wide as the one without, and that brackets are of one width, is assumed.
  /// The space of bold text is wide enough for "9 minutes" of P19 to wrap in 102.33 points.
  private static let gains: [Gain?] = {
    let rows: [(String, CGFloat, CGFloat, CGFloat)] = [
      (" ", -0.0575, -0.0212, -0.003),
      ("&", -0.0428, -0.0296, -0.024), ("()", -0.0396, -0.0262, -0.021), ("-", -0.0324, -0.0264, -0.0178), (".", -0.0591, -0.0514, -0.0416),
      ("A", -0.0752, -0.0574, -0.0518), ("B", -0.0755, -0.0591, -0.0527), ("C", -0.0553, -0.0496, -0.0391),
      ("D", -0.0531, -0.0434, -0.0352), ("E", -0.0789, -0.0598, -0.0546), ("F", -0.0652, -0.0581, -0.0475),
      ("G", -0.0737, -0.0656, -0.0549), ("H", -0.0451, -0.0323, -0.0263), ("I", -0.0508, -0.0389, -0.032), ("J", -0.0613, -0.0511, -0.0425),
      ("K", -0.0613, -0.0511, -0.0425), ("L", -0.0531, -0.0428, -0.0317), ("M", -0.0802, -0.0855, -0.0671), ("N", -0.078, -0.0563, -0.0526),
      ("O", -0.0626, -0.0522, -0.0436), ("P", -0.0719, -0.0641, -0.06), ("Q", -0.0613, -0.0511, -0.0425), ("R", -0.0829, -0.0694, -0.0551),
      ("S", -0.0564, -0.0499, -0.0375), ("T", -0.0982, -0.1001, -0.0883), ("U", -0.0539, -0.0401, -0.034), ("V", -0.0613, -0.0511, -0.0425),
      ("W", -0.0912, -0.0839, -0.0714), ("X", -0.0613, -0.0511, -0.0425), ("Y", -0.0613, -0.0511, -0.0425),
      ("Z", -0.0711, -0.0595, -0.0509), ("a", -0.0705, -0.0602, -0.0485), ("b", -0.0854, -0.0666, -0.0608), ("c", -0.0557, -0.0443, -0.031),
      ("d", -0.0691, -0.0563, -0.0532), ("e", -0.0718, -0.0551, -0.0421), ("f", -0.0662, -0.0627, -0.0501),
      ("g", -0.0624, -0.0553, -0.0436), ("h", -0.0562, -0.0384, -0.0343), ("i", -0.0365, -0.0382, -0.0353),
      ("j", -0.0372, -0.0305, -0.0219), ("k", -0.0512, -0.0488, -0.0368), ("l", -0.0422, -0.0338, -0.031), ("m", -0.0699, -0.0657, -0.0521),
      ("n", -0.0616, -0.0543, -0.0468), ("o", -0.0672, -0.0512, -0.0442), ("p", -0.065, -0.047, -0.0412), ("q", -0.0705, -0.059, -0.0504),
      ("r", -0.0647, -0.0584, -0.0443), ("s", -0.0627, -0.0412, -0.0365), ("t", -0.0702, -0.0608, -0.0518),
      ("u", -0.0522, -0.0355, -0.0311), ("v", -0.0685, -0.0517, -0.0461), ("w", -0.0767, -0.0724, -0.0594),
      ("x", -0.0874, -0.0785, -0.0668), ("y", -0.0677, -0.0524, -0.046), ("z", -0.0613, -0.0511, -0.0425),
    ]
    var gains = [Gain?](repeating: nil, count: 0x180)
    for (letters, regular, semibold, bold) in rows {
      for unit in letters.utf16 { gains[Int(unit)] = Gain(regular: regular, semibold: semibold, bold: bold) }
    }
    for unit in 0xC0...0x17F {
      let base = Unicode.Scalar(UInt16(unit)).flatMap { String($0).decomposedStringWithCanonicalMapping.utf16.first }
      if let base, base < 0x80 { gains[unit] = gains[Int(base)] }
    }
    return gains
  }()
}
