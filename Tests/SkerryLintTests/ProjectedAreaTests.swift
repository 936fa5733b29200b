import Foundation
import SkerryGeometry
import Testing

@testable import SkerryLint

/// A projection is measured at the middle of its frame.
@Suite struct ProjectedAreaTests {
  @Test func theMiddleIsWhereItIsShown() {
    var matrix = ProjectionTransform()
    (matrix.m13, matrix.m23) = (0.001, 0.002)
    let frame = CGRect(x: 20, y: 10, width: 100, height: 60)
    var area = VisibleArea()
    area.project(matrix, in: frame)
    func shown(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: frame.minX + x, y: frame.minY + y).applying(area.transform) }
    func projected(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let depth = 1 + 0.001 * x + 0.002 * y
      return CGPoint(x: frame.minX + x / depth, y: frame.minY + y / depth)
    }
    // Beside the middle the difference grows with the square of the distance.
    for (dx, dy, distance) in [(0, 0, 1e-9), (0.1, 0, 1e-4), (0, 0.1, 1e-4)] as [(CGFloat, CGFloat, CGFloat)] {
      let (one, other) = (shown(50 + dx, 30 + dy), projected(50 + dx, 30 + dy))
      #expect(abs(one.x - other.x) <= distance && abs(one.y - other.y) <= distance, "\(one) \(other)")
    }
  }
}
