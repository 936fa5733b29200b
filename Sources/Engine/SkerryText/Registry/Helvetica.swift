import Foundation
import SkerryFonts
import SkerryGraph

/// Helvetica, in which iOS draws a custom font that no file has (Figures §9.31). TeX Gyre Heros replaces it: the same outlines, advances
/// and kerning.
enum Helvetica {
  /// Lines and letters in ems: Helvetica's own ascent and descent, with the 0.15 that Apple's text system adds above.
  static let ascent: CGFloat = 0.92
  static let descent: CGFloat = 0.23
  static let capHeight: CGFloat = 0.72
  static let xHeight: CGFloat = 0.523

  static func metrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(
      ascent: ascent * font.size, descent: descent * font.size, capHeight: capHeight * font.size, xHeight: xHeight * font.size,
      leading: font.leadingAdjustment)
  }

  /// The face for a custom font that no file has.
  static func face(for font: FontDescription, _ registry: FontRegistry) -> SkerryFonts.Face {
    registry.nearest(font.isItalic ? SkerryFonts.helveticaItalic : SkerryFonts.helvetica, font.cssWeight)
  }

  /// Whether a custom font that no file has is drawn in Helvetica: all are, except those that iOS comes with and Apple's own, which stay in the
  /// system's face here.
  static func draws(_ name: String) -> Bool {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return !letters.isEmpty && !others.contains { letters.hasPrefix($0) }
  }

  /// The beginnings of the names of the families that iOS 17 to 26 come with, without those that resemble Helvetica, and of Apple's own.
  private static let others = """
    sf newyork apple system academyengraved americantypewriter avenir baskerville bodoni bradleyhand chalkboard chalkduster charter cochin
    copperplate courier damascus devanagari didot din diwan euphemia farah futura galvji geeza georgia gillsans grantha hiragino hoefler
    impact kailasa kefa khmer kohinoor lao malayalam markerfelt menlo mishafi mukta muna myanmar noteworthy notonastaliq notosans
    optima palatino papyrus partylet phosphate pingfang rockwell savoye sinhala snell stix symbol tamil thonburi times trebuchet verdana zapf
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
