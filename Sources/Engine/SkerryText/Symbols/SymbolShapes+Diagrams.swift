import Foundation
import SkerryDrawing
import SkerryGeometry

extension SymbolShapes {
  /// Charts, waves and windows, which icons show without their axes, with a ring around them or with a title bar. Their proportions are our
  /// choice, except for the video camera.
  static func diagram(_ name: String, isFilled: Bool, stroke: CGFloat) -> Path? {
    switch name {
    case "chart.xyaxis.line":
      return joined([axes(stroke), bent([(-0.36, 0.2), (-0.1, -0.12), (0.16, 0.08), (0.58, -0.36)], stroke)])
    case "chart.line.uptrend.xyaxis": return trend(-1, stroke)
    case "chart.line.downtrend.xyaxis": return trend(1, stroke)
    case "chart.line.flattrend.xyaxis":
      return joined([axes(stroke), bent([(-0.36, 0), (0.54, 0)], stroke), bent([(0.32, -0.22), (0.54, 0), (0.32, 0.22)], stroke)])
    case "chart.bar.xaxis":
      let bars = [(-0.36, 0.5), (0, 0.86), (0.36, 0.66)].map { x, height in
        Path(roundedRect: CGRect(x: x - 0.13, y: 0.38 - height, width: 0.26, height: height), cornerRadius: 0.06)
      }
      return joined(bars + [bent([(-0.62, 0.5), (0.62, 0.5)], stroke)])
    case "dot.radiowaves.up.forward", "dot.radiowaves.up.right":
      return joined([disc(-0.4, 0.4, 0.1), waves(from: CGPoint(x: -0.4, y: 0.4), [0.34, 0.59, 0.84], -82, -8, stroke)])
    case "dot.radiowaves.forward", "dot.radiowaves.right":
      return joined([disc(-0.42, 0, 0.1), waves(from: CGPoint(x: -0.42, y: 0), [0.3, 0.54, 0.78], -38, 38, stroke)])
    case "sensor.tag.radiowaves.forward":
      let tag = closed(box(0.42, 0.84, 0.16), isFilled: isFilled, stroke: stroke).offsetBy(dx: -0.4, dy: 0)
      return joined([tag, waves(from: CGPoint(x: -0.16, y: 0), [0.24, 0.45, 0.66], -42, 42, stroke)])
    case "largecircle.fill.circle":
      return joined([stroked(ring(0.5 - stroke / 2), stroke), ring(max(0.2, 0.5 - stroke - 0.075))])
    case "chevron.left.forwardslash.chevron.right":
      return joined([
        bent([(-0.42, -0.28), (-0.7, 0), (-0.42, 0.28)], stroke), bent([(0.14, -0.44), (-0.14, 0.44)], stroke),
        bent([(0.42, -0.28), (0.7, 0), (0.42, 0.28)], stroke),
      ])
    case "point.3.connected.trianglepath.dotted": return connectedPoints(isFilled: isFilled, stroke: stroke)
    case "point.3.filled.connected.trianglepath.dotted": return connectedPoints(isFilled: true, stroke: stroke)
    case "terminal": return terminal(isFilled: isFilled, stroke: stroke)
    case "forward": return joined([-0.3, 0.28].map { closed(triangle, isFilled: isFilled, stroke: stroke).offsetBy(dx: $0, dy: 0) })
    case "backward":
      let mirrored = closed(triangle, isFilled: isFilled, stroke: stroke).applying(CGAffineTransform(scaleX: -1, y: 1))
      return joined([-0.28, 0.3].map { mirrored.offsetBy(dx: $0, dy: 0) })
    case "video": return videoCamera(isFilled: isFilled, stroke: stroke)
    default: return nil
    }
  }

  // MARK: Parts

  static func bent(_ points: [(CGFloat, CGFloat)], _ stroke: CGFloat) -> Path {
    var path = Path()
    path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    return stroked(path, stroke)
  }

  static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path { ring(radius).offsetBy(dx: x, dy: y) }

  static func box(_ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> Path {
    Path(roundedRect: CGRect(x: -width / 2, y: -height / 2, width: width, height: height), cornerRadius: radius)
  }

  /// Arcs around a point, between two angles in degrees clockwise from the right.
  static func waves(from middle: CGPoint, _ radii: [CGFloat], _ start: Double, _ end: Double, _ stroke: CGFloat) -> Path {
    joined(
      radii.map { radius in
        var arc = Path()
        arc.addArc(center: middle, radius: radius, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: false)
        return stroked(arc, stroke)
      })
  }

  private static func axes(_ stroke: CGFloat) -> Path { bent([(-0.62, -0.5), (-0.62, 0.5), (0.66, 0.5)], stroke) }

  /// A line with a full arrowhead at the upper or, with a direction of 1, the lower trailing corner, and axes that it begins at.
  private static func trend(_ direction: CGFloat, _ stroke: CGFloat) -> Path {
    let turned = direction > 0 ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: -0.23) : .identity
    let axes = bent([(-0.48, -0.41), (-0.48, 0.41), (0.48, 0.41)], stroke)
    let head = closed(polygon([(0.5, -0.345), (0.16, -0.19), (0.4, -0.01)]), isFilled: true, stroke: stroke * 0.5)
    return joined([axes, joined([bent([(-0.46, 0.08), (-0.237, -0.13), (0.036, 0.115), (0.32, -0.14)], stroke), head]).applying(turned)])
  }

  private static func connectedPoints(isFilled: Bool, stroke: CGFloat) -> Path {
    let corners: [(CGFloat, CGFloat)] = [(0, -0.36), (0.46, 0.36), (-0.46, 0.36)]
    var parts = corners.map { closed(ring(0.16), isFilled: isFilled, stroke: stroke).offsetBy(dx: $0.0, dy: $0.1) }
    for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      for part in [0.34, 0.5, 0.66] as [CGFloat] {
        parts.append(disc(from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part, stroke * 0.5))
      }
    }
    return joined(parts)
  }

  /// A window with a prompt and without a title bar.
  private static func terminal(isFilled: Bool, stroke: CGFloat) -> Path {
    let prompt = joined([
      bent([(-0.36, -0.22), (-0.18, -0.06), (-0.36, 0.1)], stroke), bent([(-0.08, 0.12), (0.18, 0.12)], stroke),
    ])
    let window = closed(box(1.24, 0.98, 0.2), isFilled: isFilled, stroke: stroke)
    return isFilled ? cut(window, prompt) : joined([window, prompt])
  }

  private static var triangle: Path { polygon([(-0.28, -0.38), (0.3, 0), (-0.28, 0.38)]) }

  /// A body of 14 × 14 and a lens of 5.6 that widens from 6.5 to 10.5, as recorded in a frame of 22 (Figures §9.5).
  private static func videoCamera(isFilled: Bool, stroke: CGFloat) -> Path {
    let body = closed(box(0.82, 0.82, 0.19), isFilled: isFilled, stroke: stroke).offsetBy(dx: -0.24, dy: 0)
    let lens = polygon([(-0.14, -0.15), (0.14, -0.29), (0.14, 0.29), (-0.14, 0.15)])
    return joined([body, closed(lens, isFilled: isFilled, stroke: min(stroke, 0.08)).offsetBy(dx: 0.49, dy: 0)])
  }
}
