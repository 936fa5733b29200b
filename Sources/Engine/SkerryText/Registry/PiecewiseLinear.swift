import Foundation

/// A function given by its values at two or more points, which ascend in `x`, and linear between neighbours.
struct PiecewiseLinear: Equatable {
  private struct Point: Equatable {
    var x: CGFloat
    var y: CGFloat
  }

  private let points: [Point]

  init(_ points: [(x: CGFloat, y: CGFloat)]) {
    precondition(points.count > 1, "A line needs two points.")
    self.points = points.map { Point(x: $0.x, y: $0.y) }
  }

  /// The value at `x`; beyond the outermost points it stays constant.
  func callAsFunction(_ x: CGFloat) -> CGFloat { extrapolated(clamped(x)) }

  /// The nearest `x` for which the function is given.
  func clamped(_ x: CGFloat) -> CGFloat { min(max(x, points[0].x), points[points.count - 1].x) }

  /// The value at `x`; beyond the outermost points the outermost lines continue.
  func extrapolated(_ x: CGFloat) -> CGFloat {
    let upper = max(points.firstIndex { $0.x >= x } ?? points.count - 1, 1)
    let (a, b) = (points[upper - 1], points[upper])
    return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
  }
}
