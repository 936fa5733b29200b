import Foundation
import SkerryGeometry
import SkerryPipeline

/// Where a node's frame is in the picture and what the surrounding clips and masks leave of it.
package struct VisibleArea: Sendable {
  /// The effect of the surrounding scales, rotations and other transforms on frames.
  package var transform = CGAffineTransform.identity
  /// The area that the surrounding clips and masks leave visible, in the picture's points; `nil` without any.
  package var clip: CGRect?
  /// The area that the clips and the masks with hard edges leave visible: other masks fade what they cut.
  var hardClip: CGRect?
  /// Whether a projection is among the surrounding effects, such as a 3D rotation: the frame is then where its middle shows it, as a parallelogram.
  package var isProjected = false
  /// Whether one of those clips is not a rectangle.
  package var isClippedToShape = false

  /// The factor that the surrounding effects apply to lengths along the axis that shrinks most; in a projection, where a turned side looks shorter
  /// and is not smaller, along the other one.
  package var magnification: CGFloat {
    let across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let down = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    return isProjected ? max(across, down) : min(across, down)
  }

  /// The visible part of a frame in the picture's points; `CGRect.null` if nothing is left.
  func visible(_ frame: CGRect) -> CGRect {
    let shown = frame.applying(transform)
    guard let clip else { return shown }
    let rest = shown.intersection(clip)
    return rest.width > 0 && rest.height > 0 ? rest : .null
  }

  /// Adds a transform inside those so far.
  ///
  /// - Parameter frame: the frame that the anchor belongs to, in the node's own points.
  mutating func apply(_ own: CGAffineTransform, about anchor: UnitPoint, in frame: CGRect) {
    let point = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    transform = CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(own)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y)).concatenating(transform)
  }

  /// Adds a projection inside those so far, by the affine transform that equals it at the middle of a frame.
  ///
  /// - Parameters:
  ///   - matrix: in points from the frame's top left.
  ///   - frame: in the node's own points.
  mutating func project(_ matrix: ProjectionTransform, in frame: CGRect) {
    isProjected = true
    let (x, y) = (frame.width / 2, frame.height / 2)
    let depth = matrix.m13 * x + matrix.m23 * y + matrix.m33
    guard depth.isFinite, abs(depth) > 1e-6 else { return }
    let shown = CGPoint(
      x: (matrix.m11 * x + matrix.m21 * y + matrix.m31) / depth, y: (matrix.m12 * x + matrix.m22 * y + matrix.m32) / depth)
    let (a, c) = ((matrix.m11 - shown.x * matrix.m13) / depth, (matrix.m21 - shown.x * matrix.m23) / depth)
    let (b, d) = ((matrix.m12 - shown.y * matrix.m13) / depth, (matrix.m22 - shown.y * matrix.m23) / depth)
    let own = CGAffineTransform(a: a, b: b, c: c, d: d, tx: shown.x - a * x - c * y, ty: shown.y - b * x - d * y)
    apply(own, about: .topLeading, in: frame)
  }

  /// Limits the area to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: in the node's own points; `CGRect.null` leaves nothing.
  ///   - isHard: whether what is outside is cut, not faded.
  ///   - corner: the top left corner of the empty area that is left if nothing is, in the node's own points.
  mutating func limit(to rect: CGRect, isHard: Bool, corner: CGPoint) {
    let own = rect.isNull ? CGRect.null : rect.applying(transform)
    if isHard, !rect.isNull { hardClip = hardClip?.intersection(own) ?? own }
    let rest = clip.map { $0.intersection(own) } ?? own
    clip = rest.isNull ? CGRect(origin: corner, size: .zero) : rest
  }
}

extension SceneSlot {
  /// What is left of the plate for the content, in the slot's points; its corners are round.
  var surface: CGRect { cut.map(inside.intersection) ?? inside }
  /// The bounds of the shape that clips the content.
  private var inside: CGRect { plate.insetBy(dx: clipMargin, dy: clipMargin) }

  /// Whether a rounded corner of the shape that clips the content cuts off a corner of a frame in the slot's points.
  func cuts(_ frame: CGRect) -> Bool {
    [frame.minX, frame.maxX].contains { x in [frame.minY, frame.maxY].contains { y in cuts(CGPoint(x: x, y: y)) } }
  }

  /// Whether a point lies in one of the corners outside that shape.
  func cuts(_ point: CGPoint) -> Bool {
    let surface = inside
    let radius = min(cornerRadius - clipMargin, plate.height / 2)
    let dx = max(surface.minX + radius - point.x, point.x - (surface.maxX - radius), 0)
    let dy = max(surface.minY + radius - point.y, point.y - (surface.maxY - radius), 0)
    return dx > 0 && dy > 0 && dx * dx + dy * dy > radius * radius
  }
}
