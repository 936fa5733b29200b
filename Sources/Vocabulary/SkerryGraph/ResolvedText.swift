package import Foundation
package import SkerryDiagnostics
package import SkerryDrawing
package import SkerryGeometry

/// A paragraph ready to be measured: styled runs and everything that decides its lines.
package struct ResolvedText: Sendable, Hashable {
  /// The strings with their styles, in reading order.
  package var runs: [TextRun]
  package var alignment: Alignment
  /// `nil` means no limit.
  package var lineLimit: Int?
  /// The number of lines whose height is reserved even for a shorter string; 0 for none.
  package var reservedLines: Int
  package var truncation: Truncation
  /// Minimum factor that the text may be scaled by to fit, 0…1.
  package var minimumScaleFactor: CGFloat
  /// Whether glyphs may move together before the text is truncated.
  package var allowsTightening: Bool
  /// Extra points between lines.
  package var lineSpacing: CGFloat
  /// The height of every line; `nil` is the fonts' own.
  package var lineHeight: LineHeight?
  /// The direction of the paragraph.
  package var direction: LayoutDirection
  /// BCP 47, for shaping and line breaking.
  package var language: String
  /// The display's scale: heights and baselines are rounded to its pixels.
  package var scale: DisplayScale
  /// The widest value of a running timer; `nil` for other text.
  package var widestValue: [TextRun]?
  /// Whether a running timer takes the whole proposed width, or that of its widest value if none is proposed; otherwise it is as wide
  /// as what it shows. Source: Figures §8.6.
  package var timersFillLines: Bool
  /// Whether a part is a relative time or an offset, which runs and takes the whole proposed width, too. Source: Figures §9.109.
  package var hasRelativeTime = false
  /// Whether the system updates the text by itself: a timer, or a relative time, which may become longer.
  package var ticks = false
  /// The release of iOS whose spacing around text applies.
  package var version = SystemVersion.standard
  /// Whether bars are drawn instead of glyphs (redaction).
  package var isRedacted: Bool
  /// Where the text is written in the customer's source, for messages.
  package var site: SourceSite?

  /// Whether the text takes the whole proposed width, whatever it shows.
  package var fillsLines: Bool { timersFillLines && (widestValue != nil || hasRelativeTime) }

  /// The height of a line, whatever the ascents and descents of its fonts.
  package enum LineHeight: Hashable, Sendable {
    /// Points.
    case exact(CGFloat)
    /// The largest font size in the text, times a factor.
    case multiple(CGFloat)
    /// The largest font size in the text, plus extra points.
    case increased(CGFloat)
  }
  /// The alignment of lines in their box.
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }
  /// Where the ellipsis is.
  package enum Truncation: Hashable, Sendable { case head, middle, tail }

  package init(
    runs: [TextRun], alignment: Alignment = .leading, lineLimit: Int? = nil, reservedLines: Int = 0,
    truncation: Truncation = .tail, minimumScaleFactor: CGFloat = 1, allowsTightening: Bool = false, lineSpacing: CGFloat = 0,
    direction: LayoutDirection = .leftToRight, language: String = "en", scale: DisplayScale = DisplayScale(3),
    widestValue: [TextRun]? = nil, timersFillLines: Bool = true, isRedacted: Bool = false, site: SourceSite? = nil
  ) {
    self.runs = runs
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.lineSpacing = lineSpacing
    self.direction = direction
    self.language = language
    self.scale = scale
    self.widestValue = widestValue
    self.timersFillLines = timersFillLines
    self.isRedacted = isRedacted
    self.site = site
  }

  /// The characters of all runs; an inline image counts as U+FFFC.
  package var string: String { runs.map(\.string).joined() }
}

/// A stretch of text in one style.
package struct TextRun: Sendable, Hashable {
  /// The characters of the run.
  package var string: String {
    get { exact.string }
    set { exact = ExactString(newValue) }
  }
  private var exact: ExactString
  /// The requested font; the registry chooses the face.
  package var font: FontDescription
  package var paint: Paint
  /// Extra points after each glyph pair, kept out of ligatures.
  package var kerning: CGFloat
  /// Extra points after each character.
  package var tracking: CGFloat
  /// Points upward.
  package var baselineOffset: CGFloat
  /// `nil` without an underline.
  package var underline: Decoration?
  /// `nil` without a strikethrough.
  package var strikethrough: Decoration?
  /// The background of the run, over the height of its line.
  package var background: Paint?
  /// A picture in place of characters; `string` is then U+FFFC.
  package var image: ImageContent?

  /// An underline or strikethrough.
  package struct Decoration: Hashable, Sendable {
    /// `nil` takes the text's paint.
    package var color: RGBA?
    package var pattern: Pattern
    /// The dashes of the line.
    package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    package init(color: RGBA? = nil, pattern: Pattern = .solid) {
      self.color = color
      self.pattern = pattern
    }
  }

  package init(
    _ string: String, font: FontDescription = FontDescription(), paint: Paint = .solid(.black), kerning: CGFloat = 0,
    tracking: CGFloat = 0, baselineOffset: CGFloat = 0, underline: Decoration? = nil, strikethrough: Decoration? = nil,
    background: Paint? = nil, image: ImageContent? = nil
  ) {
    exact = ExactString(string)
    self.font = font
    self.paint = paint
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.background = background
    self.image = image
  }
}
