import Foundation
import SkerryGeometry

/// A 3D rotation about an axis.
struct SpatialRotation {
  private let angle: Double
  private let axis: (x: Double, y: Double, z: Double)

  /// An axis of zero length rotates nothing.
  init(angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    let isReal = length.isFinite && length > 0 && angle.radians.isFinite
    self.angle = isReal ? angle.radians : 0
    self.axis = isReal ? (axis.x / length, axis.y / length, axis.z / length) : (0, 0, 1)
  }

  /// Whether points of the picture leave its plane, so that perspective would be visible.
  var leavesThePlane: Bool { abs(axis.z) < 1 - 1e-9 && abs(ExactMath.sine(angle)) > 1e-9 }

  /// The rotated picture in orthographic projection along z (Rodrigues' formula without its third row and column).
  var flattened: CGAffineTransform {
    let (c, s) = (ExactMath.cosine(angle), ExactMath.sine(angle))
    return CGAffineTransform(
      a: c + axis.x * axis.x * (1 - c), b: axis.y * axis.x * (1 - c) + axis.z * s, c: axis.x * axis.y * (1 - c) - axis.z * s,
      d: c + axis.y * axis.y * (1 - c), tx: 0, ty: 0)
  }
}
