import Foundation
import SkerryDrawing
import SkerryFonts
import SkerryGraph
import SkerryGlyphs

extension FontRegistry {
  /// The maximum number of cached results; a cached result equals a newly computed one.
  static let fallbackLimit = 4096

  /// The face for a character, and the scalars that it lacks: the preferred face if it has all of them, otherwise the first face that does.
  mutating func choice(for character: Character, preferred: FontInstance, weight: CGFloat) -> (font: FontInstance, missing: [UInt32]) {
    let scalars = character.unicodeScalars.filter(\.needsGlyph)
    let weight = weight <= 0 ? 400 : weight
    let key = PictureMemory.FaceChoice(character: character, preferred: preferred.face, weight: weight)
    let number: Int?
    if let known = fallbackMemory[key] {
      number = known
    } else {
      number = faceNumber(for: character, Array(scalars), preferred, weight)
      if fallbackMemory.count >= Self.fallbackLimit { fallbackMemory = [:] }
      fallbackMemory[key] = .some(number)
    }
    guard let number else { return (preferred, scalars.map(\.value).filter { !covers(preferred.face, $0) }) }
    return (instance(number, preferred, weight), scalars.map(\.value).filter { !covers(number, $0) })
  }

  private mutating func faceNumber(for character: Character, _ scalars: [Unicode.Scalar], _ preferred: FontInstance, _ weight: CGFloat)
    -> Int?
  {
    let emoji = number(of: SkerryFonts.emoji)
    if character.prefersEmoji, covers(emoji, scalars) { return emoji }
    if covers(preferred.face, scalars) { return preferred.face }
    let candidates = fallbackNumbers(weight)
    if let whole = candidates.first(where: { covers($0, scalars) }) { return whole }
    // No face has all of them: the face of the base character is used, and the missing ones are reported.
    guard let base = scalars.first, scalars.count > 1 else { return nil }
    if covers(preferred.face, base.value) { return preferred.face }
    return candidates.first { covers($0, base.value) }
  }

  /// Shipped faces first, then the text face, the emoji face, and last the customer's faces.
  private mutating func fallbackNumbers(_ weight: CGFloat) -> [Int] {
    var numbers = SkerryFonts.fallbacks.map { number(of: nearest($0, weight)) }
    numbers += [number(of: SkerryFonts.text), number(of: SkerryFonts.emoji)]
    numbers += custom().sources.map { number(of: $0) }
    return numbers
  }

  private mutating func instance(_ number: Int, _ preferred: FontInstance, _ weight: CGFloat) -> FontInstance {
    if number == preferred.face { return preferred }
    if number == self.number(of: SkerryFonts.emoji) {
      return FontInstance(face: number, size: EmojiMetrics.drawnSize(at: preferred.size))
    }
    var found = FontInstance(face: number, size: preferred.size, slant: preferred.slant)
    if number == self.number(of: SkerryFonts.text) {
      found.slant = 0
      found.variations = [
        FontInstance.Variation("slnt", preferred.slant > 0 ? -10 : 0), FontInstance.Variation("wght", Float(min(max(weight, 100), 900))),
      ]
    }
    // Faces with a single weight are emboldened for bold text.
    if weight >= 550, SkerryFonts.singleWeight.contains(where: { self.number(of: $0) == number }) {
      found.emboldening = min(weight - 400, 400) / 400 * 0.045
    }
    return found
  }

  mutating func covers(_ number: Int, _ scalar: UInt32) -> Bool { face(number)?.shaping.hasGlyph(scalar) ?? false }

  private mutating func covers(_ number: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard let face = face(number) else { return false }
    return scalars.allSatisfy { face.shaping.hasGlyph($0.value) }
  }
}

extension Unicode.Scalar {
  /// Whether it is neither a control character nor an invisible one.
  fileprivate var needsGlyph: Bool {
    !properties.isDefaultIgnorableCodePoint && properties.generalCategory != .control && value != 0x2028 && value != 0x2029
  }
}

extension Character {
  /// Whether the cluster is to be drawn as emoji: by default, by a variation selector or as a sequence.
  fileprivate var prefersEmoji: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return false }
    if scalars.contains(where: { $0.value == 0xFE0E }) { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 || $0.properties.isEmojiModifier }
  }
}
