import Foundation
import SkerryDrawing
import SkerryGeometry

extension Path {
  /// Draws a curve through points from the current one, which must be the first of them.
  mutating func join(_ points: [CGPoint], _ method: InterpolationMethod) {
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear: for point in points.dropFirst() { addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd: joinInSteps(points, method)
    case .monotone: joinMonotonically(points)
    case .cardinal(let tension): joinThroughNeighbours(points) { _, _ in (1 - min(max(tension, 0), 1)) / 6 }
    case .catmullRom(let alpha): joinCentripetally(points, min(max(alpha, 0), 1))
    }
  }

  private mutating func joinInSteps(_ points: [CGPoint], _ method: InterpolationMethod) {
    for (from, to) in zip(points, points.dropFirst()) {
      switch method.kind {
      case .stepStart: addLine(to: CGPoint(x: from.x, y: to.y))
      case .stepEnd: addLine(to: CGPoint(x: to.x, y: from.y))
      default:
        addLine(to: CGPoint(x: (from.x + to.x) / 2, y: from.y))
        addLine(to: CGPoint(x: (from.x + to.x) / 2, y: to.y))
      }
      addLine(to: to)
    }
  }

  /// A cardinal spline: each tangent is parallel to the line between the point's neighbours.
  private mutating func joinThroughNeighbours(_ points: [CGPoint], _ factor: (CGPoint, CGPoint) -> CGFloat) {
    for index in 0..<(points.count - 1) {
      let (before, from) = (points[max(0, index - 1)], points[index])
      let (to, after) = (points[index + 1], points[min(points.count - 1, index + 2)])
      let k = factor(from, to)
      addCurve(
        to: to, control1: CGPoint(x: from.x + (to.x - before.x) * k, y: from.y + (to.y - before.y) * k),
        control2: CGPoint(x: to.x - (after.x - from.x) * k, y: to.y - (after.y - from.y) * k))
    }
  }

  /// A Catmull–Rom spline whose knots are spaced by the distances to the power of `alpha` (0 uniform, ½ centripetal, 1 chordal).
  private mutating func joinCentripetally(_ points: [CGPoint], _ alpha: CGFloat) {
    func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      let square = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
      return square > 0 ? CGFloat(ExactMath.power(Double(square), Double(alpha) / 2)) : alpha > 0 ? 0 : 1
    }
    for index in 0..<(points.count - 1) {
      let (before, from) = (points[max(0, index - 1)], points[index])
      let (to, after) = (points[index + 1], points[min(points.count - 1, index + 2)])
      let (d1, d2, d3) = (knot(before, from), knot(from, to), knot(to, after))
      func control(_ outer: CGPoint, _ near: CGPoint, _ far: CGPoint, _ side: CGFloat) -> CGPoint {
        guard side > 1e-6, d2 > 1e-6 else { return near }
        let scale = 3 * side * (side + d2)
        let weight = 2 * side * side + 3 * side * d2 + d2 * d2
        return CGPoint(
          x: (side * side * far.x - d2 * d2 * outer.x + weight * near.x) / scale,
          y: (side * side * far.y - d2 * d2 * outer.y + weight * near.y) / scale)
      }
      addCurve(to: to, control1: control(before, from, to, d1), control2: control(after, to, from, d3))
    }
  }

  /// A cubic spline that never overshoots its points. Source: M. Steffen, A simple method for monotonic interpolation (1990).
  private mutating func joinMonotonically(_ points: [CGPoint]) {
    let last = points.count - 1
    func slope(_ index: Int) -> CGFloat {
      let dx = points[index + 1].x - points[index].x
      return abs(dx) < 1e-9 ? 0 : (points[index + 1].y - points[index].y) / dx
    }
    var tangents = [CGFloat](repeating: 0, count: points.count)
    for index in 1..<max(1, last) {
      let (h0, h1) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
      let (s0, s1) = (slope(index - 1), slope(index))
      guard s0 * s1 > 0, abs(h0 + h1) > 1e-9 else { continue }
      let mean = (s0 * h1 + s1 * h0) / (h0 + h1)
      tangents[index] = (s0 < 0 ? -1 : 1) * 2 * min(abs(s0), abs(s1), 0.5 * abs(mean))
    }
    if last == 1 {
      tangents = [slope(0), slope(0)]
    } else {
      tangents[0] = (3 * slope(0) - tangents[1]) / 2
      tangents[last] = (3 * slope(last - 1) - tangents[last - 1]) / 2
    }
    for index in 0..<last {
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      addCurve(
        to: to, control1: CGPoint(x: from.x + third, y: from.y + third * tangents[index]),
        control2: CGPoint(x: to.x - third, y: to.y - third * tangents[index + 1]))
    }
  }
}
