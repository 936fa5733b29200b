import Foundation
import SkerryDrawing
import SkerryGeometry

extension CGContext {
  /// Draws a picture with its first row at the bottom, as Core Graphics does in a context whose y points down.
  /// - Parameter byTiling: whether the picture is repeated in all directions, over the whole clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    for tile in byTiling ? tiles(rect) : [rect] { add(.image(image.image, tile)) }
    restoreGState()
  }

  /// The copies of a rectangle that cover the whole picture; only the rectangle where they would be more than `maxTiles`, which is reported.
  private func tiles(_ rect: CGRect) -> [CGRect] {
    let box = pictureArea.boundingRect
    guard rect.width > 0, rect.height > 0, box.width > 0, box.height > 0 else { return [] }
    func steps(_ from: CGFloat, _ to: CGFloat, _ length: CGFloat) -> ClosedRange<Int> {
      // The limits keep products finite; so many copies are refused below.
      func whole(_ number: CGFloat) -> Int { min(max(Int(saturating: number), -1_000_000_000), 1_000_000_000) }
      let first = whole((from / length).rounded(.down))
      return first...max(first, whole((to / length).rounded(.up)) - 1)
    }
    let across = steps(box.minX - rect.minX, box.maxX - rect.minX, rect.width)
    let down = steps(box.minY - rect.minY, box.maxY - rect.minY, rect.height)
    guard across.count * down.count <= Self.maxTiles else {
      reportNotDrawn("draw(_:in:byTiling:) would draw more than \(Self.maxTiles) copies; one is drawn. Choose a larger rectangle.")
      return [rect]
    }
    return down.flatMap { row in across.map { rect.offsetBy(dx: CGFloat($0) * rect.width, dy: CGFloat(row) * rect.height) } }
  }

  private static let maxTiles = 10_000

  /// The whole picture in the current coordinates.
  var pictureArea: Path { Path(CGRect(origin: .zero, size: drawing.size)).applying(currentTransform.inverted()) }
}
