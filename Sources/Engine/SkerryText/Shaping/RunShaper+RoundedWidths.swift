import Foundation
import SkerryDrawing
import SkerryFonts
import SkerryGlyphs
import SkerryGraph

extension RunShaper {
  /// The extra advance for characters of the rounded design, by position, from the default design's substitute: Quicksand's own are not Apple's.
  ///
  /// Source: Figures §9.51; §9.7 for digits. `nil` for other designs, and if the rounded face is Apple's own.
  func widths(_ range: Range<Int>, _ segment: Segment, _ features: [String], _ units: [UInt16], _ registry: inout FontRegistry)
    -> [Int: CGFloat]?
  {
    guard case .system(.rounded) = run.font.family, isStandIn, segment.isPreferred, segment.level % 2 == 0 else { return nil }
    var plain = sized(segment.font.size)
    plain.family = .system(.standard)
    let font = registry.instance(for: plain)
    guard let face = registry.face(font.face) else { return nil }
    let glyphs = face.shaping.shape(
      units, range, rightToLeft: false, script: segment.script, language: language, features: features, variations: font.variations)
    let tabular = run.font.monospacedDigits ? face.shaping.syntheticDigitAdvance(variations: font.variations) : nil
    let text = textCutAdvances(range, segment, features, units, &registry)
    let ownTracking =
      SystemTracking.points(for: sized(font.size), isStandIn: false) - SystemTracking.points(for: sized(font.size), isStandIn: true)
    // The caller's own tracking is added to these; they include the difference between the two designs' tracking.
    let tracking =
      SystemTracking.pointsOfRoundedGuide(plain) - SystemTracking.points(for: sized(font.size), isStandIn: true)
    let plainTracking =
      SystemTracking.points(for: plain, isStandIn: false) - SystemTracking.points(for: sized(font.size), isStandIn: true)
    var widths: [Int: CGFloat] = [:]
    for glyph in glyphs where widths[glyph.cluster] == nil {
      if let gain = RoundedAdvances.gain(units[glyph.cluster], sized(font.size)), let em = text[glyph.cluster] {
        widths[glyph.cluster] = (em * font.stretch + gain) * font.size + ownTracking
        continue
      }
      if let em = SystemAdvances.em(units[glyph.cluster], sized(font.size)) {
        widths[glyph.cluster] = em * font.size * font.stretch + plainTracking
        continue
      }
      let isDigit = (0x30...0x39).contains(units[glyph.cluster])
      let gain = CharacterFit.letter(units[glyph.cluster], sized(font.size))?.extra ?? 0
      widths[glyph.cluster] = ((isDigit ? tabular ?? glyph.advance : glyph.advance) * font.stretch + gain) * font.size + tracking
    }
    return widths
  }

  /// Advances in the text cut of the default design's substitute, in ems by position, at every size.
  private func textCutAdvances(
    _ range: Range<Int>, _ segment: Segment, _ features: [String], _ units: [UInt16], _ registry: inout FontRegistry
  ) -> [Int: CGFloat] {
    var plain = sized(min(segment.font.size, SystemTracking.displayCut - 1))
    plain.family = .system(.standard)
    let font = registry.instance(for: plain)
    guard let face = registry.face(font.face) else { return [:] }
    let glyphs = face.shaping.shape(
      units, range, rightToLeft: false, script: segment.script, language: language, features: features, variations: font.variations)
    return Dictionary(glyphs.map { ($0.cluster, $0.advance) }, uniquingKeysWith: { first, _ in first })
  }
}
