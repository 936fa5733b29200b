import Foundation

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
