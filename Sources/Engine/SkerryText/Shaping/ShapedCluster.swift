import Foundation
import SkerryDrawing
import SkerryGlyphs
import SkerryGraph

/// The smallest unit of shaped text at which a line can end: one or more characters with their glyphs.
struct ShapedCluster {
  struct Glyph {
    var id: UInt32
    /// Points from the cluster's own start; y down.
    var x: CGFloat
    var y: CGFloat
  }

  /// UTF-16 range in the whole text.
  var range: Range<Int>
  /// The run of the text that styles it.
  var run: Int
  var font: FontInstance
  var glyphs: [Glyph]
  /// Points.
  var advance: CGFloat
  /// Bidi level: odd is right to left.
  var level: UInt8
  /// Whether it is white space, which does not count at the end of a line.
  var isSpace: Bool
  /// Whether it is white space of any kind, even where no line may end: an ellipsis never follows it.
  var isBlank: Bool { isSpace || isNoBreakSpace }
  /// Whether it is a no-break, figure or narrow no-break space.
  var isNoBreakSpace = false
  var isNewline: Bool
  var image: ImageContent?
  /// Whether it is a soft hyphen: a line may end here, and then shows a hyphen.
  var isSoftHyphen = false
  /// The text of a cluster that is not part of the source: an ellipsis or a hyphen.
  var inserted: String?
  /// Whether it is the first cluster of a user-perceived character; lines and ellipses never fall inside one.
  var startsCharacter = true
}

extension [UInt16] {
  /// The characters of a cluster. Nearly all are one unit of UTF-16, which decoding would take thousands of instructions for.
  func string(_ range: Range<Int>) -> String {
    if range.count == 1, let scalar = Unicode.Scalar(self[range.lowerBound]) { return String(scalar) }
    return String(decoding: self[range], as: UTF16.self)
  }
}

extension ShapedCluster {
  /// Sets an advance in points, with the glyphs centred in it.
  mutating func center(in wanted: CGFloat) {
    for index in glyphs.indices { glyphs[index].x += (wanted - advance) / 2 }
    advance = wanted
  }

  /// Gives an emoji of the shipped face the system's advance and height above the baseline.
  ///
  /// - Parameter size: the text's, in points.
  mutating func placeEmoji(at size: CGFloat) {
    if advance > 0 { center(in: EmojiMetrics.advance(ofNatural: advance)) }
    for index in glyphs.indices { glyphs[index].y -= EmojiMetrics.lift(at: size) }
  }

  /// Raises the glyphs.
  ///
  /// - Parameter share: in ems of their font.
  mutating func lift(_ share: CGFloat) {
    for index in glyphs.indices { glyphs[index].y -= share * font.size }
  }

  /// Moves the glyphs to the right within the advance.
  ///
  /// - Parameter share: in ems of their font.
  mutating func shift(by share: CGFloat) {
    for index in glyphs.indices { glyphs[index].x += share * font.size }
  }

  /// Gives an ideograph or a kana of the shipped face the system's advance and place.
  mutating func apply(_ fit: ScriptFit, unit: UInt16) {
    guard advance > 0 else { return }
    center(in: advance + fit.extra * font.size)
    for index in glyphs.indices { glyphs[index].x += fit.shift(of: unit) * font.size }
  }

  /// Replaces an ellipsis with three full stops.
  ///
  /// - Parameters:
  ///   - dot: the full stop in the face.
  ///   - pitch: from one dot to the next, in ems.
  ///   - glyphAdvance: that of the ellipsis in the face, in ems.
  ///   - width: the advance of the three, in points; `nil` if the ellipsis' own grows with the distance.
  mutating func setDots(_ dot: ShapingFace.Glyph, pitch: CGFloat, glyphAdvance: CGFloat, width: CGFloat?) {
    let em = font.size * font.stretch
    let dots = (dot.advance + 2 * pitch) * em
    let start = width.map { ($0 - dots) / 2 } ?? glyphs[0].x
    let y = glyphs[0].y
    glyphs = (0..<3).map { Glyph(id: dot.id, x: start + CGFloat($0) * pitch * em, y: y) }
    advance = width ?? advance + dots - glyphAdvance * em
  }

  /// Sets the width and the height that were recorded for the character.
  ///
  /// - Parameter glyphAdvance: that of its one glyph in the face, in ems.
  mutating func apply(_ fit: CharacterFit, glyphAdvance: CGFloat) {
    let own = glyphAdvance * font.size * font.stretch
    let extra = fit.extra * font.size
    for index in glyphs.indices {
      glyphs[index].x += fit.isLeading ? 0 : (extra - (fit.width - 1) * own) / 2
      glyphs[index].y -= fit.lift * font.size
    }
    font.stretch *= fit.width
    font.rise *= fit.height
    advance += extra
  }
}
