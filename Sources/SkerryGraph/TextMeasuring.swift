package import Foundation
package import SkerryDrawing
package import SkerryGeometry

/// The seam through which layout asks how large a text is and how its lines fall.
package protocol TextMeasuring: Sendable {
  /// Lays a paragraph out. Sizes are rounded up to device pixels (measurement rule 17).
  func layout(_ text: ResolvedText, proposal: ProposedViewSize) -> TextLayout
  func metrics(of font: FontDescription) -> FontMetrics
}

/// A paragraph laid out: its box, its lines, its ink. Coordinates are relative to the box's top-left, in points.
package struct TextLayout: Sendable {
  package var size: CGSize
  /// From the top of the box.
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  package var lines: [Line]
  package var runs: [GlyphRun]
  /// Filled rectangles: underlines, strikethroughs, redaction bars.
  package var bars: [Bar]
  package var images: [PlacedImage]
  /// Text was cut and an ellipsis shown, or lines were left out.
  package var isTruncated: Bool
  /// The factor the text was scaled by to fit; 1 for none.
  package var scaleFactor: CGFloat
  /// What the text would measure on one line with no limit.
  package var idealWidth: CGFloat

  package struct Line: Sendable, Hashable {
    /// What the line shows, the ellipsis included.
    package var string: String
    package var frame: CGRect
    package var baseline: CGFloat
    package init(string: String, frame: CGRect, baseline: CGFloat) {
      self.string = string
      self.frame = frame
      self.baseline = baseline
    }
  }
  package struct Bar: Sendable, Hashable {
    package var rect: CGRect
    package var paint: Paint
    package var cornerRadius: CGFloat
    package init(rect: CGRect, paint: Paint, cornerRadius: CGFloat = 0) {
      self.rect = rect
      self.paint = paint
      self.cornerRadius = cornerRadius
    }
  }
  package struct PlacedImage: Sendable {
    package var content: ImageContent
    package var frame: CGRect
    package init(content: ImageContent, frame: CGRect) {
      self.content = content
      self.frame = frame
    }
  }

  package init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [Line] = [], runs: [GlyphRun] = [], bars: [Bar] = [],
    images: [PlacedImage] = [], isTruncated: Bool = false, scaleFactor: CGFloat = 1, idealWidth: CGFloat = 0
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.runs = runs
    self.bars = bars
    self.images = images
    self.isTruncated = isTruncated
    self.scaleFactor = scaleFactor
    self.idealWidth = idealWidth
  }
}
