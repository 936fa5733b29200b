package import Foundation

/// The seam through which ink reaches the outlines that fonts hold.
package protocol GlyphOutlining: Sendable {
  /// What a glyph looks like at an em of `font.size` points, origin on the baseline, y down.
  func picture(of glyph: UInt32, in font: FontInstance) -> GlyphPicture
}

/// A glyph's look.
package enum GlyphPicture: Sendable {
  /// Nothing to draw, such as a space.
  case empty
  /// An outline in points, to be filled with the text's paint by the non-zero rule.
  case outline(Path)
  /// A picture in its own colours, such as an emoji, stretched over `frame` (points, relative to the glyph's origin).
  case image(PixelImage, frame: CGRect)
}
