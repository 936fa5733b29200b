import Foundation
import SkerryDrawing
import SkerryFonts
import SkerryGlyphs
import SkerryGeometry
import SkerryGraph

/// The drawing parameters of a symbol for a font: the diameter of its circle and the width of its strokes, in points.
struct SymbolPen {
  /// The diameter of `circle` and `circle.fill`.
  let diameter: CGFloat
  /// The width of a stroke: that of the text beside it.
  let stroke: CGFloat

  /// The stroke as a fraction of the circle's diameter.
  var relativeStroke: CGFloat { stroke / diameter }

  private init(diameter: CGFloat, stroke: CGFloat) {
    self.diameter = diameter
    self.stroke = stroke
  }

  /// The same circle with thicker strokes, for a part that is drawn smaller afterwards.
  func scaled(_ factor: CGFloat) -> SymbolPen { SymbolPen(diameter: diameter, stroke: min(stroke * factor, 0.4 * diameter)) }

  init(_ font: FontDescription, _ scale: SymbolScale, _ registry: inout FontRegistry) {
    diameter = Self.diameter(font.cssWeight, scale) * font.size
    stroke = min(registry.textStem(font.cssWeight), Self.maxStroke) * font.size
  }

  /// Diameter of `circle.fill` as a fraction of the point size, between the weights. Source: Figures §5.3.
  static func diameter(_ weight: CGFloat, _ scale: SymbolScale) -> CGFloat {
    let (light, regular, black): (CGFloat, CGFloat, CGFloat) =
      switch scale {
      case .small: (0.7446, 0.7886, 0.8398)
      case .medium: (0.9463, 0.9961, 1.0664)
      case .large: (1.2166, 1.2720, 1.3589)
      }
    return weight <= 400
      ? light + (regular - light) * max(0, weight - 100) / 300 : regular + (black - regular) * min(500, weight - 400) / 500
  }

  /// The largest stroke in ems; beyond it the details of most icons would close. The heaviest text has 0.196 (our choice).
  private static let maxStroke: CGFloat = 0.16
}

/// An icon font, with the figures of its circle in ems.
struct SymbolFace {
  let file: SkerryFonts.Face
  /// Outer diameter of its full circle.
  let circle: CGFloat
  /// Width of its strokes.
  let stroke: CGFloat

  /// Measured on the glyphs `circle` and `minus`.
  static let cupertino = SymbolFace(file: SkerryFonts.cupertino, circle: 0.8535, stroke: 0.07)
  /// Measured on the glyph `radio_button_unchecked_rounded`.
  static let material = SymbolFace(file: SkerryFonts.material, circle: 0.832, stroke: 0.082)
  /// Measured on the glyph `circle`: 20 and 2 of 24 units.
  static let rounded = SymbolFace(file: SkerryFonts.materialSymbols, circle: 20.0 / 24, stroke: 2.0 / 24)

  /// The thinnest stroke as a fraction of the original; thinner outlines would cross themselves.
  private static let minStroke: CGFloat = 0.4

  /// A glyph in units of the symbol's circle, its strokes as thick as the pen's.
  ///
  /// Emboldening grows the outline by half on each side, so a circle of the face's own diameter is scaled to less and grows to the pen's.
  func outline(of glyph: UInt32, _ face: OutlineFace, _ pen: SymbolPen) -> Path? {
    let wanted = pen.relativeStroke
    var scale = (1 - wanted) / (circle - stroke)
    var growth = wanted / scale - stroke
    if growth < -(1 - Self.minStroke) * stroke {
      growth = -(1 - Self.minStroke) * stroke
      scale = 1 / (circle + growth)
    }
    return face.outline(of: glyph, variations: [], emboldening: growth)?.applying(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// A glyph of a filled symbol in units of the symbol's circle: its outside is unchanged, its cut-outs follow the stroke width.
  func solid(of glyph: UInt32, _ face: OutlineFace, _ pen: SymbolPen) -> Path? {
    guard let plain = face.outline(of: glyph, variations: []) else { return nil }
    let growth = min(max(pen.relativeStroke * circle - stroke, -0.6 * stroke), 0.6 * stroke)
    var path = plain
    // A thinner stroke means a wider cut-out.
    if abs(growth) > 0.004, let cut = face.outline(of: glyph, variations: [], emboldening: -growth) {
      let (outside, inside) = (plain.nestedParts, cut.nestedParts)
      if outside.map(\.depth) == inside.map(\.depth), outside.contains(where: { $0.depth > 0 }) {
        path = Path()
        for (kept, moved) in zip(outside, inside) { path.addPath(kept.depth == 0 ? kept.path : moved.path) }
      }
    }
    return path.applying(CGAffineTransform(scaleX: 1 / circle, y: 1 / circle))
  }
}
