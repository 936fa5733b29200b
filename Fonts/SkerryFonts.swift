package import Foundation

/// The faces that Skerry ships. Their licences and origins are next to the files.
package enum SkerryFonts {
  /// A shipped font file.
  package struct Face: Sendable, Hashable {
    /// Below the folder `Faces`.
    package let path: String
    /// The weight that a static face was drawn at; `nil` for variable faces.
    package let weight: Int?

    init(_ path: String, weight: Int? = nil) {
      self.path = path
      self.weight = weight
    }
  }

  /// Stands in for SF Pro Text.
  package static let text = Face("Inter/Inter.var.ttf")
  /// Stands in for SF Pro Display.
  package static let display = Face("Inter/InterDisplay.var.ttf")
  /// Stand in for SF Mono, from light to bold.
  package static let monospaced = [
    Face("JetBrainsMono/JetBrainsMono-Light.ttf", weight: 300), Face("JetBrainsMono/JetBrainsMono-Regular.ttf", weight: 400),
    Face("JetBrainsMono/JetBrainsMono-Medium.ttf", weight: 500), Face("JetBrainsMono/JetBrainsMono-SemiBold.ttf", weight: 600),
    Face("JetBrainsMono/JetBrainsMono-Bold.ttf", weight: 700),
  ]
  /// Stand in for SF Rounded, from light to bold.
  package static let rounded = [
    Face("Quicksand/Quicksand-Light.ttf", weight: 300), Face("Quicksand/Quicksand-Regular.ttf", weight: 400),
    Face("Quicksand/Quicksand-Medium.ttf", weight: 500), Face("Quicksand/Quicksand-Bold.ttf", weight: 700),
  ]
  /// Stand in for New York.
  package static let serif = [Face("NotoSerif/NotoSerif-Regular.ttf", weight: 400), Face("NotoSerif/NotoSerif-Bold.ttf", weight: 700)]
  /// Stand in for Helvetica.
  package static let helvetica = [
    Face("TeXGyreHeros/texgyreheros-regular.otf", weight: 400), Face("TeXGyreHeros/texgyreheros-bold.otf", weight: 700),
  ]
  /// Stand in for Helvetica's oblique faces.
  package static let helveticaItalic = [
    Face("TeXGyreHeros/texgyreheros-italic.otf", weight: 400), Face("TeXGyreHeros/texgyreheros-bolditalic.otf", weight: 700),
  ]
  /// Stands in for Apple Color Emoji.
  package static let emoji = Face("NotoColorEmoji/NotoColorEmoji.ttf")
  /// Icons that replace SF Symbols; `symbolTable` says which symbol is drawn with which face.
  package static let cupertino = Face("CupertinoIcons/CupertinoIcons.ttf")
  /// Icons that replace SF Symbols, as above.
  package static let material = Face("MaterialIcons/MaterialIcons-Regular.otf")
  /// Icons that replace SF Symbols, as above.
  package static let materialSymbols = Face("MaterialSymbols/MaterialSymbolsRounded.ttf")

  /// Faces for characters that the text faces lack, in the order in which they are tried.
  package static let fallbacks: [[Face]] =
    [
      "Arabic", "Hebrew", "Devanagari", "Thai", "Armenian", "Bengali", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi", "Kannada", "Khmer",
      "Lao", "Malayalam", "Myanmar", "Oriya", "Sinhala", "Tamil", "Telugu", "Thaana",
    ].map { pair("NotoSans/NotoSans\($0)") } + singleWeight.map { [$0] }
    + [[Face("Nanum/NanumSquareR.ttf", weight: 400), Face("Nanum/NanumSquareB.ttf", weight: 700)]] + [
      [Face("NotoSerif/NotoSerif-Regular.ttf")]
    ]

  /// Ideographs and kana.
  package static let han = Face("DroidSansFallback/DroidSansFallbackFull.ttf")

  /// Fallback faces that come in one weight.
  package static let singleWeight = [
    han, Face("NotoSans/NotoSansSymbols2-Regular.ttf"),
    Face("NotoSans/NotoSansSymbols-Regular.ttf"), Face("NotoSans/NotoSansMath-Regular.ttf"),
  ]

  private static func pair(_ stem: String) -> [Face] {
    [Face(stem + "-Regular.ttf", weight: 400), Face(stem + "-Bold.ttf", weight: 700)]
  }

  /// The table of symbol names: name, face letter and glyph, separated by tabs.
  package static var symbolTable: URL { url("Symbols/symbols.tsv") }

  /// The patterns by which English words are divided.
  package static var hyphenation: URL { url("Hyphenation/hyph_en_US.dic") }

  /// The face's file in the resources of this module.
  package static func url(of face: Face) -> URL { url(face.path) }

  private static func url(_ path: String) -> URL { folder.appending(path: path, directoryHint: .notDirectory) }

  /// The folder of the faces: in the package's resource bundle, which is next to every executable that SwiftPM builds.
  private static let folder = Bundle.module.bundleURL.appendingPathComponent("Faces")
}
