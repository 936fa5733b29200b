import Foundation
import SkerryGraph

/// What is particular to SF's bold letters at display sizes, next to those of the substitute's display face.
extension CharacterFit {
  /// How much wider bold letters of 28 points and more are than the substitute's, with their own widths.
  ///
  /// Eleven lines of 28 and 34 points (Figures §9.73): 0.55 of what a ridge regression finds for advances, and half of it for wider letters,
  /// because a line of 33 points (Figures §9.12) and the ink of five strings (Figures §9.18) are reproduced so. The share between 22 and 28
  /// points, and between semibold and bold, is assumed; T has its own (Figures §9.22), and digits and signs are as before. Heavy text is not
  /// adjusted.
  static func boldDisplay(_ unit: UInt16, _ font: FontDescription) -> CharacterFit? {
    guard Int(unit) < boldDisplayFits.count, let fit = boldDisplayFits[Int(unit)] else { return nil }
    return fit.part(displayShare(font) * SystemTracking.boldness(font) * (1 - SystemTracking.heavyShare(font)))
  }

  /// Both fits of a letter together.
  static func joined(_ first: CharacterFit?, _ second: CharacterFit?) -> CharacterFit? {
    guard let first, let second else { return first ?? second }
    return CharacterFit(extra: first.extra + second.extra, width: first.width * second.width)
  }

  private static let boldDisplayFits: [CharacterFit?] = {
    let rows: [(Character, CGFloat, CGFloat)] = [
      ("A", -0.0203, 0.963), ("B", 0.0024, 1.002), ("C", -0.0006, 0.986), ("D", 0.0024, 0.991), ("E", -0.0093, 0.963), ("H", 0.009, 1.006),
      ("I", 0.0076, 1.001), ("K", -0.0127, 0.965), ("L", 0.0057, 0.995), ("M", -0.0127, 0.977), ("V", -0.0035, 0.931),
      ("W", -0.0376, 0.945), ("Z", -0.0111, 0.991), ("a", -0.0012, 1.003), ("b", 0.0149, 1.009), ("c", 0.0097, 1.011), ("d", 0.008, 1.014),
      ("e", 0.0035, 1.006), ("f", -0.0119, 1.01), ("g", 0.0043, 1.014), ("h", -0.0039, 1.0), ("i", 0.0028, 0.979), ("l", 0.0029, 1.005),
      ("m", -0.0038, 1.0), ("n", -0.0033, 0.992), ("o", 0.0043, 1.005), ("p", 0.0097, 1.008), ("q", 0.0016, 1.009), ("r", -0.0049, 1.002),
      ("s", -0.0028, 1.003), ("t", -0.0028, 1.0), ("u", -0.0057, 0.997), ("x", -0.0118, 0.996), ("y", -0.0062, 0.982),
    ]
    var fits = [CharacterFit?](repeating: nil, count: 0x80)
    for (character, extra, width) in rows {
      for unit in character.utf16 { fits[Int(unit)] = CharacterFit(extra: extra, width: width) }
    }
    return fits
  }()
}
