import Foundation
import SkerryGraph

/// Points added after each character: Apple's tracking by size, and a correction that makes the substitute faces as wide as Apple's.
enum SystemTracking {
  /// SF Pro. Source of the three tables: Figures §3.3.
  private static let sfPro = PiecewiseLinear([
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
    (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22),
    (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36),
    (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35),
    (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22),
    (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0), (84, 0), (88, 0), (92, 0), (96, 0),
  ])
  /// SF Pro Rounded.
  private static let sfRounded = PiecewiseLinear([
    (6, 0.51), (7, 0.54), (8, 0.57), (9, 0.57), (10, 0.57), (11, 0.56), (12, 0.54), (13, 0.51), (14, 0.48), (15, 0.44), (16, 0.41),
    (17, 0.37), (18, 0.37), (19, 0.37), (20, 0.36), (21, 0.35), (22, 0.34), (23, 0.35), (24, 0.35), (25, 0.35), (26, 0.36), (27, 0.36),
    (28, 0.36), (29, 0.37), (30, 0.37), (31, 0.36), (32, 0.38), (33, 0.39), (34, 0.38), (35, 0.38), (36, 0.39), (37, 0.38), (38, 0.39),
    (39, 0.38), (40, 0.39), (41, 0.38), (42, 0.39), (43, 0.38), (44, 0.37), (45, 0.37), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.36),
    (50, 0.34), (51, 0.32), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.25), (60, 0.23), (62, 0.21), (64, 0.19), (66, 0.16),
    (68, 0.13), (70, 0.14), (72, 0.11), (76, 0.07), (80, 0), (84, 0), (88, 0), (92, 0), (96, 0),
  ])
  /// New York.
  private static let newYork = PiecewiseLinear([
    (6, 0.23), (7, 0.22), (8, 0.2), (9, 0.18), (10, 0.15), (11, 0.12), (12, 0.07), (13, 0.05), (14, 0.03), (15, 0), (16, -0.03),
    (17, -0.07), (18, -0.11), (19, -0.15), (20, -0.2), (21, -0.21), (22, -0.23), (23, -0.25), (24, -0.26), (25, -0.27), (26, -0.29),
    (27, -0.32), (28, -0.33), (29, -0.34), (30, -0.37), (31, -0.39), (32, -0.41), (33, -0.42), (34, -0.45), (35, -0.48), (36, -0.49),
    (38, -0.52), (40, -0.55), (42, -0.57), (44, -0.62), (46, -0.65), (48, -0.68), (50, -0.71), (52, -0.74), (54, -0.79), (58, -0.85),
    (62, -0.91), (66, -0.97), (70, -1.06), (72, -1.09), (80, -1.21), (88, -1.33), (96, -1.5), (100, -1.56), (120, -1.88), (140, -2.26),
    (160, -2.58), (180, -2.99), (200, -3.32), (220, -3.76), (240, -4.22), (260, -4.57),
  ])

  /// - Parameter isStandIn: the face is one that Skerry ships; Apple's own faces need Apple's tracking alone.
  static func points(for font: FontDescription, isStandIn: Bool) -> CGFloat {
    let size = font.size
    switch font.family {
    case .custom: return 0
    case .system(.monospaced): return isStandIn ? monospacedFit * size : 0
    case .system(.standard):
      return interpolated(sfPro, size) + (isStandIn ? (opticalFit(font, transition(font)) + heavyGain(font)) * size : 0)
    case .system(.rounded):
      // The widths of SF Rounded are not published; it is assumed to be as wide as SF Pro.
      return isStandIn
        ? interpolated(sfPro, size) + (transition(font) * opticalNarrowing(font.cssWeight) + roundedFit) * size
        : interpolated(sfRounded, size)
    case .system(.serif):
      guard isStandIn else { return interpolated(newYork, size) }
      return size < 17 ? interpolated(newYork, size) + smallSerifFit * size : interpolated(sfPro, size)
    }
  }

  // MARK: Fits of the substitutes, in ems

  /// SF Mono's advance is 0.618 em, the substitute font's 0.6: fitted to the recorded boxes (Sources/Engine/SkerryText/README.md).
  private static let monospacedFit: CGFloat = 0.018
  /// Brings small serif text to New York's tracking: what was fitted at 17 points (Figures §9.28) stays, two strings of 15 points were 1.1 per cent
  /// too wide (Figures §9.51).
  private static let smallSerifFit: CGFloat = -0.0212
  /// How much narrower Quicksand's letters are than Inter's on average, over fourteen lines of Live Activities.
  private static let roundedFit: CGFloat = 0.0125

  /// How much narrower the display cut's letters are than the text cut's on average, over the same lines.
  private static func opticalNarrowing(_ weight: CGFloat) -> CGFloat { -0.0494 + (weight - 400) * 0.000028 }

  /// How far SF's letters have narrowed: 0 for the text cut, up to 17 points in regular to semibold text and 18 in bold, 1 for the display cut,
  /// from 25 points in regular, 26 in semibold and 28 in bold text on. Fitted to 39 strings of 20 to 33 points (Figures §9.13, §9.15) and 22 of
  /// 18 to 26 points semibold (Figures §9.26); weights between are interpolated.
  /// Heavy text narrows from 20 to 33 points: fitted to eleven strings of 20 and 28 points (Figures §9.22); black text is assumed to be the same.
  static func transition(_ font: FontDescription) -> CGFloat {
    if case .system(.rounded) = font.family { return roundedTransition(font.size) }
    let (semibold, bold, heavy) = (semiboldness(font), boldness(font), heavyShare(font))
    return min(max((font.size - 17 - bold - 2 * heavy) / (8 + semibold + bold + 3 * heavy), 0), 1)
  }

  /// 0 up to bold, 1 from heavy on.
  static func heavyShare(_ font: FontDescription) -> CGFloat { min(max((font.cssWeight - 700) / 100, 0), 1) }

  /// 0 up to regular, 1 from semibold on.
  static func semiboldness(_ font: FontDescription) -> CGFloat { semiboldness(font.cssWeight) }
  static func semiboldness(_ cssWeight: CGFloat) -> CGFloat { min(max((cssWeight - 400) / 200, 0), 1) }

  /// 0 up to semibold, 1 from bold on.
  static func boldness(_ font: FontDescription) -> CGFloat { min(max((font.cssWeight - 600) / 100, 0), 1) }

  /// How much wider SF's bold letters are than the substitute font's, in ems per letter: 2.6 per cent up to 18 points and nothing at 20, fitted to
  /// twelve strings of 10 to 17 points (Figures §9.26); 0.8 per cent of the display face's from 33 points on and nothing up to 24, fitted to 24
  /// strings of 22 to 33 points (Figures §9.12, §9.13, §9.15) and five lines of 28 (Figures §9.73). Heavy ones are wider at all sizes: eleven
  /// strings (Figures §9.22).
  static func heavyGain(_ font: FontDescription) -> CGFloat {
    guard case .system(.standard) = font.family else { return 0 }
    let display = min(max((font.size - 24) / 9, 0), 1)
    return boldness(font) * (0.0145 * smallText(font) + 0.0043 * display) + 0.004 * heavyShare(font)
  }

  /// 1 up to 18 points, 0 from 20 points on.
  static func smallText(_ font: FontDescription) -> CGFloat { min(max((20 - font.size) / 2, 0), 1) }

  /// The rounded design's letters begin to narrow at 20 points: "9 minutes" of 22 points wraps where it would fit otherwise (Figures §8.3).
  private static func roundedTransition(_ size: CGFloat) -> CGFloat { min(max((size - 20) / 8, 0), 1) }

  /// The substitute changes its optical size at 24 points; the tracking compensates on both sides.
  private static func opticalFit(_ font: FontDescription, _ transition: CGFloat) -> CGFloat {
    let own: CGFloat = font.size < displayCut ? 0 : 1
    return (transition - own) * opticalNarrowing(font.cssWeight)
  }

  /// The points after each character of the default design's substitute, from which the rounded design's advances are taken.
  static func pointsOfRoundedGuide(_ font: FontDescription) -> CGFloat {
    interpolated(sfPro, font.size) + (opticalFit(font, roundedTransition(font.size)) + roundedGain(font)) * font.size
  }

  /// How much wider the rounded design's bold letters are at display sizes, as those of the default design (`heavyGain`): fitted to two strings of 42
  /// points (Figures §9.44).
  private static func roundedGain(_ font: FontDescription) -> CGFloat {
    0.006 * boldness(font) * min(max((font.size - 28) / 5, 0), 1)
  }

  /// The size in points from which the display face is used.
  static let displayCut: CGFloat = 24

  /// Beyond the sizes of a table the tracking grows with the size.
  private static func interpolated(_ table: PiecewiseLinear, _ size: CGFloat) -> CGFloat {
    let nearest = table.clamped(size)
    return size == nearest ? table(size) : table(nearest) * size / nearest
  }
}
