import Foundation
import SkerryDrawing
import SkerryGlyphs

/// The heights of the default design's substitute, glyph by glyph.
extension FontRegistry {
  /// The outline of one of its glyphs with Apple's heights.
  ///
  /// - Parameter outline: as the substitute has it, at an em of 1 point, y down.
  mutating func fitted(_ outline: Path, of glyph: UInt32, in font: FontInstance, _ face: OutlineFace) -> Path {
    guard let guides = guides(font, face) else { return outline }
    let box = outline.boundingRect
    let weight = font.variations.first { $0.tag == "wght" }.map { CGFloat($0.position) } ?? 400
    return LetterFit(
      letter(of: glyph, font.face, face), bottom: -box.maxY, top: -box.minY, guides, LetterHeights(size: font.size, weight: weight)
    ).applied(to: outline)
  }

  private mutating func guides(_ font: FontInstance, _ face: OutlineFace) -> LetterFit.Guides? {
    let key = GuideKey(face: font.face, variations: font.outlineVariations)
    if let known = guides[key] { return known }
    func box(_ letter: Unicode.Scalar) -> CGRect? {
      face.glyph(for: letter.value).flatMap { face.outline(of: $0, variations: key.variations) }?.boundingRect
    }
    guard let capital = box("H"), let small = box("x"), let ascender = box("l"), let round = box("O"), let smallRound = box("o") else {
      return nil
    }
    let found = LetterFit.Guides(
      capital: -capital.minY, small: -small.minY, ascender: -ascender.minY, overshoot: capital.minY - round.minY,
      smallOvershoot: small.minY - smallRound.minY, smallUndershoot: smallRound.maxY)
    if guides.count >= Self.guideLimit { guides = [:] }
    guides[key] = found
    return found
  }

  /// The small letter that a glyph draws; `nil` for all other glyphs.
  private mutating func letter(of glyph: UInt32, _ number: Int, _ face: OutlineFace) -> Unicode.Scalar? {
    if letters[number] == nil {
      let small = Self.alphabets.joined().compactMap(Unicode.Scalar.init).filter(\.properties.isLowercase)
      letters[number] = Dictionary(
        small.compactMap { letter in face.glyph(for: letter.value).map { ($0, letter) } }, uniquingKeysWith: { first, _ in first })
    }
    return letters[number]?[glyph]
  }

  /// Latin, Greek and Cyrillic, as the shipped face has them.
  private static let alphabets: [ClosedRange<UInt32>] = [0x61...0x24F, 0x370...0x52F, 0x1E00...0x1EFF]
  private static let guideLimit = 256

  struct GuideKey: Hashable {
    let face: Int
    let variations: [FontInstance.Variation]
  }
}
