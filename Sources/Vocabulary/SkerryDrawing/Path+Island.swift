package import Foundation

/// How an island's corners meet its edges.
package enum IslandCornerStyle: Hashable, Sendable {
  /// A circle that meets the horizontal edges in a short smoothed curve: iOS 16 and 17.0.
  case round
  /// A curve that grows gradually out of all edges: from iOS 17.4 at the latest on.
  case continuous
}

extension Path {
  /// The outline of a Dynamic Island.
  ///
  /// Fitted to the outlines of six screenshots (Figures §8.2): every row of pixels within 0.25 point.
  /// - Parameters:
  ///   - rect: points.
  ///   - radius: points; the corner radius of a tall island; otherwise half the height.
  package init(island rect: CGRect, radius: CGFloat, style: IslandCornerStyle) {
    self.init()
    let corner = IslandCorner(height: rect.height, width: rect.width, radius: radius, style)
    let own = min(corner.radius, rect.width / 2)
    guard own > 0 else {
      addRect(rect)
      return
    }
    func point(_ knot: CGPoint, _ right: Bool, _ bottom: Bool) -> CGPoint {
      CGPoint(
        x: right ? rect.maxX - knot.x * own : rect.minX + knot.x * own, y: bottom ? rect.maxY - knot.y * own : rect.minY + knot.y * own)
    }
    // Clockwise from the left end; each corner is the first one mirrored.
    for (right, bottom) in [(false, false), (true, false), (true, true), (false, true)] {
      // Clockwise, a corner is entered by the vertical edge where it is top-left or bottom-right.
      let ordered = right == bottom ? corner.knots : corner.knots.reversed()
      let points = ordered.map { point($0, right, bottom) }
      if isEmpty { move(to: points[0]) } else { addLine(to: points[0]) }
      for index in stride(from: 1, to: points.count - 2, by: 3) {
        addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
      }
    }
    closeSubpath()
  }
}

/// One corner of an island, top-left, from the middle of its end to the horizontal edge.
private struct IslandCorner {
  /// Points.
  let radius: CGFloat
  /// The ends and handles of its curves, in radii from the corner of the island's frame.
  let knots: [CGPoint]

  init(height: CGFloat, width: CGFloat, radius wanted: CGFloat, _ style: IslandCornerStyle) {
    radius = max(0, min(wanted, height / 2))
    guard height > 60 else {
      // Phones of 402 points smooth the ends of a low island; on those of 393 they are half circles (Figures §8.2). A detached
      // island has less room for the smoothing the narrower it is: one as wide as high is a circle (assumed).
      let room = radius > 0 ? width / 2 / radius : 1
      let share = style == .round ? 0 : min(max((room - 1) / 0.223, 0), 1)
      knots = Self.circle(reach: 1 + 0.223 * share, departure: max(0.5 * share, 0.0001), tangent: 0.342, edge: 0)
      return
    }
    switch style {
    case .round: knots = Self.circle(reach: 1.2064, departure: 0.2435, tangent: 1, edge: 0.4936)
    case .continuous: knots = Self.continuous(room: radius > 0 ? height / 2 / radius : 1)
    }
  }

  /// A circle from the end to where it is left, and a curve from there to the edge.
  ///
  /// - Parameters:
  ///   - reach: where the curve meets the edge, in radii from the island's end.
  ///   - departure: how far from the edge the circle ends, in radii.
  ///   - tangent: how far the first handle goes toward the crossing of the circle's last tangent with the edge, 0…1.
  ///   - edge: how far the second handle goes from there to `reach`, 0…1.
  private static func circle(reach: CGFloat, departure: CGFloat, tangent: CGFloat, edge: CGFloat) -> [CGPoint] {
    let cosine = 1 - departure
    let sine = (1 - cosine * cosine).squareRoot()
    let leaving = CGPoint(x: 1 - sine, y: departure)
    // The handle of a circle's arc of angle a is 4/3 · tan(a / 4); a runs from the end (90°) to the departure. Half-angle formulas.
    let half = (1 - sine) / cosine
    let arm = 4 / 3 * half / (1 + (1 + half * half).squareRoot())
    // Continues along the tangent at the end of the arc; its direction toward the edge is (cosine, −sine).
    let way = cosine * departure / sine
    let crossing = leaving.x + way
    return [
      CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 1 - arm), CGPoint(x: leaving.x - cosine * arm, y: leaving.y + sine * arm), leaving,
      CGPoint(x: leaving.x + way * tangent, y: departure * (1 - tangent)), CGPoint(x: crossing + (reach - crossing) * edge, y: 0),
      CGPoint(x: reach, y: 0),
    ]
  }

  /// The curve of continuous corners (Figures §5.4) with a longer smoothing along the edges. Fitted at the two heights that were observed: half the
  /// height is one radius, and 1.5417 radii; assumed in between.
  private static func continuous(room: CGFloat) -> [CGPoint] {
    let share = min(max((room - 1) / 0.5417, 0), 1)
    func between(_ low: CGFloat, _ high: CGFloat) -> CGFloat { low + (high - low) * share }
    return [
      CGPoint(x: 0, y: between(1, 1.5417)), CGPoint(x: 0, y: between(0.9567, 1.2793)), CGPoint(x: 0, y: between(0.8156, 0.845)),
      CGPoint(x: between(0.0637, ContinuousCorner.knotAcross), y: between(0.6457, ContinuousCorner.knotAlong)),
      CGPoint(x: ContinuousCorner.middleAcross, y: ContinuousCorner.middleAlong),
      CGPoint(x: ContinuousCorner.middleAlong, y: ContinuousCorner.middleAcross),
      CGPoint(x: ContinuousCorner.knotAlong, y: ContinuousCorner.knotAcross), CGPoint(x: between(0.8817, 0.8705), y: 0),
      CGPoint(x: between(1.1072, 1.1361), y: 0), CGPoint(x: between(2.1874, 2.0322), y: 0),
    ]
  }
}
