import Foundation
import SkerryGeometry

/// A rotation about an axis in 3D, seen in perspective.
struct SpatialRotation {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor = UnitPoint.center
  /// The distance of the axis in front of the view's plane, in points.
  var anchorZ: CGFloat = 0
  /// The view's longer side divided by the viewer's distance; 0 is an infinite distance.
  var perspective: CGFloat = 0

  /// The image of a rotated view of a given size, in its own coordinates.
  ///
  /// The viewer is in front of the anchor, at a distance of the view's longer side divided by `perspective`. What lies in the
  /// view's plane keeps its size, wherever the axis is. Source: Figures §5.6.
  func projection(_ size: CGSize) -> ProjectionTransform {
    let turn = CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
    guard turn != CATransform3DIdentity else { return ProjectionTransform() }
    let pivot = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    let depth = anchorZ.isFinite ? anchorZ : 0
    let longer = max(size.width, size.height)
    var eye = CATransform3DIdentity
    if longer > 0, perspective.isFinite { eye.m34 = -perspective / longer }
    return ProjectionTransform(
      [
        CATransform3DMakeTranslation(-pivot.x, -pivot.y, -depth), turn, CATransform3DMakeTranslation(0, 0, depth), eye,
        CATransform3DMakeTranslation(pivot.x, pivot.y, 0),
      ].reduce(CATransform3DIdentity, CATransform3DConcat))
  }
}

extension View {
  /// A 3D rotation. The view, with its text and images, is drawn in perspective; its layout does not change.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let (x, y, z) = axis
    return geometric(
      .projection {
        SpatialRotation(angle: angle, axis: (x, y, z), anchor: anchor, anchorZ: anchorZ, perspective: perspective).projection($0)
      })
  }

  /// Transforms the view by a matrix, in the view's own coordinates; its layout is unchanged.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    geometric(.projection { _ in transform })
  }
}
