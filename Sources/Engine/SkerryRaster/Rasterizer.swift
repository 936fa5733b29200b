package import Foundation
package import SkerryDrawing
import SkerryGlyphs
package import SkerryGeometry
package import SkerryImage

/// Paints display lists into bitmaps.
///
/// Source-over on sRGB-encoded, premultiplied 8-bit values (Figures rule 23); coverage is exact area (Figures rule 21).
/// Safe to use from several threads at once: only the caches of glyphs and shapes are shared.
package final class Rasterizer: Sendable {
  private let outlines: any GlyphOutlining
  private let glyphs = GlyphCache()
  private let shapes = ShapeCache()

  package init(outlines: any GlyphOutlining) { self.outlines = outlines }

  /// Pictures with more pixels than this are refused by the callers that take sizes from outside.
  package static let pixelLimit = 64 << 20

  /// The margin in pixels around a picture in which groups still have layers: more than the reach of one blur.
  private static let margin = 640

  /// - Parameters:
  ///   - size: points; the picture has that many pixels times `scale`, rounded to the nearest.
  ///   - background: what the picture starts with; `nil` is transparent.
  package func rasterize(_ list: DisplayList, size: CGSize, scale: DisplayScale, background: RGBA? = nil) -> Bitmap {
    let pixelSize = scale.pixelSize(of: size)
    let layer = Layer(bounds: PixelRect(x: 0, y: 0, width: pixelSize.width, height: pixelSize.height))
    if let background { layer.fill(.full(layer.bounds), background) }
    let painter = Painter(outlines: outlines, cache: glyphs, shapes: shapes, limits: layer.bounds.expanded(by: Self.margin))
    painter.draw(list, on: layer, CGAffineTransform(scaleX: scale.factor, y: scale.factor))
    return Bitmap(size: pixelSize, pixels: layer.finished)
  }

  /// The number of glyphs rasterized since the start; tests limit it.
  package var glyphRasterizations: Int { glyphs.rasterizations }

  /// The number of shapes rasterized since the start; tests limit it.
  package var shapeRasterizations: Int { shapes.rasterizations }
}
