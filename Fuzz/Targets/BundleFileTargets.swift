import Foundation
import SkerryAssets
import SkerryDrawing
import SkerryGlyphs
import SkerryGraph

/// Files of a bundle: catalogues, string tables, fonts, vector pictures. The bytes are written to the place of such a
/// file.
@MainActor
enum BundleFileTargets {
  private static let folder = ScratchFolder.root.appendingPathComponent("bundle")

  private static func put(_ bytes: [UInt8], _ paths: [String], under name: String) -> URL {
    let root = folder.appendingPathComponent(name)
    for path in paths {
      let file = root.appendingPathComponent(path)
      try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(bytes).write(to: file)
    }
    return root
  }

  private static let looks = [AssetTraits(scale: 3, isDark: false), AssetTraits(scale: 1, isDark: true, isRightToLeft: true)]

  static func catalogue(_ bytes: [UInt8]) {
    let root = put(
      bytes, ["A.xcassets/Contents.json", "A.xcassets/x.imageset/Contents.json", "A.xcassets/x.colorset/Contents.json"], under: "catalogue")
    let library = AssetLibrary(folders: [root])
    for look in looks {
      _ = library.image(named: "x", traits: look)
      _ = library.imageFault(named: "x", traits: look)
      _ = library.color(named: "x", traits: look)
    }
    _ = library.imageNames(near: "y")
    _ = library.diagnostics
  }

  static func strings(_ bytes: [UInt8]) {
    let root = put(bytes, ["en.lproj/Localizable.strings", "Localizable.xcstrings"], under: "strings")
    _ = AssetLibrary(folders: [root]).format(forKey: "hello", table: nil, language: "en_US")
  }

  static func vector(_ bytes: [UInt8]) {
    let root = put(bytes, ["v.svg", "p.pdf", "w.webp", "A.xcassets/s.symbolset/s.svg"], under: "vector")
    _ = put(
      Array(#"{"info":{"author":"xcode","version":1},"symbols":[{"filename":"s.svg","idiom":"universal"}]}"#.utf8),
      ["A.xcassets/s.symbolset/Contents.json"], under: "vector")
    let library = AssetLibrary(folders: [root])
    for name in ["v", "p", "w"] { _ = library.image(named: name, traits: looks[0]) }
    _ = library.symbol(named: "s", font: FontDescription(size: 17), scale: .medium)
    _ = library.image(from: Data(bytes), scale: 2)
  }

  static func font(_ bytes: [UInt8]) {
    let file = put(bytes, ["f.ttf"], under: "font").appendingPathComponent("f.ttf")
    guard let data = FontBytes(contentsOf: file) else { return }
    if let face = OutlineFace(data) {
      _ = (face.familyName, face.styleName, face.postScriptName, face.lineMetrics.ascender, face.lineMetrics.descender)
      let weight = [FontInstance.Variation("wght", 650)]
      for glyph in UInt32(0)..<24 {
        _ = face.outline(of: glyph, variations: glyph % 2 == 0 ? [] : weight)?.boundingRect
        _ = face.bitmap(of: glyph)
      }
    }
    guard let face = ShapingFace(data) else { return }
    let text = Array("Ag 1fi\u{0301}שלום".utf16)
    _ = face.shape(text, 0..<text.count, rightToLeft: false, language: "en", features: ["tnum"], variations: [])
  }
}
