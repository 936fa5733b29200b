public import Foundation
public import SkerryGeometry

extension Path {
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty {
      self = path.applying(transform)
    } else {
      for element in path.applying(transform).elements { append(element) }
    }
  }

  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.reserveCapacity(5)
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Distance of a quarter circle's control points from its ends, for radius 1: 4/3 · tan(π/8).
  static let quarterCircle: CGFloat = 0.552_284_749_830_793_4

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let (cx, cy, rx, ry) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Self.quarterCircle, ry * Self.quarterCircle)
    var path = Path()
    path.reserveCapacity(6)
    path.move(to: CGPoint(x: cx + rx, y: cy))
    path.addCurve(
      to: CGPoint(x: cx, y: cy + ry), control1: CGPoint(x: cx + rx, y: cy + ky), control2: CGPoint(x: cx + kx, y: cy + ry))
    path.addCurve(
      to: CGPoint(x: cx - rx, y: cy), control1: CGPoint(x: cx - kx, y: cy + ry), control2: CGPoint(x: cx - rx, y: cy + ky))
    path.addCurve(
      to: CGPoint(x: cx, y: cy - ry), control1: CGPoint(x: cx - rx, y: cy - ky), control2: CGPoint(x: cx - kx, y: cy - ry))
    path.addCurve(
      to: CGPoint(x: cx + rx, y: cy), control1: CGPoint(x: cx + kx, y: cy - ry), control2: CGPoint(x: cx + rx, y: cy - ky))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// An arc; with y down, `clockwise: false` runs clockwise on the screen, as in SwiftUI.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite, radius.isFinite else { return }
    if clockwise {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      sweep = min(sweep, turn)
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep), transform: transform)
  }

  /// An arc by its sweep; positive is clockwise on the screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite, radius.isFinite else { return }
    // Beyond a hundred turns there is no visible difference.
    let pieces = min(400, max(1, Int(saturating: (abs(delta.radians) / (.pi / 2)).rounded(.up))))
    let step = delta.radians / Double(pieces)
    let handle = CGFloat(4.0 / 3.0 * ExactMath.tangent(step / 4)) * radius
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * CGFloat(ExactMath.cosine(angle)), y: center.y + radius * CGFloat(ExactMath.sine(angle)))
    }
    func tangent(_ angle: Double) -> CGPoint {
      CGPoint(x: -CGFloat(ExactMath.sine(angle)) * handle, y: CGFloat(ExactMath.cosine(angle)) * handle)
    }
    var angle = startAngle.radians
    let first = point(angle).applying(transform)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    // An arc of no length adds no segment, so that round ends draw no dot (Figures §9.3).
    guard delta.radians != 0 else { return }
    for _ in 0..<pieces {
      let (from, to) = (point(angle), point(angle + step))
      let (out, into) = (tangent(angle), tangent(angle + step))
      addCurve(
        to: to.applying(transform), control1: CGPoint(x: from.x + out.x, y: from.y + out.y).applying(transform),
        control2: CGPoint(x: to.x - into.x, y: to.y - into.y).applying(transform))
      angle += step
    }
  }

  /// An arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
  public mutating func addArc(tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
    guard let p0 = currentPoint else { return }
    let (a, b) = ((p0 - p1).normalized, (p2 - p1).normalized)
    let cosine = Double(a.x * b.x + a.y * b.y)
    guard cosine.isFinite, abs(cosine) < 1 - 1e-9, radius > 0 else { return addLine(to: p1.applying(transform)) }
    let half = ExactMath.arcCosine(cosine) / 2
    let reach = radius / CGFloat(ExactMath.tangent(half))
    let (start, end) = (p1 + a * reach, p1 + b * reach)
    let center = p1 + (a + b).normalized * (radius / CGFloat(ExactMath.sine(half)))
    func direction(_ point: CGPoint) -> Double { ExactMath.arcTangent(y: Double(point.y - center.y), x: Double(point.x - center.x)) }
    let (from, to) = (direction(start), direction(end))
    var sweep = to - from
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    addRelativeArc(center: center, radius: radius, startAngle: .radians(from), delta: .radians(sweep), transform: transform)
  }
}

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: CGPoint, k: CGFloat) -> CGPoint { CGPoint(x: a.x * k, y: a.y * k) }
  var length: CGFloat { (x * x + y * y).squareRoot() }
  var normalized: CGPoint { length > 0 ? self * (1 / length) : .zero }
}
