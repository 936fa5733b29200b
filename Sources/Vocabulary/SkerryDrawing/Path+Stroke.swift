package import Foundation
import SkerryGeometry

extension Path {
  /// The outline of a stroke along this path, to be filled by the non-zero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path { strokedPath(style, tolerance: 0.01) }

  /// - Parameter tolerance: how far, in points, the outline may deviate from the true one.
  package func strokedPath(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var outline = StrokeOutline(style: style, tolerance: tolerance)
    for line in flattened(tolerance: tolerance) {
      for piece in line.dashed(style.dash, phase: style.dashPhase) { outline.add(piece) }
    }
    return outline.path
  }
}

extension Polyline {
  /// The drawn pieces of a dash pattern (points on, points off, …).
  fileprivate func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [Polyline] {
    let lengths = pattern.map { max(0, $0) }
    let period = lengths.reduce(0, +)
    guard period > 1e-3, period.isFinite, phase.isFinite else { return [self] }
    let cycle = lengths.count % 2 == 0 ? lengths : lengths + lengths
    var index = 0
    var left = cycle[0]
    var skip = phase.truncatingRemainder(dividingBy: cycle.reduce(0, +))
    if skip < 0 { skip += cycle.reduce(0, +) }
    while skip >= left {
      skip -= left
      index = (index + 1) % cycle.count
      left = cycle[index]
      if skip == 0 && left == 0 { break }
    }
    left -= skip

    var pieces: [Polyline] = []
    let walk = isClosed && points.count > 1 ? points + [points[0]] : points
    var current: [CGPoint] = index % 2 == 0 ? Array(walk.prefix(1)) : []
    for (a, b) in zip(walk, walk.dropFirst()) {
      let length = (b - a).length
      var done: CGFloat = 0
      while length - done > left, pieces.count < 100_000 {
        done += left
        let point = a + (b - a) * (done / length)
        if index % 2 == 0 {
          pieces.append(Polyline(points: current + [point], isClosed: false))
          current = []
        } else {
          current = [point]
        }
        index = (index + 1) % cycle.count
        left = cycle[index]
      }
      left -= length - done
      if index % 2 == 0 { current.append(b) }
    }
    if current.count > 1 { pieces.append(Polyline(points: current, isClosed: false)) }
    return pieces
  }
}

/// Builds the two sides of a stroke and their joins and caps.
private struct StrokeOutline {
  let style: StrokeStyle
  let tolerance: CGFloat
  var path = Path()

  init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    self.tolerance = tolerance
  }

  private var radius: CGFloat { style.lineWidth / 2 }

  mutating func add(_ line: Polyline) {
    // A point to which the path only moved is not a segment.
    guard line.points.count > 1 || line.isClosed else { return }
    var points: [CGPoint] = []
    for point in line.points where points.last.map({ ($0 - point).length > 1e-6 }) ?? true { points.append(point) }
    var isClosed = line.isClosed
    if isClosed, points.count > 1, (points[0] - points[points.count - 1]).length <= 1e-6 { points.removeLast() }
    if points.count < 3 { isClosed = false }
    guard points.count > 1 else { return addDot(points.first) }
    if isClosed {
      addSide(points, isClosed: true)
      addSide(points.reversed(), isClosed: true)
    } else {
      var outline: [CGPoint] = []
      side(points, isClosed: false, &outline)
      cap(at: points[points.count - 1], from: points[points.count - 2], &outline)
      side(points.reversed(), isClosed: false, &outline)
      cap(at: points[0], from: points[1], &outline)
      path.addLines(outline)
      path.closeSubpath()
    }
  }

  /// A segment of zero length draws its caps, unless they are butt caps.
  private mutating func addDot(_ point: CGPoint?) {
    guard let point else { return }
    let box = CGRect(x: point.x - radius, y: point.y - radius, width: style.lineWidth, height: style.lineWidth)
    switch style.lineCap {
    case .butt: break
    case .round: path.addEllipse(in: box)
    case .square: path.addRect(box)
    }
  }

  private mutating func addSide(_ points: [CGPoint], isClosed: Bool) {
    var outline: [CGPoint] = []
    side(points, isClosed: isClosed, &outline)
    path.addLines(outline)
    path.closeSubpath()
  }

  /// The side on the left of the direction of travel (y down: the side of the normal (dy, −dx)).
  private func side(_ points: [CGPoint], isClosed: Bool, _ into: inout [CGPoint]) {
    let count = points.count
    let segments = isClosed ? count : count - 1
    for index in 0..<segments {
      let (a, b) = (points[index], points[(index + 1) % count])
      let normal = self.normal(a, b)
      into.append(a + normal)
      into.append(b + normal)
      let hasNext = isClosed || index + 1 < segments
      guard hasNext else { continue }
      join(at: b, normal, self.normal(b, points[(index + 2) % count]), &into)
    }
  }

  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let direction = (b - a).normalized
    return CGPoint(x: direction.y * radius, y: -direction.x * radius)
  }

  private func join(at pivot: CGPoint, _ from: CGPoint, _ to: CGPoint, _ into: inout [CGPoint]) {
    let cross = from.x * to.y - from.y * to.x
    let dot = (from.x * to.x + from.y * to.y) / (radius * radius)
    if cross <= 0 && dot > -1 + 1e-9 && !(cross == 0 && dot < 0) {
      // The inner side of the turn: through the pivot, so that the offset cannot run outside the stroke.
      if dot < 0.999 { into.append(pivot) }
      return
    }
    // Turns of a flattened curve need no join.
    if dot > 0.9998 { return }
    switch style.lineJoin {
    case .bevel: return
    case .miter:
      // The miter's length over the width is 1 / sin(θ/2), and sin²(θ/2) = (1 + dot) / 2 for the angle between the segments.
      let sine = ((1 + dot) / 2).squareRoot()
      if sine > 1e-6, 1 / sine <= style.miterLimit {
        let middle = (from + to).normalized
        into.append(pivot + middle * (radius / sine))
      }
    case .round: arc(around: pivot, from, to, &into)
    }
  }

  private func cap(at end: CGPoint, from before: CGPoint, _ into: inout [CGPoint]) {
    let normal = normal(before, end)
    let forward = (end - before).normalized * radius
    switch style.lineCap {
    case .butt: return
    case .square: into += [end + normal + forward, end - normal + forward]
    case .round:
      arc(around: end, normal, forward, &into)
      arc(around: end, forward, CGPoint(x: -normal.x, y: -normal.y), &into)
    }
  }

  /// Points of the arc from one radius vector to another, the short way.
  private func arc(around center: CGPoint, _ from: CGPoint, _ to: CGPoint, _ into: inout [CGPoint]) {
    let start = ExactMath.arcTangent(y: Double(from.y), x: Double(from.x))
    var sweep = ExactMath.arcTangent(y: Double(to.y), x: Double(to.x)) - start
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    // A chord of angle φ deviates by r·φ²/8 from its arc.
    let step = (8 * Double(tolerance) / Double(max(radius, tolerance))).squareRoot()
    let pieces = min(256, max(2, Int(saturating: (abs(sweep) / max(step, 1e-3)).rounded(.up))))
    for index in 0...pieces {
      let angle = start + sweep * Double(index) / Double(pieces)
      into.append(center + CGPoint(x: CGFloat(ExactMath.cosine(angle)), y: CGFloat(ExactMath.sine(angle))) * radius)
    }
  }
}
