package import Foundation

/// The protocol through which the painter and the rasterizer read glyph outlines from fonts.
package protocol GlyphOutlining: Sendable {
  /// The drawing of a glyph at an em of `font.size` points; the origin is on the baseline, y points down.
  func picture(of glyph: UInt32, in font: FontInstance) -> GlyphPicture
}

/// The drawing of a glyph.
package enum GlyphPicture: Sendable {
  /// Nothing to draw, such as a space.
  case empty
  /// An outline in points, to be filled with the text's paint by the non-zero rule.
  case outline(Path)
  /// A picture in its own colours, such as an emoji, stretched over `frame` (points, relative to the glyph's origin).
  case image(PixelImage, frame: CGRect)
}
