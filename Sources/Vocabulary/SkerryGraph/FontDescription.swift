package import Foundation

/// A resolved font: everything needed to choose faces, axes and metrics. Lengths are in points.
package struct FontDescription: Hashable, Sendable {
  /// The system's font in a design, or a custom font by name.
  package enum Family: Hashable, Sendable {
    case system(Design)
    case custom(String)
  }
  /// The designs of the system font: San Francisco, New York, SF Rounded and SF Mono.
  package enum Design: String, Hashable, Sendable, CaseIterable { case standard, serif, rounded, monospaced }

  package var family: Family
  /// Points.
  package var size: CGFloat
  /// CSS-like scale: 100 ultra-light … 400 regular … 900 black. 0 leaves a custom font its own weight.
  package var weight: CGFloat
  /// Per cent of the normal width: 100 standard, less is narrower.
  package var width: CGFloat
  /// Whether an italic is requested.
  package var isItalic: Bool
  /// Whether all digits have one width.
  package var monospacedDigits: Bool
  package var smallCaps: SmallCaps
  /// Extra distance between lines that a text style carries: the published leading minus the natural line height, never negative.
  /// Source: Figures §3.1 and §3.4.
  package var styleLeading: CGFloat
  /// The change of the line height by `Font.leading(.tight/.loose)`, in points, added to the natural line height.
  package var leadingAdjustment: CGFloat
  /// Whether the system's font is the watch's, SF Compact, whose percent sign is narrower.
  package var isOnWatch = false
  /// The script whose lines the system's font has.
  package var script = ScriptHeight.usual

  /// Which letters are drawn as small capitals.
  package enum SmallCaps: Hashable, Sendable { case none, lowercase, uppercase, all }

  package init(
    family: Family = .system(.standard), size: CGFloat = 17, weight: CGFloat = 400, width: CGFloat = 100,
    isItalic: Bool = false, monospacedDigits: Bool = false, smallCaps: SmallCaps = .none,
    styleLeading: CGFloat = 0, leadingAdjustment: CGFloat = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.monospacedDigits = monospacedDigits
    self.smallCaps = smallCaps
    self.styleLeading = styleLeading
    self.leadingAdjustment = leadingAdjustment
  }
}

/// A font's vertical metrics at its size, in points; all positive.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  package var ascent: CGFloat
  /// From the baseline down to the bottom of the line.
  package var descent: CGFloat
  /// The height of capitals.
  package var capHeight: CGFloat
  /// The height of small letters such as x.
  package var xHeight: CGFloat
  /// Extra distance between lines.
  package var leading: CGFloat

  package init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, xHeight: CGFloat, leading: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.leading = leading
  }

  /// Ascent and descent together, in points.
  package var lineHeight: CGFloat { ascent + descent }
}

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
