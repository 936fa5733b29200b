import Foundation
import SkerryDrawing
import SkerryFonts
import SkerryFreeType
import SkerryGraph
import SkerryHarfBuzz

/// All faces that texts can be set in. Files are opened when they are first needed. Lives inside the engine's mutex.
struct FontRegistry {
  /// One opened face: the same bytes seen by FreeType and by HarfBuzz.
  final class Opened {
    let outline: OutlineFace
    let shaping: ShapingFace
    init?(_ url: URL) {
      guard let bytes = FontBytes(contentsOf: url), let outline = OutlineFace(bytes), let shaping = ShapingFace(bytes) else { return nil }
      self.outline = outline
      self.shaping = shaping
    }
  }

  private var urls: [URL] = []
  private var numbers: [URL: Int] = [:]
  private var opened: [Int: Opened?] = [:]
  private var customFolders: [URL]
  /// Custom names, lower case, to their files; filled when a custom font is first asked for.
  private var customFaces: [String: URL]?
  /// Custom fonts that were asked for and not found, in order.
  private(set) var missingFonts: [String] = []

  init(customFolders: [URL]) { self.customFolders = customFolders }

  mutating func number(of url: URL) -> Int {
    if let known = numbers[url] { return known }
    urls.append(url)
    numbers[url] = urls.count - 1
    return urls.count - 1
  }

  mutating func number(of face: SkerryFonts.Face) -> Int { number(of: SkerryFonts.url(of: face)) }

  /// The opened face; `nil` when its file is missing or no font.
  mutating func face(_ number: Int) -> Opened? {
    if let known = opened[number] { return known }
    let found = urls.indices.contains(number) ? Opened(urls[number]) : nil
    opened[number] = .some(found)
    return found
  }

  /// The face and axes for a description. Sizes of 28 points and more take the display cut.
  mutating func instance(for font: FontDescription) -> FontInstance {
    let stretch = font.width / 100
    switch font.family {
    case .custom(let name):
      if let url = customFace(named: name) {
        return FontInstance(face: number(of: url), size: font.size, slant: font.isItalic ? 0.2 : 0, stretch: stretch)
      }
      var system = font
      system.family = .system(.standard)
      return instance(for: system)
    case .system(.standard):
      let face = font.size < 28 ? SkerryFonts.text : SkerryFonts.display
      let variations = [
        FontInstance.Variation("slnt", font.isItalic ? -10 : 0),
        FontInstance.Variation("wght", Float(min(max(font.weight, 100), 900))),
      ]
      return FontInstance(face: number(of: face), size: font.size, variations: variations, stretch: stretch)
    case .system(let design):
      let faces =
        switch design {
        case .monospaced: SkerryFonts.monospaced
        case .rounded: SkerryFonts.rounded
        case .serif, .standard: SkerryFonts.serif
        }
      return FontInstance(
        face: number(of: nearest(faces, font.weight)), size: font.size, slant: font.isItalic ? 0.2 : 0, stretch: stretch)
    }
  }

  private func nearest(_ faces: [SkerryFonts.Face], _ weight: CGFloat) -> SkerryFonts.Face {
    faces.min { abs(CGFloat($0.weight ?? 400) - weight) < abs(CGFloat($1.weight ?? 400) - weight) } ?? SkerryFonts.text
  }

  /// The face for a cluster of characters: the preferred one if it has them all, else the first fallback that does.
  mutating func instance(for cluster: Character, preferred: FontInstance, weight: CGFloat) -> FontInstance? {
    let scalars = Array(cluster.unicodeScalars).filter { !$0.properties.isDefaultIgnorableCodePoint && !($0.properties.generalCategory == .control) }
    if cluster.prefersEmoji {
      return FontInstance(face: number(of: SkerryFonts.emoji), size: preferred.size)
    }
    if covers(preferred.face, scalars) { return preferred }
    for faces in SkerryFonts.fallbacks {
      let face = number(of: nearest(faces, weight))
      if covers(face, scalars) { return FontInstance(face: face, size: preferred.size, slant: preferred.slant) }
    }
    let text = number(of: SkerryFonts.text)
    if covers(text, scalars) {
      return FontInstance(
        face: text, size: preferred.size,
        variations: [FontInstance.Variation("slnt", 0), FontInstance.Variation("wght", Float(min(max(weight, 100), 900)))])
    }
    let emoji = number(of: SkerryFonts.emoji)
    return covers(emoji, scalars) ? FontInstance(face: emoji, size: preferred.size) : nil
  }

  private mutating func covers(_ number: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard let face = face(number) else { return false }
    return scalars.allSatisfy { face.shaping.hasGlyph($0.value) }
  }

  // MARK: Custom fonts

  private mutating func customFace(named name: String) -> URL? {
    let known = customFaces ?? indexCustomFaces()
    customFaces = known
    if let url = known[name.lowercased()] { return url }
    if !missingFonts.contains(name) { missingFonts.append(name) }
    return nil
  }

  private func indexCustomFaces() -> [String: URL] {
    var index: [String: URL] = [:]
    for folder in customFolders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
      for file in files.sorted(by: { $0.path < $1.path }) where ["ttf", "otf"].contains(file.pathExtension.lowercased()) {
        guard let face = Opened(file) else { continue }
        let names = [
          face.outline.postScriptName, face.outline.familyName + " " + face.outline.styleName, face.outline.familyName,
          file.deletingPathExtension().lastPathComponent,
        ]
        for name in names where !name.isEmpty && index[name.lowercased()] == nil { index[name.lowercased()] = file }
      }
    }
    return index
  }
}

extension Character {
  /// Whether the cluster asks for an emoji picture: by nature, by a selector or as a sequence.
  fileprivate var prefersEmoji: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return false }
    if scalars.contains(where: { $0.value == 0xFE0E }) { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 || $0.properties.isEmojiModifier }
  }
}
