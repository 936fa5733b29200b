package import Foundation

/// Shaped glyphs of one font, in one paint. Positions are baseline origins in points.
package struct GlyphRun: Hashable, Sendable {
  /// One glyph at its position.
  package struct Glyph: Hashable, Sendable {
    package var id: UInt32
    /// On the baseline, in points.
    package var origin: CGPoint
    /// The offset of the glyph's first character in its source string, in UTF-16 units.
    package var cluster: Int
    /// The horizontal advance to the next glyph, in points.
    package var advance: CGFloat
    package init(id: UInt32, origin: CGPoint, cluster: Int = 0, advance: CGFloat = 0) {
      self.id = id
      self.origin = origin
      self.cluster = cluster
      self.advance = advance
    }
  }

  /// The face, size and variations that all glyphs of the run share.
  package var font: FontInstance
  package var glyphs: [Glyph]
  package var paint: Paint

  package init(font: FontInstance, glyphs: [Glyph], paint: Paint) {
    self.font = font
    self.glyphs = glyphs
    self.paint = paint
  }
}
