import Foundation
import SkerryDrawing
import SkerryFonts
import SkerryGlyphs
import SkerryGeometry
import SkerryGraph

/// Stem widths of the shipped faces, and those of Apple's, in ems.
///
/// The stroke is that of the small l at half its height. If the substitute of a design has few weights, or thinner ones than Apple's, its
/// outlines are emboldened or thinned to match; advances are unchanged.
extension FontRegistry {
  /// The stroke of Apple's default design at a weight.
  mutating func textStem(_ weight: CGFloat) -> CGFloat {
    stem(of: SkerryFonts.text, [FontInstance.Variation("wght", Float(SystemWeights.stemWeight(weight)))]) ?? 0.0838
  }

  /// How much the strokes of a design's face have to grow at a weight.
  mutating func emboldening(of face: SkerryFonts.Face, _ faces: [SkerryFonts.Face], _ design: FontDescription.Design, _ weight: CGFloat)
    -> CGFloat
  {
    guard let own = stem(of: face, []) else { return 0 }
    let wanted: CGFloat
    switch design {
    case .rounded:
      // Apple's rounded design has the strokes of the default one (Figures §9.7).
      wanted = textStem(weight)
    case .monospaced:
      wanted = SystemWeights.monospacedStem(weight)
    case .standard, .serif:
      let drawn = faces.compactMap { face in stem(of: face, []).map { (x: CGFloat(face.weight ?? 400), y: $0) } }
      guard drawn.count > 1 else { return 0 }
      wanted = PiecewiseLinear(drawn).extrapolated(weight)
    }
    // Strokes thinner than half their width would break.
    var growth = max(wanted, own / 2) - own
    // Emboldening thickens the thin strokes of a serif face as much as its stems, which a heavier weight does not: half as much
    // gives a covered area between those of the drawn weights (measured on "Ag19").
    if design == .serif { growth /= 2 }
    return abs(growth) < 0.0005 ? 0 : growth
  }

  /// The width of the small l at half its height.
  private mutating func stem(of face: SkerryFonts.Face, _ variations: [FontInstance.Variation]) -> CGFloat? {
    let key = StemKey(face: face, variations: variations)
    if let known = stems[key] { return known }
    guard let outline = self.face(number(of: face))?.outline, let bar = outline.glyph(for: 0x6C),
      let path = outline.outline(of: bar, variations: variations)
    else { return nil }
    let box = path.boundingRect
    let steps = 2000
    let hits = (0..<steps).count { step in
      path.contains(CGPoint(x: box.minX + box.width * (CGFloat(step) + 0.5) / CGFloat(steps), y: box.midY))
    }
    let width = box.width * CGFloat(hits) / CGFloat(steps)
    stems[key] = width
    return width
  }

  struct StemKey: Hashable {
    let face: SkerryFonts.Face
    let variations: [FontInstance.Variation]
  }
}
