import Foundation
import SkerryGeometry
import SkerryPipeline

extension SceneSlot {
  /// Whether a rounded corner of the shape that clips the content cuts off a corner of a frame in the slot's points.
  func cuts(_ frame: CGRect) -> Bool {
    [frame.minX, frame.maxX].contains { x in [frame.minY, frame.maxY].contains { y in cuts(CGPoint(x: x, y: y)) } }
  }

  /// Whether a point lies in one of the corners outside that shape.
  func cuts(_ point: CGPoint) -> Bool {
    let plate = plate.insetBy(dx: clipMargin, dy: clipMargin)
    let radius = min(cornerRadius - clipMargin, plate.height / 2)
    let dx = max(plate.minX + radius - point.x, point.x - (plate.maxX - radius), 0)
    let dy = max(plate.minY + radius - point.y, point.y - (plate.maxY - radius), 0)
    return dx > 0 && dy > 0 && dx * dx + dy * dy > radius * radius
  }
}
