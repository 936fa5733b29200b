import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryImage
import SkerryLayout

/// The pixels that text or a symbol paints, however faint its colour. Its box is usually empty at its edges and corners.
@MainActor
struct InkMask {
  private let pixels: Bitmap
  private let frame: CGRect
  /// From the item's own points to the slot's.
  private let shown: CGAffineTransform

  /// Pixels per point.
  private static let scale: CGFloat = 2

  init(of visit: VisitedItem, in trace: RenderTrace) {
    (frame, shown) = (visit.node.frame, visit.area.transform)
    // Where its own box begins does not matter: it may lie outside the picture.
    let own = PlacedNode(
      .effect(.transform(CGAffineTransform(translationX: -frame.minX, y: -frame.minY), anchor: .topLeading)), frame: frame,
      children: [visit.node.withOpaqueLetters])
    let size = trace.scene.size
    pixels = trace.pixels(
      of: own, size: CGSize(width: max(1, min(frame.width, size.width)), height: max(1, min(frame.height, size.height))), scale: Self.scale)
  }

  /// The painted area whose points satisfy a condition, in square points.
  ///
  /// - Parameter isCounted: whether a point of the slot counts.
  func area(where isCounted: (CGPoint) -> Bool) -> CGFloat {
    var count = 0
    for y in 0..<min(Int(saturating: (frame.height * Self.scale).rounded(.up)), pixels.size.height) {
      for x in 0..<min(Int(saturating: (frame.width * Self.scale).rounded(.up)), pixels.size.width) where isInked(x, y) {
        let middle = CGPoint(x: frame.minX + (CGFloat(x) + 0.5) / Self.scale, y: frame.minY + (CGFloat(y) + 0.5) / Self.scale)
        if isCounted(middle.applying(shown)) { count += 1 }
      }
    }
    return CGFloat(count) / (Self.scale * Self.scale)
  }

  /// The area that both masks paint, in square points.
  func area(sharedWith other: InkMask) -> CGFloat {
    let back = other.shown.inverted()
    return area { point in
      let own = point.applying(back)
      return other.isInked(
        Int(saturating: ((own.x - other.frame.minX) * Self.scale).rounded(.down)),
        Int(saturating: ((own.y - other.frame.minY) * Self.scale).rounded(.down)))
    }
  }

  private func isInked(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < pixels.size.width && y < pixels.size.height && pixels.color(x: x, y: y).alpha > 127
  }
}

extension PlacedNode {
  /// Text whose letters hide what is behind them; letters without a colour stay so. Anything else is unchanged.
  fileprivate var withOpaqueLetters: PlacedNode {
    guard case .text(let text, let layout) = content else { return self }
    let runs = layout.runs.map { run in
      guard !run.paint.isClear else { return run }
      var opaque = run
      opaque.paint = .solid(RGBA(0, 0, 0, 1))
      return opaque
    }
    return PlacedNode(.text(text, layout.with(runs: runs, bars: layout.bars)), frame: frame, children: children)
  }
}
