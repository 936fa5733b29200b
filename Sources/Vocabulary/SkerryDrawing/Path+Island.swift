package import Foundation

extension Path {
  /// The outline of a Dynamic Island: circles at its ends that meet the horizontal edges in a smoothed curve.
  ///
  /// Fitted to the outlines of five screenshots (Figures §8.2): every row within 0.2 point.
  /// - Parameters:
  ///   - rect: points.
  ///   - radius: what the corners have while the island is high enough for them; half the height where it is not.
  package init(island rect: CGRect, radius: CGFloat) {
    self.init()
    let shape = IslandCorner(height: rect.height, radius: radius)
    let own = min(shape.radius, rect.width / 2)
    guard own > 0 else {
      addRect(rect)
      return
    }
    // The eight ends of the corners, clockwise from the left end of the top edge; each corner is the first one mirrored.
    func point(_ x: CGFloat, _ y: CGFloat, _ right: Bool, _ bottom: Bool) -> CGPoint {
      CGPoint(x: right ? rect.maxX - x : rect.minX + x, y: bottom ? rect.maxY - y : rect.minY + y)
    }
    for (right, bottom) in [(false, false), (true, false), (true, true), (false, true)] {
      // Clockwise, a corner is entered by the vertical edge where it is top-left or bottom-right.
      let entersByEnd = right == bottom
      let knots = shape.knots(own)
      let ordered = entersByEnd ? knots : knots.reversed()
      let points = ordered.map { point($0.x, $0.y, right, bottom) }
      if isEmpty { move(to: points[0]) } else { addLine(to: points[0]) }
      addCurve(to: points[3], control1: points[1], control2: points[2])
      addCurve(to: points[6], control1: points[4], control2: points[5])
    }
    closeSubpath()
  }
}

/// One corner of an island, from the middle of its end to the horizontal edge.
private struct IslandCorner {
  /// Points.
  let radius: CGFloat
  /// Where the curve meets the horizontal edge, in radii from the island's end.
  let reach: CGFloat
  /// How far from the horizontal edge the circle ends, in radii.
  let departure: CGFloat
  /// How far the curve's handles go toward the crossing of the circle's last tangent with the edge, and from there to `reach`.
  let handles: (tangent: CGFloat, edge: CGFloat)

  init(height: CGFloat, radius wanted: CGFloat) {
    radius = max(0, min(wanted, height / 2))
    if height <= 60 {
      (reach, departure, handles) = (1.223, 0.5, (0.342, 0))
      return
    }
    // An island that is too low for its radius reaches further along its edges; measured at a radius of 48 on a height of 90.67.
    let excess = radius > 0 ? (wanted / radius - 1) / 0.0588 : 0
    let share = min(1, max(0, excess))
    func between(_ free: CGFloat, _ pressed: CGFloat) -> CGFloat { free + (pressed - free) * share }
    reach = between(1.201, 1.849)
    departure = between(0.313, 0.157)
    handles = (between(0.985, 0.946), between(0.516, 0.203))
  }

  /// Two curves: from the end along the circle to where it is left, and from there to the edge. The corner is the top-left one.
  func knots(_ r: CGFloat) -> [CGPoint] {
    let depth = departure * r
    let cosine = 1 - departure
    let sine = (1 - cosine * cosine).squareRoot()
    let leaving = CGPoint(x: r * (1 - sine), y: depth)
    // The handle of a circle's arc of angle a is 4/3 · tan(a / 4); a runs from the end (90°) to the departure. Half-angle formulas.
    let half = (1 - sine) / cosine
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let arm = 4 / 3 * quarter * r
    // Along the tangent where the circle is left: toward the edge it goes by (cosine, −sine).
    let crossing = leaving.x + cosine * depth / sine
    let control = CGPoint(x: leaving.x + cosine * depth / sine * handles.tangent, y: depth * (1 - handles.tangent))
    let end = reach * r
    return [
      CGPoint(x: 0, y: r), CGPoint(x: 0, y: r - arm), CGPoint(x: leaving.x - cosine * arm, y: leaving.y + sine * arm), leaving, control,
      CGPoint(x: crossing + (end - crossing) * handles.edge, y: 0), CGPoint(x: end, y: 0),
    ]
  }
}
