import Foundation

/// Counts how often two outlines wind around a point, from edges that meet at their ends only.
struct WindingCount {
  private let edges: [GridEdge]
  /// Edges by the strip of rows or of columns that they touch.
  private let rows: Strips
  private let columns: Strips

  init(_ edges: [GridEdge]) {
    self.edges = edges
    rows = Strips(edges.map { ($0.top, $0.bottom) })
    columns = Strips(edges.map { ($0.from.x, $0.to.x) })
  }

  /// The windings on the two sides of an edge: of +y or, for a steep edge, of +x first.
  func sides(of index: Int) -> (after: EdgeWinding, before: EdgeWinding) {
    let edge = edges[index]
    let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
    // Twice the middle, so that it is a whole number.
    let (mx, my) = (edge.from.x + edge.to.x, edge.from.y + edge.to.y)
    let isSteep = abs(dy) > dx
    let after = beyond(mx, my, alongX: isSteep, without: index)
    // Stepping back over the edge adds its own winding.
    let own = isSteep ? (dy > 0 ? edge.winding : -edge.winding) : -edge.winding
    return (after, after + own)
  }

  /// The windings around any point, given as twice its grid coordinates. A point on an edge counts as beside it.
  func around(_ mx: Int, _ my: Int) -> EdgeWinding { beyond(mx, my, alongX: true, without: nil) }

  /// What a ray toward +x, or +y, crosses. Edges that run toward +y count as they are for the ray toward +x.
  private func beyond(_ mx: Int, _ my: Int, alongX: Bool, without skipped: Int?) -> EdgeWinding {
    var sum = EdgeWinding()
    for index in (alongX ? rows.around(my) : columns.around(mx)) where index != skipped {
      let edge = edges[index]
      let (a, b) = (edge.from, edge.to)
      if alongX {
        guard (2 * a.y <= my) != (2 * b.y <= my) else { continue }
        let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
        // Only edges to the right of the place count.
        guard (bottom.x - top.x) * (my - 2 * top.y) > (mx - 2 * top.x) * (bottom.y - top.y) else { continue }
        sum = sum + (a.y < b.y ? edge.winding : -edge.winding)
      } else {
        guard (2 * a.x <= mx) != (2 * b.x <= mx) else { continue }
        guard (b.y - a.y) * (mx - 2 * a.x) > (my - 2 * a.y) * (b.x - a.x) else { continue }
        sum = sum + -edge.winding
      }
    }
    return sum
  }

  /// Intervals sorted into strips of equal width.
  private struct Strips {
    private var low = 0
    private var width = 1
    private var members: [[Int]] = []

    init(_ intervals: [(low: Int, high: Int)]) {
      guard let minimum = intervals.map(\.low).min(), let maximum = intervals.map(\.high).max() else { return }
      let count = max(1, min(1024, intervals.count / 2))
      low = minimum
      width = max(1, (maximum - minimum) / count + 1)
      members = Array(repeating: [], count: (maximum - minimum) / width + 1)
      for (index, interval) in intervals.enumerated() {
        for strip in ((interval.low - minimum) / width)...((interval.high - minimum) / width) { members[strip].append(index) }
      }
    }

    /// The intervals that may contain half of `doubled`.
    func around(_ doubled: Int) -> [Int] {
      let offset = (doubled >> 1) - low
      guard offset >= 0, offset / width < members.count else { return [] }
      return members[offset / width]
    }
  }
}
