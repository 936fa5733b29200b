public import Foundation
import SkerryGeometry

/// A run of points, joined by straight lines.
package struct Polyline: Sendable, Equatable {
  /// In the coordinates of the path, in order.
  package var points: [CGPoint]
  /// Whether a line leads from the last point back to the first.
  package var isClosed: Bool
}

extension Path {
  /// The path as straight lines that deviate from it by no more than about `tolerance` points.
  package func flattened(tolerance: CGFloat) -> [Polyline] {
    var lines: [Polyline] = []
    var current: [CGPoint] = []
    func finish(closed: Bool) {
      if !current.isEmpty { lines.append(Polyline(points: current, isClosed: closed)) }
      current = []
    }
    for element in elements {
      switch element {
      case .move(let to):
        finish(closed: false)
        current = [to]
      case .line(let to): current.append(to)
      case .quadCurve(let to, let control):
        let from = current.last ?? to
        let (c1, c2) = (from + (control - from) * (2.0 / 3), to + (control - to) * (2.0 / 3))
        Self.flatten(from, c1, c2, to, tolerance, &current)
      case .curve(let to, let c1, let c2): Self.flatten(current.last ?? to, c1, c2, to, tolerance, &current)
      case .closeSubpath:
        let start = current.first
        finish(closed: true)
        if let start { current = [start] }
      }
    }
    if current.count > 1 || lines.isEmpty { finish(closed: false) }
    return lines
  }

  private static func flatten(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ tolerance: CGFloat, _ into: inout [CGPoint]
  ) {
    // The second differences bound the distance from the chord: n = sqrt(|d²| · 3/4 / (8 · tolerance)) · …
    let bend = max((a - b * 2 + c).length, (b - c * 2 + d).length)
    guard bend.isFinite else { return }
    let pieces = min(256, max(1, Int(saturating: (0.75 * bend / max(tolerance, 1e-4)).squareRoot().rounded(.up))))
    for index in 1..<max(2, pieces + 1) {
      let t = CGFloat(index) / CGFloat(pieces)
      let u = 1 - t
      into.append(a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t))
    }
  }

  /// The smallest rectangle that contains the path, curves included to a hundredth of a point.
  public var boundingRect: CGRect {
    let points = flattened(tolerance: 0.01).flatMap(\.points)
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in flattened(tolerance: 0.01) {
      for (a, b) in zip(line.points, line.points.dropFirst() + [line.points[0]]) where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += b.y > a.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The part between two fractions of the path's length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    if from <= 0 && to >= 1 { return self }
    guard to > from else { return Path() }
    let lines = flattened(tolerance: 0.005).map { line in
      line.isClosed && line.points.count > 1 ? line.points + [line.points[0]] : line.points
    }
    let lengths = lines.map { $0.segmentLengths }
    let total = lengths.reduce(CGFloat(0)) { $0 + $1.reduce(0, +) }
    let (start, end) = (from * total, to * total)
    var result = Path()
    result.reserveCapacity(lines.reduce(0) { $0 + $1.count })
    var walked: CGFloat = 0
    for (line, segments) in zip(lines, lengths) {
      var isDrawing = false
      for (index, length) in segments.enumerated() {
        defer { walked += length }
        guard length > 0, walked + length > start, walked < end else { continue }
        let (a, b) = (line[index], line[index + 1])
        if !isDrawing {
          result.move(to: a + (b - a) * (max(0, start - walked) / length))
          isDrawing = true
        }
        result.addLine(to: a + (b - a) * (min(length, end - walked) / length))
      }
    }
    return result
  }
}

extension [Polyline] {
  /// The extents along x of what these lines enclose between two heights: from left to right, disjoint, sampled at eight heights.
  package func ink(within band: ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>] {
    let edges = flatMap { Array<(CGPoint, CGPoint)>(zip($0.points, $0.points.dropFirst() + [$0.points[0]])) }
    var found: [ClosedRange<CGFloat>] = []
    for step in 0..<8 {
      let y = band.lowerBound + (band.upperBound - band.lowerBound) * (CGFloat(step) + 0.5) / 8
      let crossings = edges.filter { ($0.0.y <= y) != ($0.1.y <= y) }
        .map { (a: CGPoint, b: CGPoint) -> (x: CGFloat, turn: Int) in
          (x: a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), turn: b.y > a.y ? 1 : -1)
        }
        .filter(\.x.isFinite).sorted { $0.x < $1.x }
      var winding = 0
      for (index, crossing) in crossings.enumerated() {
        winding += crossing.turn
        if winding != 0, index + 1 < crossings.count { found.append(crossing.x...crossings[index + 1].x) }
      }
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, next in
      if let last = joined.last, next.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...Swift.max(last.upperBound, next.upperBound)
      } else {
        joined.append(next)
      }
    }
  }
}

extension [CGPoint] {
  /// The lengths of the lines from each point to the next.
  var segmentLengths: [CGFloat] { isEmpty ? [] : (1..<count).map { (index: Int) -> CGFloat in (self[index] - self[index - 1]).length } }
}
