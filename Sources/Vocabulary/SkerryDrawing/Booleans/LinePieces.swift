import Foundation

/// A line cut where it meets the border of an area.
struct LinePieces {
  private var lines: [(points: [GridPoint], isClosed: Bool)] = []
  private let area: [GridEdge]
  private let count: WindingCount
  private let eoFill: Bool

  init(_ line: Path, _ area: Path, eoFill: Bool) {
    lines = line.flattened(tolerance: Path.booleanTolerance).map { ($0.points.map { GridPoint($0) }, $0.isClosed) }
    self.area = PlanarEdges(area.gridEdges(EdgeWinding(first: 1))).edges
    count = WindingCount(self.area)
    self.eoFill = eoFill
  }

  /// The pieces that `keeps` accepts; its argument says whether a piece lies inside.
  func path(_ keeps: (Bool) -> Bool) -> Path {
    var result = Path()
    for line in lines { add(line.points, line.isClosed, keeps, to: &result) }
    return result
  }

  private func add(_ points: [GridPoint], _ isClosed: Bool, _ keeps: (Bool) -> Bool, to result: inout Path) {
    let walk = isClosed ? points + points.prefix(1) : points
    var runs: [[CGPoint]] = []
    var isOpen = false
    var leftOut = false
    for (a, b) in zip(walk, walk.dropFirst()) where a != b {
      let cuts = [0] + cuts(a, b) + [1]
      for (t0, t1) in zip(cuts, cuts.dropFirst()) {
        let (from, to) = (Self.point(a, b, t0), Self.point(a, b, t1))
        guard keeps(isInside(Self.point(a, b, (t0 + t1) / 2), a, b)) else {
          isOpen = false
          leftOut = true
          continue
        }
        if !isOpen { runs.append([from]) }
        isOpen = true
        runs[runs.count - 1].append(to)
      }
    }
    // A closed line that was cut elsewhere continues across its start.
    if isClosed, leftOut, isOpen, runs.count > 1, runs[0].first == runs[runs.count - 1].last {
      runs[0] = runs.removeLast() + runs[0].dropFirst()
    }
    for run in runs {
      result.addLines(isClosed && !leftOut ? Array(run.dropLast()) : run)
      if isClosed, !leftOut { result.closeSubpath() }
    }
  }

  private static func point(_ a: GridPoint, _ b: GridPoint, _ t: Double) -> CGPoint {
    let (from, to) = (a.point, b.point)
    if t == 1 { return to }
    return CGPoint(x: from.x + CGFloat(t) * (to.x - from.x), y: from.y + CGFloat(t) * (to.y - from.y))
  }

  /// Where the border meets the piece from a to b, as fractions of it, in order.
  private func cuts(_ a: GridPoint, _ b: GridPoint) -> [Double] {
    let (left, right, top, bottom) = (min(a.x, b.x), max(a.x, b.x), min(a.y, b.y), max(a.y, b.y))
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    var found: Set<Double> = []
    for edge in area where edge.from.x <= right && edge.to.x >= left && edge.top <= bottom && edge.bottom >= top {
      let (s0, s1) = (GridPoint.cross(a, b, edge.from), GridPoint.cross(a, b, edge.to))
      if (s0 > 0 && s1 > 0) || (s0 < 0 && s1 < 0) { continue }
      if s0 == 0 || s1 == 0 {
        for (side, end) in [(s0, edge.from), (s1, edge.to)] where side == 0 {
          found.insert(Double((end.x - a.x) * dx + (end.y - a.y) * dy) / Double(length))
        }
        continue
      }
      let (a0, a1) = (GridPoint.cross(edge.from, edge.to, a), GridPoint.cross(edge.from, edge.to, b))
      if a0 != a1 { found.insert(Double(a0) / (Double(a0) - Double(a1))) }
    }
    return found.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// Whether the middle of a piece lies in the area or on its border.
  private func isInside(_ middle: CGPoint, _ a: GridPoint, _ b: GridPoint) -> Bool {
    let fine = GridPoint.perPoint * 2
    let (x, y) = (Int((middle.x * fine).rounded()), Int((middle.y * fine).rounded()))
    let isOnBorder = area.contains { edge in
      GridPoint.cross(a, b, edge.from) == 0 && GridPoint.cross(a, b, edge.to) == 0
        && 2 * edge.from.x <= x && 2 * edge.to.x >= x && 2 * edge.top <= y && 2 * edge.bottom >= y
    }
    if isOnBorder { return true }
    let winding = count.around(x, y).first
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}
