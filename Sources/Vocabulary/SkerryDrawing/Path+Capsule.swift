package import Foundation
import SkerryGeometry

extension Path {
  /// A capsule with continuous ends: they grow gradually out of the long edges, as the corners of a continuous rounded rectangle do.
  ///
  /// A capsule that is square is a circle (our choice; no recording of one is known).
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
    for (index, (corner, x, y)) in corners.enumerated() {
      func at(_ point: CGPoint) -> CGPoint {
        let (dx, dy) = isUpright ? (point.y, point.x) : (point.x, point.y)
        return CGPoint(x: corner.x + x * dx * radius, y: corner.y + y * dy * radius)
      }
      // Clockwise from the left edge: every second corner is walked from its long edge on.
      let isFromLongEdge = isUpright == (index % 2 == 0)
      let points = isFromLongEdge ? end : end.reversed()
      if index == 0 { move(to: at(points[0])) } else { addLine(to: at(points[0])) }
      for curve in 0..<3 {
        addCurve(to: at(points[3 * curve + 3]), control1: at(points[3 * curve + 1]), control2: at(points[3 * curve + 2]))
      }
    }
    closeSubpath()
  }
}

/// One corner of a capsule in units of its radius, x along the long edge: three curves from that edge to the middle of the end.
private struct CapsuleEnd {
  /// Half the long side in radii.
  let length: CGFloat

  var points: [CGPoint] {
    let part = min(max((length - 1) / 0.528665, 0), 1)
    return zip(continuous, Self.circle).map {
      CGPoint(x: $0.x * part + $1.x * (1 - part), y: $0.y * part + $1.y * (1 - part))
    }
  }

  /// The curve of continuous corners (Figures §5.4; the clamped end: Figures rule 19) with a longer smoothing.
  ///
  /// Fitted: reach 2 and handle 0.95 replace those of `ContinuousCorner`, from three rows of two recorded capsules (radius
  /// 24 and 11.17 points at 3x; Figures §9.3), all within 0.25 point.
  private var continuous: [CGPoint] {
    let reach = min(max(length, ContinuousCorner.reach), 2)
    let whole = (reach - ContinuousCorner.reach) / (2 - ContinuousCorner.reach)
    let handle = ContinuousCorner.outer + (0.95 - ContinuousCorner.outer) * whole
    return [
      CGPoint(x: reach, y: 0), CGPoint(x: handle, y: 0), CGPoint(x: ContinuousCorner.inner, y: 0),
      CGPoint(x: ContinuousCorner.knotAlong, y: ContinuousCorner.knotAcross),
      CGPoint(x: ContinuousCorner.middleAlong, y: ContinuousCorner.middleAcross),
      CGPoint(x: ContinuousCorner.middleAcross, y: ContinuousCorner.middleAlong),
      CGPoint(x: ContinuousCorner.knotAcross, y: ContinuousCorner.knotAlong),
      CGPoint(x: 0, y: 0.89484019), CGPoint(x: 0, y: 1.0422932), CGPoint(x: 0, y: 1),
    ]
  }

  /// A quarter circle in three arcs of 30 degrees.
  private static let circle: [CGPoint] = {
    let handle = CGFloat(4.0 / 3 * ExactMath.sine(.pi / 24) / ExactMath.cosine(.pi / 24))
    func point(_ step: Int) -> CGPoint {
      let angle = Double(step) * .pi / 6
      return CGPoint(x: 1 - CGFloat(ExactMath.sine(angle)), y: 1 - CGFloat(ExactMath.cosine(angle)))
    }
    func along(_ step: Int, _ length: CGFloat) -> CGPoint {
      let angle = Double(step) * .pi / 6
      let start = point(step)
      return CGPoint(x: start.x - length * CGFloat(ExactMath.cosine(angle)), y: start.y + length * CGFloat(ExactMath.sine(angle)))
    }
    return [point(0)] + (0..<3).flatMap { [along($0, handle), along($0 + 1, -handle), point($0 + 1)] }
  }()
}
