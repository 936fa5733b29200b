package import Foundation

/// How high the lines of a script are. From iOS 17 on all text of the system's fonts gets the lines of the highest script among the user's
/// languages, whatever characters it has. Source: Figures §9.83.
package enum ScriptHeight: UInt8, Hashable, Sendable, Comparable {
  /// The lines of the system's font: Latin, Cyrillic, Greek, Hebrew, Chinese, Japanese, Korean and others.
  case usual
  /// Arabic in the usual style, Thai and other scripts with marks above and below.
  case marked
  /// The scripts of India, Nepal, Bangladesh and Sri Lanka.
  case indic
  /// Arabic in the style of Urdu.
  case nastaliq

  package static func < (left: ScriptHeight, right: ScriptHeight) -> Bool { left.rawValue < right.rawValue }

  /// The script of a language, by its BCP 47 tag or the identifier of a locale.
  package init(language tag: String) {
    let code = String(tag.prefix { $0.isLetter }).lowercased()
    self = .usual
    if Self.withMarks.contains(code) { self = .marked }
    if Self.ofIndia.contains(code) { self = .indic }
    if Self.ofUrdu.contains(code) { self = .nastaliq }
  }

  /// Points that a line of a font is higher above its letters.
  package func above(_ size: CGFloat) -> CGFloat {
    switch self {
    case .usual: 0
    case .marked: 0.09 * size
    case .indic: 0.9 + 0.053 * size
    case .nastaliq: 0.23 * size
    }
  }

  /// Points that a line of a font is higher below its letters.
  package func below(_ size: CGFloat) -> CGFloat {
    switch self {
    case .usual: 0
    case .marked: 0.064 * size
    case .indic: 0.09 * size
    case .nastaliq: 0.165 * size
    }
  }

  private static let withMarks = ["ar", "ckb", "fa", "ku", "lo", "km", "my", "ps", "sd", "th", "ug"]
  private static let ofIndia = [
    "as", "bn", "bho", "brx", "doi", "gu", "hi", "kn", "kok", "mai", "ml", "mni", "mr", "ne", "or", "pa", "sa", "sat", "si", "ta", "te",
  ]
  private static let ofUrdu = ["ks", "ur"]
}
