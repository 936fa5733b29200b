import Foundation
import Testing

@testable import SkerryDrawing

/// Places on edges and at corners, which a ray could count twice or not at all.
@Suite struct WindingCountTests {
  private func count(_ points: [(Int, Int)]) -> WindingCount {
    let corners = points.map { GridPoint(x: $0.0, y: $0.1) }
    return WindingCount(
      corners.indices.compactMap { GridEdge(corners[$0], corners[($0 + 1) % corners.count], EdgeWinding(first: 1)) })
  }

  /// Twice the coordinates.
  @Test func aPlaceOnAnEdgeIsBesideIt() {
    let square = count([(0, 0), (10, 0), (10, 10), (0, 10)])
    func isInside(_ x: Int, _ y: Int) -> Bool { square.around(x, y).first != 0 }
    #expect(isInside(10, 10) && isInside(1, 10) && isInside(19, 10) && isInside(10, 1) && isInside(10, 19))
    #expect(!isInside(-1, 10) && !isInside(21, 10) && !isInside(10, -1) && !isInside(10, 21))
    // The left and the upper edge belong to the square, the right and the lower one do not.
    #expect(isInside(0, 10) && !isInside(20, 10) && isInside(10, 0) && !isInside(10, 20))
    #expect(isInside(0, 0) && !isInside(20, 0) && !isInside(0, 20) && !isInside(20, 20))
  }

  /// A ray through a corner crosses one edge where the outline goes on, and none or two where it turns back.
  @Test func raysThroughCorners() {
    let diamond = count([(10, 0), (20, 10), (10, 20), (0, 10)])
    func winding(_ x: Int, _ y: Int) -> Int { abs(diamond.around(x, y).first) }
    #expect(winding(20, 20) == 1 && winding(-2, 20) == 0 && winding(42, 20) == 0)
    #expect(winding(0, 0) == 0 && winding(0, 40) == 0 && winding(20, 1) == 1 && winding(20, 39) == 1)
    // On the four sides.
    let sides: [Int] = [winding(10, 10), winding(30, 10), winding(10, 30), winding(30, 30)]
    #expect(sides == [1, 0, 1, 0])
  }

  /// The windings of both sides of every edge differ by its own, whatever its direction.
  @Test func sidesOfEdges() throws {
    let corners = [(0, 0), (10, 10), (20, 0), (20, 30), (10, 12), (0, 30)].map { GridPoint(x: $0.0, y: $0.1) }
    let edges = corners.indices.compactMap { GridEdge(corners[$0], corners[($0 + 1) % corners.count], EdgeWinding(first: 1)) }
    let count = WindingCount(edges)
    for (index, edge) in edges.enumerated() {
      let (after, before) = count.sides(of: index)
      #expect([abs(after.first), abs(before.first)].sorted() == [0, 1], "\(edge)")
      // A thousandth of a point beyond the edge's middle, at twice the coordinates.
      let (mx, my) = (edge.from.x + edge.to.x, edge.from.y + edge.to.y)
      let isSteep = abs(edge.to.y - edge.from.y) > edge.to.x - edge.from.x
      #expect(after == count.around(isSteep ? mx + 1 : mx, isSteep ? my : my + 1), "\(edge)")
      #expect(before == count.around(isSteep ? mx - 1 : mx, isSteep ? my : my - 1), "\(edge)")
    }
  }
}
