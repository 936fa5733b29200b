package import Foundation
import SkerryGeometry

extension Path {
  /// A capsule with continuous ends: half circles that grow gradually out of the long edges.
  ///
  /// Fitted to three rows of two recorded capsules (radius 24 and 11.17 points at 3x; Figures §9.3): within 0.35 point of
  /// each, and a circle from the ninth row on. A capsule that is nearly a circle becomes one.
  package init(capsuleIn rect: CGRect) {
    self.init()
    let radius = min(rect.width, rect.height) / 2
    guard radius > 0 else {
      addRect(rect)
      return
    }
    let isUpright = rect.height > rect.width
    let end = Self.capsuleEnd(room: max(rect.width, rect.height) / 2 / radius)
    let corners = [
      (CGPoint(x: rect.minX, y: rect.minY), CGFloat(1), CGFloat(1)), (CGPoint(x: rect.maxX, y: rect.minY), -1, 1),
      (CGPoint(x: rect.maxX, y: rect.maxY), -1, -1), (CGPoint(x: rect.minX, y: rect.maxY), 1, -1),
    ]
    for (index, (corner, x, y)) in corners.enumerated() {
      func at(_ point: CGPoint) -> CGPoint {
        let (dx, dy) = isUpright ? (point.y, point.x) : (point.x, point.y)
        return CGPoint(x: corner.x + x * dx * radius, y: corner.y + y * dy * radius)
      }
      // Clockwise from the left edge's end: every second corner is walked from its long edge on.
      let isFromLongEdge = isUpright == (index % 2 == 0)
      let points = isFromLongEdge ? end : end.reversed()
      if index == 0 { move(to: at(points[0])) } else { addLine(to: at(points[0])) }
      addCurve(to: at(points[3]), control1: at(points[1]), control2: at(points[2]))
      addCurve(to: at(points[6]), control1: at(points[4]), control2: at(points[5]))
    }
    closeSubpath()
  }

  /// One corner in units of the radius, x along the long edge: from that edge over the smoothing curve and the arc to the end's middle.
  ///
  /// - Parameter room: half the long side in radii; from 1.6 on the smoothing is whole.
  private static func capsuleEnd(room: CGFloat) -> [CGPoint] {
    let part = min(max((room - 1) / 0.6, 0), 1)
    // The smoothing ends 28 degrees into the half circle.
    let angle = Double(part) * 28 * .pi / 180
    let (sine, cosine) = (CGFloat(ExactMath.sine(angle)), CGFloat(ExactMath.cosine(angle)))
    let knot = CGPoint(x: 1 - sine, y: 1 - cosine)
    let reach = 1 + 0.6 * part
    // The tangent of the circle at the knot meets the edge here.
    let meeting = CGPoint(x: sine > 1e-9 ? knot.x + knot.y / sine * cosine : 1, y: 0)
    let handle = CGFloat(4.0 / 3 * ExactMath.sine((.pi / 2 - angle) / 4) / ExactMath.cosine((.pi / 2 - angle) / 4))
    return [
      CGPoint(x: reach, y: 0), CGPoint(x: 1 + 0.08849296 * part, y: 0), meeting, knot,
      CGPoint(x: knot.x - handle * cosine, y: knot.y + handle * sine), CGPoint(x: 0, y: 1 - handle), CGPoint(x: 0, y: 1),
    ]
  }
}
