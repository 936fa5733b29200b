import Foundation
import SkerryDrawing
import SkerryFonts
import SkerryGlyphs
import SkerryGraph

/// All available faces. Files are opened when first needed. Protected by the engine's mutex.
struct FontRegistry {
  /// One opened face: the same bytes in FreeType and in HarfBuzz.
  final class Opened {
    let outline: OutlineFace
    let shaping: ShapingFace
    let hasASCII: Bool
    init?(_ source: Source) {
      guard let bytes = FontBytes(contentsOf: source.url), let outline = OutlineFace(bytes, index: source.index),
        let shaping = ShapingFace(bytes, index: source.index)
      else { return nil }
      self.outline = outline
      self.shaping = shaping
      hasASCII = (UInt32(0x20)...0x7E).allSatisfy { shaping.hasGlyph($0) }
    }
  }

  /// A face in a file: most files have one, collections have several.
  struct Source: Hashable {
    var url: URL
    var index = 0
  }

  private var sources: [Source] = []
  private var numbers: [Source: Int] = [:]
  /// The numbers of the shipped faces. Each text needs them several times; finding a face by its file would take longer.
  private var shipped: [SkerryFonts.Face: Int] = [:]
  private var opened: [Int: Opened?] = [:]
  private let customFolders: [URL]
  /// The faces of the customer's folders; read when one of them may be needed.
  private var customFaces: CustomFaces?
  /// Fallback faces by cache key; emptied when full.
  var fallbackMemory: [PictureMemory.FaceChoice: Int?] = [:]
  /// Stem widths of the shipped faces, measured when first needed.
  var stems: [StemKey: CGFloat] = [:]
  /// Heights of the default design's substitute at the axes with which it is drawn, measured when first needed.
  var guides: [GuideKey: LetterFit.Guides] = [:]
  /// The small letters of a face by glyph, by the face's number.
  var letters: [Int: [UInt32: Unicode.Scalar]] = [:]

  init(customFolders: [URL]) { self.customFolders = customFolders }

  mutating func number(of source: Source) -> Int {
    if let known = numbers[source] { return known }
    sources.append(source)
    numbers[source] = sources.count - 1
    return sources.count - 1
  }

  mutating func number(of face: SkerryFonts.Face) -> Int {
    if let known = shipped[face] { return known }
    let number = number(of: Source(url: SkerryFonts.url(of: face)))
    shipped[face] = number
    return number
  }

  /// The opened face; `nil` when its file is missing or not a font.
  mutating func face(_ number: Int) -> Opened? {
    if let known = opened[number] { return known }
    let found = sources.indices.contains(number) ? Opened(sources[number]) : nil
    opened[number] = .some(found)
    return found
  }

  func fileName(of number: Int) -> String { sources.indices.contains(number) ? sources[number].url.lastPathComponent : "" }

  mutating func hasASCII(_ number: Int) -> Bool { face(number)?.hasASCII ?? false }

  mutating func custom() -> CustomFaces {
    if let customFaces { return customFaces }
    let found = CustomFaces(folders: customFolders)
    customFaces = found
    return found
  }

  // MARK: Choice

  /// The face and axes for a description. Sizes from `SystemTracking.displayCut` up use the display face.
  mutating func instance(for font: FontDescription) -> FontInstance {
    let stretch = font.width / 100
    switch font.family {
    case .custom(let name):
      if let match = custom().match(name, font) { return instance(match, font) }
      if Helvetica.draws(name) {
        return FontInstance(face: number(of: Helvetica.face(for: font, self)), size: font.size, stretch: stretch)
      }
      var system = font
      system.family = .system(.standard)
      return instance(for: system)
    case .system(let design):
      if let match = custom().systemFace(design, font) { return instance(match, font) }
      switch design {
      case .standard:
        let face = font.size < SystemTracking.displayCut ? SkerryFonts.text : SkerryFonts.display
        let variations = [
          FontInstance.Variation("slnt", font.isItalic ? -10 : 0), FontInstance.Variation("wght", Float(font.cssWeight)),
        ]
        return FontInstance(
          face: number(of: face), size: font.size, variations: variations, stretch: stretch,
          drawnWeight: Float(SystemWeights.drawnWeight(font.cssWeight)))
      case .monospaced, .rounded, .serif:
        let faces = design == .monospaced ? SkerryFonts.monospaced : design == .rounded ? SkerryFonts.rounded : SkerryFonts.serif
        let face = nearest(faces, font.cssWeight)
        return FontInstance(
          face: number(of: face), size: font.size, slant: font.isItalic ? Self.slant : 0, stretch: stretch,
          emboldening: emboldening(of: face, faces, design, font.cssWeight))
      }
    }
  }

  /// The shear of a synthetic italic.
  static let slant: CGFloat = 0.2

  private mutating func instance(_ match: CustomFaces.Match, _ font: FontDescription) -> FontInstance {
    FontInstance(
      face: number(of: match.source), size: font.size, variations: match.variations,
      slant: font.isItalic && !match.isItalic ? Self.slant : 0, stretch: match.hasWidth ? 1 : font.width / 100)
  }

  mutating func hasCustomFace(_ font: FontDescription) -> Bool {
    guard case .custom(let name) = font.family else { return true }
    return custom().match(name, font) != nil
  }

  /// Whether Helvetica replaces a custom font.
  mutating func drawsHelvetica(_ font: FontDescription) -> Bool {
    guard case .custom(let name) = font.family, Helvetica.draws(name) else { return false }
    return custom().match(name, font) == nil
  }

  /// The customer's face for a description: a custom font, or the system font if it is in the customer's folders.
  mutating func ownFace(for font: FontDescription) -> Opened? {
    let match: CustomFaces.Match?
    switch font.family {
    case .custom(let name): match = custom().match(name, font)
    case .system(let design): match = custom().systemFace(design, font)
    }
    return match.flatMap { face(number(of: $0.source)) }
  }

  func nearest(_ faces: [SkerryFonts.Face], _ weight: CGFloat) -> SkerryFonts.Face {
    faces.min { abs(CGFloat($0.weight ?? 400) - weight) < abs(CGFloat($1.weight ?? 400) - weight) } ?? SkerryFonts.text
  }
}

extension FontDescription {
  /// 100 … 900; a weight of 0 is a custom font's own and counts as regular elsewhere.
  var cssWeight: CGFloat { weight <= 0 ? 400 : min(max(weight, 100), 900) }
}
