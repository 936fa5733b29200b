import Foundation
import SkerryGeometry
import SkerryImage
import SkerryLayout

/// The contrast between an item and what lies under it, measured on pixels: those of the picture, and those of the same picture without the items
/// that are judged.
@MainActor
struct ItemContrast {
  private let drawn: Bitmap
  private let without: Bitmap
  /// From the slots' points to the pictures'.
  private let shown: CGAffineTransform
  /// The colours behind a pixel that the app has not painted over.
  private let backdrops: [OpaqueColor]

  private static let scale = RenderTrace.contrastScale

  /// - Parameter isJudged: whether a node is one of the items.
  init(in trace: RenderTrace, of isJudged: (PlacedNode) -> Bool) {
    let ground = trace.contrastGround
    drawn = trace.drawnGround
    without = trace.pixels(of: ground.tree.blanking(isJudged), scale: Self.scale)
    (shown, backdrops) = (ground.shown, ground.backdrops)
  }

  /// What an item's surface shows of its frame, in the slot's points; `nil` if that is nothing.
  static func visible(_ visit: VisitedItem) -> CGRect? {
    let seen = visit.visibleFrame.intersection(visit.slot.surface)
    return seen.isNull || seen.isEmpty ? nil : seen
  }

  /// The contrast of the pixel that has most, on the backdrop where that is highest, with the colour under it: the edges of an item are blended with
  /// what lies under them, and its layers may differ. `nil` if the frame has no pixels.
  ///
  /// - Parameter frame: in the slot's points.
  func strongest(in frame: CGRect) -> (ratio: Double, color: OpaqueColor)? {
    let place = frame.applying(shown).applying(CGAffineTransform(scaleX: Self.scale, y: Self.scale))
    let columns = stride(from: max(0, Int(place.minX.rounded(.down))), to: min(drawn.size.width, Int(place.maxX.rounded(.up))), by: 1)
    let rows = stride(from: max(0, Int(place.minY.rounded(.down))), to: min(drawn.size.height, Int(place.maxY.rounded(.up))), by: 1)
    return backdrops.compactMap { without.contrasts(to: drawn, columns: columns, rows: rows, over: $0).last }.max { $0.ratio < $1.ratio }
  }
}

extension PlacedNode {
  /// The same picture without some of its nodes.
  fileprivate func blanking(_ isJudged: (PlacedNode) -> Bool) -> PlacedNode {
    if isJudged(self) { return PlacedNode(.leaf(.blank), frame: frame) }
    return PlacedNode(content, frame: frame, children: children.map { $0.blanking(isJudged) })
  }
}
