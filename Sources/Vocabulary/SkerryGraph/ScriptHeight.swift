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
    // Every picture asks for it: bytes are compared, because in debug builds characters take microseconds.
    var code: UInt32 = 0
    for byte in tag.utf8.prefix(4) {
      let letter = byte | 0x20
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) else { break }
      code = code << 8 | UInt32(letter)
    }
    self = Self.ofLanguages[code] ?? .usual
  }

  /// The highest script of several languages, in whatever order.
  package static func highest(of languages: [String]) -> ScriptHeight { languages.map(ScriptHeight.init(language:)).max() ?? .usual }

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

  /// By the letters of their codes.
  private static let ofLanguages = scripts([
    .marked: ["ar", "ckb", "fa", "ku", "lo", "km", "my", "ps", "sd", "th", "ug"],
    .indic: [
      "as", "bn", "bho", "brx", "doi", "gu", "hi", "kn", "kok", "mai", "ml", "mni", "mr", "ne", "or", "pa", "sa", "sat", "si", "ta", "te",
    ],
    .nastaliq: ["ks", "ur"],
  ])

  private static func scripts(_ codes: [ScriptHeight: [String]]) -> [UInt32: ScriptHeight] {
    var scripts: [UInt32: ScriptHeight] = [:]
    for (script, languages) in codes {
      for language in languages { scripts[language.utf8.reduce(0) { $0 << 8 | UInt32($1) }] = script }
    }
    return scripts
  }
}
