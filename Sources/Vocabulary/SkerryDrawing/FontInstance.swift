package import Foundation

/// One face of the registry at one size with its variation axes set: all that decides a glyph's outline.
package struct FontInstance: Hashable, Sendable {
  /// The face's number in the font registry that shaped with it.
  package var face: Int
  /// Em size in points.
  package var size: CGFloat
  /// Axis values in the face's own units, sorted by tag.
  package var variations: [Variation]
  /// Horizontal shear for a synthetic italic: 0 for upright; SwiftUI's italics have about 0.2.
  package var slant: CGFloat
  /// Horizontal stretch for widths that the face has no axis for: 1 for none.
  package var stretch: CGFloat
  /// Vertical stretch from the baseline, for characters that Apple's face has taller or lower: 1 for none.
  package var rise: CGFloat = 1
  /// How much thicker strokes are drawn for a weight that the face does not have, in ems: 0 for none.
  package var emboldening: CGFloat
  /// The weight axis with which outlines are drawn, if it differs from the one that decides their advances.
  package var drawnWeight: Float?

  /// The axes with which outlines are drawn.
  package var outlineVariations: [Variation] {
    guard let drawnWeight else { return variations }
    return variations.map { $0.tag == "wght" ? Variation("wght", drawnWeight) : $0 }
  }

  /// The value of one variation axis.
  package struct Variation: Hashable, Sendable {
    /// The four letters that OpenType gives the axis, such as `wght`.
    package var tag: String
    /// In the axis's own units, such as 400 for `wght`.
    package var position: Float
    package init(_ tag: String, _ position: Float) {
      self.tag = tag
      self.position = position
    }
  }

  package init(
    face: Int, size: CGFloat, variations: [Variation] = [], slant: CGFloat = 0, stretch: CGFloat = 1, emboldening: CGFloat = 0,
    drawnWeight: Float? = nil
  ) {
    self.face = face
    self.size = size
    self.variations = variations
    self.slant = slant
    self.stretch = stretch
    self.emboldening = emboldening
    self.drawnWeight = drawnWeight
  }
}
