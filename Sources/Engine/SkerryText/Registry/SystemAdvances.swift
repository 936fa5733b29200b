import Foundation
import SkerryGraph

/// Advances of SF for the characters whose advance in the substitute is visibly different: spaces, digits of one width, and the digit 1.
///
/// All are in ems and without tracking. Source: Figures §9.7, fitted.
enum SystemAdvances {
  /// The advance of one UTF-16 unit in the default design; `nil` where the substitute font's own is right. What is recorded is the whole advance, so
  /// the gain of heavy letters is subtracted.
  static func em(_ unit: UInt16, _ font: FontDescription) -> CGFloat? {
    recorded(unit, font).map { $0 - SystemTracking.heavyGain(font) }
  }

  private static func recorded(_ unit: UInt16, _ font: FontDescription) -> CGFloat? {
    switch unit {
    case 0x20: space(font)
    case 0x30...0x39 where font.monospacedDigits: digit(font)
    case 0x31 where font.size >= SystemTracking.displayCut: one + oneGain * (font.cssWeight - 400)
    default: nil
    }
  }

  /// SF's space is a little narrower in heavier text, Inter's more so; both are narrower in large sizes, SF's more so.
  private static func space(_ font: FontDescription) -> CGFloat? {
    let share = min(max((font.size - 19) / 4, 0), 1)
    if share == 0, font.cssWeight <= 400 { return nil }
    // Medium text has the space of regular text (Figures §9.56).
    let loss = semiboldLoss * min(max((font.cssWeight - 500) / 100, 0), 1) + (boldLoss - semiboldLoss) * SystemTracking.boldness(font)
    let small = smallSpace - loss * SystemTracking.smallText(font)
    return small + (largeSpace - small) * share
  }

  /// The display face's tabular digits are not of one width, and SF's narrow from 17 points on.
  private static func digit(_ font: FontDescription) -> CGFloat? {
    let share = min(max((font.size - 17) / 8, 0), 1)
    let heavier = font.cssWeight - 400
    let (smallGain, largeGain) = heavier < 0 ? (lighterLoss, lighterLoss) : (smallDigitGain, largeDigitGain)
    let black = blackGain * min(max(heavier / 100 - 4, 0), 1)
    let (small, large) = (smallDigit + smallGain * heavier + black, largeDigit + largeGain * heavier)
    return small + (large - small) * share
  }

  /// Words of headline, caption and caption2 are 5.0 to 5.33 and 4.33 apart; those of 34 points 2.2 nearer than the display face's own.
  /// Between 19 and 23 points the space narrows: 0.264 em at 20 points, 0.229 at 22 (Figures §9.13).
  private static let smallSpace: CGFloat = 0.281
  private static let largeSpace: CGFloat = 0.214
  /// What is missing of it in bold text: six words of 10 to 17 points (Figures §9.26).
  private static let boldLoss: CGFloat = 0.025
  /// The same in semibold text: the words of 22 strings of 11 to 20 points, where the space is 0.017 narrower than in regular text (Figures §9.42).
  private static let semiboldLoss: CGFloat = 0.017
  /// 12:41 at 12, 22 and 28 points regular, five times of 14 and 17; 120 at 28 bold, and two times of 26 and 54 points bold (Figures §9.49).
  private static let smallDigit: CGFloat = 0.637
  private static let smallDigitGain: CGFloat = 0.000112
  /// What black digits up to 17 points have more: "104°" and "12,4" of 17 points (Figures §9.134).
  private static let blackGain: CGFloat = 0.0265
  private static let largeDigit: CGFloat = 0.594
  private static let largeDigitGain: CGFloat = 0.00017
  /// The substitute font's own for light weights; not recorded.
  private static let lighterLoss: CGFloat = 0.00019
  /// 14 and 12 at 28 bold; 15 at 28 regular.
  private static let one: CGFloat = 0.44
  private static let oneGain: CGFloat = 0.00016
}
