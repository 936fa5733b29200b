import Foundation
import SkerryDrawing
import SkerryGeometry

/// Symbols that are plain geometry, drawn here because no icon shows them.
///
/// Outlines are in units of the symbol's circle, whose diameter is 1 and whose centre is the origin; y points down.
enum SymbolShapes {
  /// - Parameter stroke: how thick lines are, in the same units.
  static func outline(of name: String, stroke: CGFloat) -> Path? {
    switch name {
    case "app.connected.to.app.below.fill":
      let side: CGFloat = 0.44
      return joined(
        [-0.36, 0.36].map { y in
          Path(roundedRect: CGRect(x: -side / 2, y: y - side / 2, width: side, height: side), cornerRadius: side * 0.24)
        } + [line(CGPoint(x: 0, y: -0.2), CGPoint(x: 0, y: 0.2), stroke)])
    case "circle.dashed": return dashed(ring(0.5 - stroke / 2), stroke, dashes: 8)
    case "circle.dotted": return dots(12, radius: 0.5 - stroke * 0.6, size: stroke * 1.2)
    case "square.dashed": return dashed(frame(1, 1, stroke), stroke, dashes: 12)
    case "app.dashed": return dashed(box(1 - stroke, 1 - stroke, 0.28), stroke, dashes: 12)
    case "rectangle.dashed": return dashed(frame(1.3, 1, stroke), stroke, dashes: 14)
    case "target":
      var path = stroked(ring(0.5 - stroke / 2), stroke)
      path.addPath(stroked(ring(0.29), stroke))
      path.addEllipse(in: CGRect(x: -0.1, y: -0.1, width: 0.2, height: 0.2))
      return path
    case "circle.lefthalf.filled", "circle.righthalf.filled", "circle.tophalf.filled", "circle.bottomhalf.filled":
      return halfFilled(name, stroke)
    case "lines.measurement.horizontal":
      // A scale without its edge: every third line is long.
      return joined(
        (0..<10).map { index in
          let x = -0.63 + CGFloat(index) * 0.14
          let height: CGFloat = index % 3 == 0 ? 0.34 : 0.2
          return line(CGPoint(x: x, y: -height), CGPoint(x: x, y: height), min(stroke, 0.08))
        })
    case "progress.indicator":
      return joined(
        (0..<8).map { index in
          let angle = Double(index) * .pi / 4
          let (x, y) = (CGFloat(ExactMath.sine(angle)), -CGFloat(ExactMath.cosine(angle)))
          return line(CGPoint(x: x * 0.27, y: y * 0.27), CGPoint(x: x * 0.45, y: y * 0.45), min(stroke * 1.1, 0.12))
        })
    case "tennisball", "tennisball.fill": return tennisBall(isFilled: name.hasSuffix("fill"), stroke)
    default: return object(name, stroke)
    }
  }

  // MARK: Parts

  static func ring(_ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
  }
  private static func frame(_ width: CGFloat, _ height: CGFloat, _ stroke: CGFloat) -> Path {
    let rect = CGRect(x: -width / 2, y: -height / 2, width: width, height: height).insetBy(dx: stroke / 2, dy: stroke / 2)
    return Path(roundedRect: rect, cornerRadius: 0.2)
  }
  /// These units are a hundred times as large as those that tolerances are made for.
  static func stroked(_ path: Path, _ stroke: CGFloat, dash: [CGFloat] = [], phase: CGFloat = 0) -> Path {
    path.strokedPath(StrokeStyle(lineWidth: stroke, lineCap: .round, lineJoin: .round, dash: dash, dashPhase: phase), tolerance: 0.0005)
  }
  static func line(_ from: CGPoint, _ to: CGPoint, _ stroke: CGFloat) -> Path {
    var path = Path()
    path.addLines([from, to])
    return stroked(path, stroke)
  }
  static func joined(_ parts: [Path]) -> Path { parts.reduce(into: Path()) { $0.addPath($1) } }

  private static func dashed(_ path: Path, _ stroke: CGFloat, dashes: Int) -> Path {
    let step =
      path.flattened(tolerance: 0.0005).reduce(CGFloat(0)) { sum, line in
        let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
        return zip(points, points.dropFirst()).reduce(sum) { total, pair in
          let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
          return total + (dx * dx + dy * dy).squareRoot()
        }
      } / CGFloat(dashes)
    return stroked(path, stroke, dash: [step * 0.45, step * 0.55], phase: step * 0.225)
  }

  static func dots(_ count: Int, radius: CGFloat, size: CGFloat) -> Path {
    joined(
      (0..<count).map { index in
        let angle = Double(index) * 2 * .pi / Double(count)
        let (x, y) = (radius * CGFloat(ExactMath.sine(angle)), -radius * CGFloat(ExactMath.cosine(angle)))
        return Path(ellipseIn: CGRect(x: x - size / 2, y: y - size / 2, width: size, height: size))
      })
  }

  private static func halfFilled(_ name: String, _ stroke: CGFloat) -> Path {
    let start: Double =
      name.contains("left") ? 90 : name.contains("right") ? -90 : name.contains("top") ? 180 : 0
    var path = stroked(ring(0.5 - stroke / 2), stroke)
    var half = Path()
    half.addArc(
      center: .zero, radius: 0.5 - stroke, startAngle: .degrees(start), endAngle: .degrees(start + 180), clockwise: false)
    half.closeSubpath()
    path.addPath(half)
    return path
  }

  /// A ball with the seams of a tennis ball on both sides.
  private static func tennisBall(isFilled: Bool, _ stroke: CGFloat) -> Path {
    var seams = Path()
    for side: CGFloat in [-1, 1] {
      var seam = Path()
      seam.move(to: CGPoint(x: side * 0.33, y: -0.4))
      seam.addQuadCurve(to: CGPoint(x: side * 0.33, y: 0.4), control: CGPoint(x: side * 0.02, y: 0))
      seams.addPath(seam)
    }
    let lines = stroked(seams, isFilled ? stroke * 0.8 : stroke)
    if !isFilled {
      var path = stroked(ring(0.5 - stroke / 2), stroke)
      path.addPath(lines)
      return path
    }
    return ring(0.5).enlarged(256) { $0.subtracting(lines.applying(CGAffineTransform(scaleX: 256, y: 256))) }
  }
}

extension Path {
  /// Applies an operation to the outline scaled up, and scales the result back: for operations whose tolerance is in
  /// points.
  func enlarged(_ factor: CGFloat, _ change: (Path) -> Path) -> Path {
    change(applying(CGAffineTransform(scaleX: factor, y: factor))).applying(CGAffineTransform(scaleX: 1 / factor, y: 1 / factor))
  }
}
