import Foundation
import SkerryGeometry

/// Where Apple's Chinese, Japanese, Korean and Hebrew text differs from the substitutes', whose ideographs and kana are all one em wide.
///
/// Source: Figures §9.52 and §9.154, for Hangul §9.55 and for Hebrew §9.136.
struct ScriptFit: Equatable {
  /// Factor on the size of the characters.
  private var size: CGFloat = 1
  /// The same for kana, if it is another.
  private var kanaSize: CGFloat?
  /// Added to the advance of each, in ems; the character stays in the middle.
  var extra: CGFloat = 0
  /// Whether punctuation is placed as in mainland China.
  var isChinese = false

  /// PingFang of iOS 26, whose kana are narrower, and that of the releases before; their weights and sizes do not differ.
  private static let chinese = ScriptFit(kanaSize: 0.957, extra: -0.01, isChinese: true)
  private static let olderChinese = ScriptFit(extra: 0.02, isChinese: true)
  /// Hiragino Sans as the system's text has it, recorded on iOS 17; other releases are assumed to be the same.
  private static let japanese = ScriptFit(size: 0.937)

  /// The user's language decides, not the text: beside any other language kana are those of the Chinese face, too (Figures §9.154).
  ///
  /// - Parameter language: BCP 47.
  static func fit(in language: String, on version: SystemVersion) -> ScriptFit {
    language.hasPrefix("ja") ? japanese : version < .iOS26 ? olderChinese : chinese
  }

  /// Factor on the size of a character.
  func size(of unit: UInt16) -> CGFloat { Self.isKana(unit) ? kanaSize ?? size : size }

  /// Hiragana and katakana, which Chinese text does not have.
  private static func isKana(_ unit: UInt16) -> Bool { (0x3041...0x30FF).contains(unit) && unit != 0x30FB }

  /// Characters of East Asian width: ideographs, kana and full-width forms, also beyond the first plane.
  static func applies(to unit: UInt16) -> Bool {
    (0x2E80...0x9FFF).contains(unit) || (0xD840...0xD87F).contains(unit) || (0xF900...0xFAFF).contains(unit)
      || (0xFE30...0xFE4F).contains(unit) || (0xFF00...0xFF60).contains(unit)
  }

  /// The size of Hangul beside the substitute font's, and how far it is raised after that, in ems.
  static let hangulSize: CGFloat = 0.96
  static let hangulLift: CGFloat = 0.055

  /// Factor on the size of characters that another face shows: Hangul, and Hebrew, on average (fitted).
  static func substituteSize(of unit: UInt16) -> CGFloat {
    (0x0590...0x05FF).contains(unit) ? 0.93 : isHangul(unit) ? hangulSize : 1
  }

  /// Syllables and letters of Hangul.
  static func isHangul(_ unit: UInt16) -> Bool {
    (0xAC00...0xD7A3).contains(unit) || (0x1100...0x11FF).contains(unit) || (0x3131...0x318E).contains(unit)
  }

  /// How far Apple's punctuation is to the right of the substitute font's, in ems. Exclamation and question marks were not recorded.
  func shift(of unit: UInt16) -> CGFloat {
    guard isChinese else { return unit == 0x3002 ? 0.06 : 0 }
    return switch unit {
    case 0x3001: 0.1
    case 0x3002: 0.06
    case 0xFF0C: -0.28
    case 0xFF1A: -0.23
    case 0xFF1B: -0.21
    case 0xFF08: 0.24
    case 0xFF09: -0.24
    default: 0
    }
  }
}
