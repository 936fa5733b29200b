import Foundation
import SkerryDrawing
import SkerryGeometry

/// One piece of an image that is stretched separately: the whole image, or a part between cap insets.
struct ImagePatch {
  /// Points.
  var target: CGRect
  /// Pixels of the image.
  var source: PixelRect
  /// From points to pixels of the image.
  var space: CGAffineTransform
  var tiles: Bool

  static func patches(of image: PixelImage, _ drawn: DrawnImage) -> [ImagePatch] {
    let caps = drawn.capInsets
    let scaleX = CGFloat(image.size.width) / drawn.naturalSize.width
    let scaleY = CGFloat(image.size.height) / drawn.naturalSize.height
    let columns = spans(drawn.frame.minX, drawn.frame.width, drawn.naturalSize.width, caps.leading, caps.trailing)
    let rows = spans(drawn.frame.minY, drawn.frame.height, drawn.naturalSize.height, caps.top, caps.bottom)
    return rows.flatMap { row in
      columns.map { column in
        let target = CGRect(x: column.to, y: row.to, width: column.toLength, height: row.toLength)
        let source = PixelRect(
          x: Int(saturating: (column.from * scaleX).rounded()), y: Int(saturating: (row.from * scaleY).rounded()),
          width: Int(saturating: (column.fromLength * scaleX).rounded()), height: Int(saturating: (row.fromLength * scaleY).rounded()))
        let stretchX = drawn.tiles ? 1 : column.fromLength / max(column.toLength, 1e-6)
        let stretchY = drawn.tiles ? 1 : row.fromLength / max(row.toLength, 1e-6)
        let space = CGAffineTransform(translationX: -target.minX, y: -target.minY)
          .concatenating(CGAffineTransform(scaleX: stretchX * scaleX, y: stretchY * scaleY))
          .concatenating(CGAffineTransform(translationX: column.from * scaleX, y: row.from * scaleY))
        return ImagePatch(target: target, source: source, space: space, tiles: drawn.tiles)
      }
    }
  }

  private struct Span {
    var from: CGFloat
    var fromLength: CGFloat
    var to: CGFloat
    var toLength: CGFloat
  }

  /// The parts of one axis, in points: first cap, middle, last cap.
  private static func spans(_ start: CGFloat, _ length: CGFloat, _ natural: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [Span] {
    let (first, last) = (min(max(0, first), natural), min(max(0, last), max(0, natural - first)))
    guard first > 0 || last > 0 else { return [Span(from: 0, fromLength: natural, to: start, toLength: length)] }
    // When there is less space than both caps need, they shrink in proportion.
    let shrink = min(1, length / max(first + last, 1e-6))
    return [
      Span(from: 0, fromLength: first, to: start, toLength: first * shrink),
      Span(from: first, fromLength: natural - first - last, to: start + first * shrink, toLength: length - (first + last) * shrink),
      Span(from: natural - last, fromLength: last, to: start + length - last * shrink, toLength: last * shrink),
    ].filter { $0.toLength > 0 && $0.fromLength > 0 }
  }
}
