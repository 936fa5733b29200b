import Foundation

/// Joins the borders of an area to closed lines that do not cross. The area lies on the same side of every border.
struct BoundaryLoops {
  private var outgoing: [GridPoint: [GridPoint]] = [:]
  private var starts: [GridPoint] = []

  /// - Parameter borders: in a fixed order, which decides where lines begin.
  init(_ borders: [(from: GridPoint, to: GridPoint)]) {
    for border in borders {
      outgoing[border.from, default: []].append(border.to)
      starts.append(border.from)
    }
  }

  /// The lines, without points in the middle of straight pieces.
  mutating func joined() -> [[GridPoint]] {
    var loops: [[GridPoint]] = []
    for start in starts {
      while let first = outgoing[start]?.first {
        var line = [start, first]
        take(first, from: start)
        while let at = line.last, at != start, let next = turn(from: line[line.count - 2], at: at) {
          take(next, from: at)
          line.append(next)
        }
        if line.last == start { line.removeLast() }
        let corners = Self.corners(line)
        if corners.count > 2 { loops.append(corners) }
      }
    }
    return loops
  }

  private mutating func take(_ to: GridPoint, from: GridPoint) {
    guard var all = outgoing[from], let index = all.firstIndex(of: to) else { return }
    all.remove(at: index)
    outgoing[from] = all
  }

  /// Where several lines touch, the sharpest turn toward the area is taken: the area is on the side of +y of a border toward +x.
  private func turn(from before: GridPoint, at: GridPoint) -> GridPoint? {
    guard let all = outgoing[at], let first = all.first else { return nil }
    guard all.count > 1 else { return first }
    let back = GridPoint(x: before.x - at.x, y: before.y - at.y)
    return all.dropFirst().reduce(first) { best, next in
      Self.isSooner(GridPoint(x: next.x - at.x, y: next.y - at.y), GridPoint(x: best.x - at.x, y: best.y - at.y), after: back)
        ? next : best
    }
  }

  /// Whether turning from `back` through the area, that is from +x by −y and −x to +y, meets `a` before `b`.
  private static func isSooner(_ a: GridPoint, _ b: GridPoint, after back: GridPoint) -> Bool {
    func half(_ v: GridPoint) -> Int {
      let side = back.x * v.y - back.y * v.x
      if side < 0 { return 0 }
      if side > 0 { return 2 }
      return back.x * v.x + back.y * v.y < 0 ? 1 : 3
    }
    let (ha, hb) = (half(a), half(b))
    return ha != hb ? ha < hb : a.x * b.y - a.y * b.x < 0
  }

  private static func corners(_ line: [GridPoint]) -> [GridPoint] {
    line.indices.compactMap { index in
      let (before, after) = (line[(index + line.count - 1) % line.count], line[(index + 1) % line.count])
      return GridPoint.cross(before, line[index], after) == 0 ? nil : line[index]
    }
  }
}
