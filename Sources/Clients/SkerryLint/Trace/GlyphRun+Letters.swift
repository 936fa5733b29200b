import Foundation
import SkerryDrawing
import SkerryGeometry

extension GlyphRun {
  /// The area of its letters, as high as a lower-case letter with part of its ascenders; relative to the text's box, in
  /// points.
  var lettersBox: CGRect {
    let from = glyphs.map { min($0.origin.x, $0.origin.x + $0.advance) }.min() ?? 0
    let to = glyphs.map { max($0.origin.x, $0.origin.x + $0.advance) }.max() ?? 0
    let baseline = glyphs.first?.origin.y ?? 0
    return CGRect(x: from, y: baseline - font.size * 0.65, width: to - from, height: font.size * 0.65)
  }
}
