public import Foundation
public import SkerryGeometry

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter circle.
  case circular
  /// A curve that grows gradually out of the edges.
  case continuous
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension Path {
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(
      width: min(max(0, cornerSize.width), rect.width / 2), height: min(max(0, cornerSize.height), rect.height / 2))
    // Equal radii stay equal: the shorter side limits both (Figures rule 19).
    let minimum = min(size.width, size.height)
    let isRound = cornerSize.width == cornerSize.height
    let corner = isRound ? CGSize(width: minimum, height: minimum) : size
    var path = Path()
    path.addCorners(in: rect, [corner, corner, corner, corner], style)
    addPath(path, transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    let limit = min(rect.width, rect.height) / 2
    let corners = [cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading].map {
      let radius = min(max(0, $0), limit)
      return CGSize(width: radius, height: radius)
    }
    var path = Path()
    path.addCorners(in: rect, corners, style)
    addPath(path, transform: transform)
  }

  /// The outline from the middle of the right edge clockwise, where dashes and trimmed parts begin; `corners` from the top-left one clockwise.
  ///
  /// Source: Figures §9.79, exact for equal radii; assumed for others.
  private mutating func addCorners(in rect: CGRect, _ corners: [CGSize], _ style: RoundedCornerStyle) {
    guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect) }
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    let points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    // From each corner: the direction of the edge that leads to it, seen from the corner, and of the edge that leaves it.
    let arriving = [CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0)]
    let leaving = [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1)]
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    for index in [2, 3, 0, 1] {
      let isVerticalArrival = index % 2 == 0
      let corner = Corner(
        point: points[index], arriving: arriving[index], leaving: leaving[index],
        arrivingRadius: isVerticalArrival ? corners[index].height : corners[index].width,
        leavingRadius: isVerticalArrival ? corners[index].width : corners[index].height,
        arrivingRoom: isVerticalArrival ? half.height : half.width, leavingRoom: isVerticalArrival ? half.width : half.height)
      corner.add(to: &self, style)
    }
    closeSubpath()
  }
}

/// One corner of a rounded rectangle, walked from the arriving edge to the leaving one.
private struct Corner {
  let point: CGPoint
  let arriving: CGPoint
  let leaving: CGPoint
  let arrivingRadius: CGFloat
  let leavingRadius: CGFloat
  /// Half the length of each edge: how far the curve may extend.
  let arrivingRoom: CGFloat
  let leavingRoom: CGFloat

  /// Along one edge: where the curve ends and its two control points, in units of the radius.
  ///
  /// Where the side is too short for the whole reach the curve ends at its middle and the control points move out a little;
  /// the factors 0.08 and 0.05 are fitted to one recording, the profiles of radius 16 and 20 in 40 points: within 0.05 point, except
  /// for 0.11 in the first, shallow rows.
  private func handles(length: CGFloat, radius: CGFloat) -> (end: CGFloat, outer: CGFloat, inner: CGFloat) {
    let available = radius > 0 ? length / radius : ContinuousCorner.reach
    if available >= ContinuousCorner.reach { return (ContinuousCorner.reach, ContinuousCorner.outer, ContinuousCorner.inner) }
    let lack = ContinuousCorner.reach - available
    return (available, min(ContinuousCorner.outer, available + 0.08 * lack), ContinuousCorner.inner + 0.05 * lack)
  }

  private func at(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    CGPoint(
      x: point.x + arriving.x * along * arrivingRadius + leaving.x * across * leavingRadius,
      y: point.y + arriving.y * along * arrivingRadius + leaving.y * across * leavingRadius)
  }

  func add(to path: inout Path, _ style: RoundedCornerStyle) {
    guard arrivingRadius > 0, leavingRadius > 0 else { return path.addLineUnlessThere(to: point) }
    switch style {
    case .circular:
      let handle = 1 - Path.quarterCircle
      path.addLineUnlessThere(to: at(1, 0))
      path.addCurve(to: at(0, 1), control1: at(handle, 0), control2: at(0, handle))
    case .continuous:
      let into = handles(length: arrivingRoom, radius: arrivingRadius)
      let out = handles(length: leavingRoom, radius: leavingRadius)
      path.addLineUnlessThere(to: at(into.end, 0))
      path.addCurve(
        to: at(ContinuousCorner.knotAlong, ContinuousCorner.knotAcross), control1: at(into.outer, 0), control2: at(into.inner, 0))
      path.addCurve(
        to: at(ContinuousCorner.knotAcross, ContinuousCorner.knotAlong),
        control1: at(ContinuousCorner.middleAlong, ContinuousCorner.middleAcross),
        control2: at(ContinuousCorner.middleAcross, ContinuousCorner.middleAlong))
      path.addCurve(to: at(0, out.end), control1: at(0, out.inner), control2: at(0, out.outer))
    }
  }
}
