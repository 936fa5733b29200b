package import Foundation
package import SkerryDrawing
package import SkerryGeometry
import Synchronization

/// The protocol through which layout measures text and its lines.
package protocol TextMeasuring: Sendable {
  /// Lays a paragraph out. Sizes are rounded up to device pixels (Figures rule 17).
  func layout(_ text: ResolvedText, proposal: ProposedViewSize) -> TextLayout
  /// The same for several boxes of one paragraph.
  func measured(_ text: ResolvedText) -> MeasuredText
  func metrics(of font: FontDescription) -> FontMetrics
}

extension TextMeasuring {
  package func measured(_ text: ResolvedText) -> MeasuredText { MeasuredText { layout(text, proposal: $0) } }
}

/// One paragraph and the boxes in which it was laid out: stacks ask every text view for several sizes.
package final class MeasuredText: Sendable {
  private let layOut: @Sendable (ProposedViewSize) -> TextLayout
  private let known = Mutex<[(proposal: ProposedViewSize, layout: TextLayout)]>([])

  /// The maximum number of boxes that are remembered: a stack asks for three or four, nested stacks for a dozen.
  package static let limit = 32

  package init(_ layOut: @escaping @Sendable (ProposedViewSize) -> TextLayout) { self.layOut = layOut }

  /// The lines in a box that is offered, in points.
  package func layout(_ proposal: ProposedViewSize) -> TextLayout {
    let found = known.withLock { known in known.first { $0.proposal == proposal }?.layout }
    if let found { return found }
    let layout = layOut(proposal)
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
      known.append((proposal, layout))
    }
    return layout
  }
}

/// A laid-out paragraph: its box, its lines, and what is drawn. Coordinates are relative to the box's top-left, in points.
///
/// A class, because a struct would retain and release eight references on each copy, and caches, layout and the placed tree all hold it.
package final class TextLayout: Sendable {
  /// Width and height of the box.
  package let size: CGSize
  /// Points from the top of the box.
  package let firstBaseline: CGFloat
  /// Points from the top of the box.
  package let lastBaseline: CGFloat
  package let lines: [Line]
  /// The glyphs in paint order.
  package let runs: [GlyphRun]
  /// Filled rectangles: underlines, strikethroughs, redaction bars.
  package let bars: [Bar]
  /// The inline images at their positions.
  package let images: [PlacedImage]
  /// Whether the text was truncated with an ellipsis, or lines were left out.
  package let isTruncated: Bool
  /// The factor the text was scaled by to fit; 1 for none.
  package let scaleFactor: CGFloat
  /// The width of the text on one line without a limit, in points.
  package let idealWidth: CGFloat
  /// Code points that no face has, each once.
  package let missing: [UInt32]
  /// Custom fonts that were requested but not found, each once.
  package let missingFonts: [String]
  /// Whether truncation or line breaks could change if the real face is wider or narrower by the uncertainty of its substitute.
  package let isUncertain: Bool

  /// One line of the paragraph.
  package struct Line: Sendable, Equatable {
    /// The characters on the line, including the ellipsis.
    package var string: String
    /// The line's box in points, without trailing spaces at a line break.
    package var frame: CGRect
    /// From the top of the box, in points.
    package var baseline: CGFloat
    package init(string: String, frame: CGRect, baseline: CGFloat) {
      self.string = string
      self.frame = frame
      self.baseline = baseline
    }
  }
  /// A filled rectangle of the paragraph, or a dashed line.
  package struct Bar: Sendable, Equatable {
    /// Points.
    package var rect: CGRect
    package var paint: Paint
    /// Points.
    package var cornerRadius: CGFloat
    /// Alternating lengths of dash and gap, in points; empty for a solid bar.
    package var dashes: [CGFloat]
    /// Where it is interrupted, from left to right, in points.
    package var gaps: [ClosedRange<CGFloat>] = []
    /// Whether it is drawn before the glyphs, as a background is.
    package var isBehind: Bool
    package init(rect: CGRect, paint: Paint, cornerRadius: CGFloat = 0, dashes: [CGFloat] = [], isBehind: Bool = false) {
      self.rect = rect
      self.paint = paint
      self.cornerRadius = cornerRadius
      self.dashes = dashes
      self.isBehind = isBehind
    }
  }
  /// An inline image at its position.
  package struct PlacedImage: Sendable {
    /// The image, sized for its line.
    package var content: ImageContent
    /// Points.
    package var frame: CGRect
    package init(content: ImageContent, frame: CGRect) {
      self.content = content
      self.frame = frame
    }
  }

  package init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [Line] = [], runs: [GlyphRun] = [], bars: [Bar] = [],
    images: [PlacedImage] = [], isTruncated: Bool = false, scaleFactor: CGFloat = 1, idealWidth: CGFloat = 0,
    missing: [UInt32] = [], missingFonts: [String] = [], isUncertain: Bool = false
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
    self.missing = missing
    self.missingFonts = missingFonts
    self.isUncertain = isUncertain
  }

  /// The same layout with some of its parts replaced.
  package func with(size: CGSize? = nil, runs: [GlyphRun]? = nil, bars: [Bar]? = nil) -> TextLayout {
    TextLayout(
      size: size ?? self.size, firstBaseline: firstBaseline, lastBaseline: lastBaseline, lines: lines, runs: runs ?? self.runs,
      bars: bars ?? self.bars, images: images, isTruncated: isTruncated, scaleFactor: scaleFactor, idealWidth: idealWidth, missing: missing,
      missingFonts: missingFonts, isUncertain: isUncertain)
  }
}
