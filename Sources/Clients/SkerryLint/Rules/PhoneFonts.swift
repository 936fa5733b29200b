import Foundation
import SkerryDiagnostics
import SkerryGraph
import SkerryPipeline

/// The families of fonts that every iPhone has: an app may name one without adding a file.
package enum PhoneFonts {
  /// Source: Apple, System Fonts (developer.apple.com/fonts/system-fonts), families without a download.
  private static let families: Set<String> = Set(
    [
      "Academy Engraved LET", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo", "Apple Symbols", "Arial", "Arial Hebrew",
      "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle",
      "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate",
      "Courier", "Courier New", "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate", "DIN Condensed", "Euphemia UCAS", "Farah",
      "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans", "Grantha Sangam MN", "Helvetica", "Helvetica Neue",
      "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text", "Impact", "Kailasa", "Kefa", "Khmer Sangam MN",
      "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN",
      "Marker Felt", "Menlo", "Mishafi", "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy", "Noto Nastaliq Urdu", "Noto Sans Kannada",
      "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "Palatino", "Papyrus", "Party LET", "PingFang HK", "PingFang SC", "PingFang TC",
      "Rockwell", "Savoye LET", "Sinhala Sangam MN", "Snell Roundhand", "STIX Two Math", "STIX Two Text", "Symbol", "Tamil Sangam MN",
      "Thonburi", "Times", "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
    ].map(plain))

  /// What follows a family in the PostScript names of its regular face.
  private static let endings = ["", "mt", "ps", "psmt", "roman", "regular"]

  /// Whether a name, of a family or of one of its faces, is that of a font on the phone. Upper and lower case do not matter.
  package static func contains(_ name: String) -> Bool {
    // The face follows a hyphen: "AvenirNext-Bold", "TimesNewRomanPS-BoldMT".
    let stem = plain(String(name.split(separator: "-").first ?? ""))
    return endings.contains { stem.hasSuffix($0) && families.contains(String(stem.dropLast($0.count))) }
      || families.contains { plain(name).hasPrefix($0) && faces.contains(String(plain(name).dropFirst($0.count))) }
  }

  /// Faces that are named without a hyphen: "Avenir Heavy".
  private static let faces: Set<String> = [
    "black", "bold", "bolditalic", "book", "demibold", "heavy", "italic", "light", "medium", "oblique", "semibold", "thin", "ultralight",
    "wide",
  ]

  private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension RenderTrace {
  /// Characters of icon fonts that neither a bundle nor a phone has: a phone draws a box. U+F8FF, Apple's logo, is in the system's fonts, and so are
  /// those of SF Symbols, in the last plane.
  package var missingIcons: [Diagnostic] {
    visits.compactMap { visit in
      let rule = DrawingRule.missingGlyph
      guard let (text, layout) = visit.text, visit.isVisible, !visit.ignores(rule.rawValue) else { return nil }
      // Fonts that stand in for the system's may have characters of their own there.
      let ofSystem = text.runs.filter { if case .system = $0.font.family { true } else { false } }.flatMap { $0.string.unicodeScalars }
      guard
        let missing = (layout.missing + ofSystem.map(\.value)).first(where: {
          (0xE000..<0xF8FF).contains($0) || (0xF0000..<0xFFFFE).contains($0)
        })
      else { return nil }
      let point = "U+" + String(missing, radix: 16, uppercase: true)
      return Diagnostic(
        rule, "\(point) in \(text.string.quoted) is a character of an icon font that the target does not have; add the font to it.",
        at: visit.site)
    }
  }

  /// Fonts that the code names and that neither a bundle nor a phone has, unless the text's view ignores this.
  package var missingFonts: [Diagnostic] {
    scene.tree.textFindings.filter { found in
      guard found.isOf(.missingFont), let name = found.cause, !PhoneFonts.contains(name) else { return false }
      return !visits.contains { $0.site == found.site && $0.ignores(DrawingRule.missingFont.rawValue) }
    }
  }
}
