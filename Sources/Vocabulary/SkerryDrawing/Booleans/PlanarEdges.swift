import Foundation
import SkerryGeometry

/// Edges that meet at their ends only, made from outlines that may cross, touch and run over one another.
///
/// Crossings are rounded to the grid. That moves edges by less than half of its step, which may make new crossings, so the edges are
/// cut again until none is left.
struct PlanarEdges {
  private(set) var edges: [GridEdge]

  /// The maximum number of rounds; what still crosses after them does so by less than the grid's step and is left.
  private static let roundLimit = 24

  init(_ edges: [GridEdge]) {
    self.edges = Self.merged(edges)
    for _ in 0..<Self.roundLimit {
      guard let cut = Self.cut(self.edges) else { return }
      self.edges = Self.merged(cut)
    }
  }

  /// One edge for all that have the same ends, without those that cancel one another.
  private static func merged(_ edges: [GridEdge]) -> [GridEdge] {
    var result: [GridEdge] = []
    for edge in edges.sorted(by: { ($0.from, $0.to) < ($1.from, $1.to) }) {
      if let last = result.last, last.from == edge.from, last.to == edge.to {
        result[result.count - 1].winding = last.winding + edge.winding
      } else {
        result.append(edge)
      }
    }
    return result.filter { $0.winding != EdgeWinding() }
  }

  /// The edges cut where they meet; `nil` when none had to be.
  private static func cut(_ edges: [GridEdge]) -> [GridEdge]? {
    var points: [[GridPoint]] = Array(repeating: [], count: edges.count)
    var found = false
    func note(_ index: Int, _ point: GridPoint) {
      guard point != edges[index].from, point != edges[index].to else { return }
      points[index].append(point)
      found = true
    }
    // Edges are in the order of their left ends: only those that begin before another ends can meet it.
    for first in edges.indices {
      let a = edges[first]
      for second in (first + 1)..<max(first + 1, edges.count) {
        let b = edges[second]
        if b.from.x > a.to.x { break }
        if b.top > a.bottom || b.bottom < a.top { continue }
        for point in intersections(a, b) {
          note(first, point)
          note(second, point)
        }
      }
    }
    guard found else { return nil }
    var result: [GridEdge] = []
    for (index, edge) in edges.enumerated() {
      if points[index].isEmpty {
        result.append(edge)
        continue
      }
      // Along the edge; rounded points may be slightly off it.
      let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
      func along(_ p: GridPoint) -> Int { (p.x - edge.from.x) * dx + (p.y - edge.from.y) * dy }
      var at = edge.from
      for point in points[index].sorted(by: { (along($0), $0) < (along($1), $1) }) + [edge.to] {
        if let piece = GridEdge(at, point, edge.winding) { result.append(piece) }
        at = point
      }
    }
    return result
  }

  /// Where two edges meet, rounded: a crossing, or ends of one that lie on the other.
  private static func intersections(_ a: GridEdge, _ b: GridEdge) -> [GridPoint] {
    let (b0, b1) = (GridPoint.cross(a.from, a.to, b.from), GridPoint.cross(a.from, a.to, b.to))
    if (b0 > 0 && b1 > 0) || (b0 < 0 && b1 < 0) { return [] }
    let (a0, a1) = (GridPoint.cross(b.from, b.to, a.from), GridPoint.cross(b.from, b.to, a.to))
    if (a0 > 0 && a1 > 0) || (a0 < 0 && a1 < 0) { return [] }
    if a0 != 0, a1 != 0, b0 != 0, b1 != 0 {
      let t = Double(a0) / (Double(a0) - Double(a1))
      let (dx, dy) = (Double(a.to.x - a.from.x), Double(a.to.y - a.from.y))
      return [GridPoint(x: a.from.x + Int((t * dx).rounded()), y: a.from.y + Int((t * dy).rounded()))]
    }
    func within(_ p: GridPoint, _ e: GridEdge) -> Bool { p.x >= e.from.x && p.x <= e.to.x && p.y >= e.top && p.y <= e.bottom }
    var result: [GridPoint] = []
    if b0 == 0, within(b.from, a) { result.append(b.from) }
    if b1 == 0, within(b.to, a) { result.append(b.to) }
    if a0 == 0, within(a.from, b) { result.append(a.from) }
    if a1 == 0, within(a.to, b) { result.append(a.to) }
    return result
  }
}
