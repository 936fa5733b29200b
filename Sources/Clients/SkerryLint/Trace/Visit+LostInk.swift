import Foundation
import SkerryGeometry
import SkerryLayout

/// What a text or a symbol may lose.
enum LostInk {
  /// Square points that may be lost before it shows: the end of a stroke, but not a part of a letter.
  static let least: CGFloat = 0.75
}

extension Visit {
  /// How much of its ink lies where it is not shown, in square points.
  ///
  /// A text's or a symbol's box is mostly empty at its edges and corners, so its pixels are counted.
  ///
  /// - Parameter isLost: whether a point of the slot is not shown.
  @MainActor
  func lostInk(in trace: RenderTrace, where isLost: (CGPoint) -> Bool) -> CGFloat {
    let scale: CGFloat = 2
    // Where its own box begins does not matter: it may lie outside the picture.
    let own = PlacedNode(
      .effect(.transform(CGAffineTransform(translationX: -node.frame.minX, y: -node.frame.minY), anchor: .topLeading)), frame: node.frame,
      children: [node])
    let picture = trace.pixels(of: own, scale: scale)
    let width = min(Int((node.frame.width * scale).rounded(.up)), picture.size.width)
    let height = min(Int((node.frame.height * scale).rounded(.up)), picture.size.height)
    var count = 0
    for y in 0..<height {
      for x in 0..<width where picture.color(x: x, y: y).alpha > 127 {
        let middle = CGPoint(x: node.frame.minX + (CGFloat(x) + 0.5) / scale, y: node.frame.minY + (CGFloat(y) + 0.5) / scale)
        if isLost(middle.applying(transform)) { count += 1 }
      }
    }
    return CGFloat(count) / (scale * scale)
  }
}
