package import Foundation
import SkerryGeometry

extension Path {
  /// A capsule with continuous ends: they grow gradually out of the long edges, as the corners of a continuous rounded rectangle do.
  ///
  /// A capsule that is square is a circle (our choice; no recording of one is known). Its outline begins at the middle of the right edge, as a rounded
  /// rectangle's does (Figures §9.79; assumed).
  package init(capsuleIn rect: CGRect) {
    self.init()
    let radius = min(rect.width, rect.height) / 2
    guard radius > 0 else {
      addRect(rect)
      return
    }
    let isUpright = rect.height > rect.width
    let end = CapsuleEnd(length: max(rect.width, rect.height) / 2 / radius).points
    let corners = [
      (CGPoint(x: rect.minX, y: rect.minY), CGFloat(1), CGFloat(1)), (CGPoint(x: rect.maxX, y: rect.minY), -1, 1),
      (CGPoint(x: rect.maxX, y: rect.maxY), -1, -1), (CGPoint(x: rect.minX, y: rect.maxY), 1, -1),
    ]
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    for index in [2, 3, 0, 1] {
      let (corner, x, y) = corners[index]
      func at(_ point: CGPoint) -> CGPoint {
        let (dx, dy) = isUpright ? (point.y, point.x) : (point.x, point.y)
        return CGPoint(x: corner.x + x * dx * radius, y: corner.y + y * dy * radius)
      }
      // Clockwise: every second corner is walked from its long edge on.
      let isFromLongEdge = isUpright == (index % 2 == 0)
      let points = isFromLongEdge ? end : end.reversed()
      addLineUnlessThere(to: at(points[0]))
      for curve in 0..<3 {
        addCurve(to: at(points[3 * curve + 3]), control1: at(points[3 * curve + 1]), control2: at(points[3 * curve + 2]))
      }
    }
    closeSubpath()
  }
}

/// One corner of a capsule in units of its radius, x along the long edge: three curves from that edge to the middle of the end.
///
/// The end is a circle; within 0.6 radians of the long edge it grows into that edge in a longer curve, as far as the edge is long enough. Fitted to
/// two long capsules (radius 24 and 11.17 points at 3x) and two short ones (158 and 134 by 116 pixels, P45), row by row (Figures §9.3): the first
/// row within 0.33 point, all others within 0.26.
private struct CapsuleEnd {
  /// Half the long side in radii.
  let length: CGFloat

  /// Where the circle is left, in radians from the long edge.
  private static let departure = 0.6
  /// Of a long capsule: where its curve meets the edge, the handle there, and the handle at the circle in lengths of the circle's tangent.
  private static let reach: CGFloat = 1.457
  private static let edgeHandle: CGFloat = 0.82
  private static let circleHandle: CGFloat = 0.76

  var points: [CGPoint] {
    let room = Double(min(max((length - 1) / (ContinuousCorner.reach - 1), 0), 1))
    // A capsule that is hardly longer than wide is nearly a circle: the share of the longer curve is room to the power of 1.5 (fitted).
    let share = CGFloat(room * room.squareRoot())
    let round = Self.arm(Self.departure)
    let tangent = CGFloat(ExactMath.tangent(Self.departure / 2))
    func between(_ circle: CGFloat, _ long: CGFloat) -> CGFloat { circle + (long - circle) * share }
    let smoothed = [
      CGPoint(x: between(1, Self.reach), y: 0), CGPoint(x: between(1 - round, Self.edgeHandle), y: 0),
      Self.along(Self.departure, -between(round, Self.circleHandle * tangent)), Self.point(Self.departure),
    ]
    let step = (.pi / 2 - Self.departure) / 2
    let arm = Self.arm(step)
    return smoothed
      + [Self.departure, Self.departure + step].flatMap { [Self.along($0, arm), Self.along($0 + step, -arm), Self.point($0 + step)] }
  }

  /// The handle of an arc of a circle.
  private static func arm(_ angle: Double) -> CGFloat { CGFloat(4.0 / 3 * ExactMath.tangent(angle / 4)) }

  /// On the circle; radians from the long edge.
  private static func point(_ angle: Double) -> CGPoint {
    CGPoint(x: 1 - CGFloat(ExactMath.sine(angle)), y: 1 - CGFloat(ExactMath.cosine(angle)))
  }

  /// From a point of the circle along its tangent, away from the long edge.
  private static func along(_ angle: Double, _ length: CGFloat) -> CGPoint {
    let start = point(angle)
    return CGPoint(x: start.x - length * CGFloat(ExactMath.cosine(angle)), y: start.y + length * CGFloat(ExactMath.sine(angle)))
  }
}
