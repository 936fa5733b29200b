import Foundation
import SkerryDrawing
import SkerryGeometry

/// The sectors of a pie, one after another from the top, clockwise.
struct SectorRing {
  private let total: Double
  private var angle = -Double.pi / 2

  init(_ marks: [MarkRecord]) { total = marks.filter { $0.kind == .sector }.compactMap(Self.share).reduce(0, +) }

  private static func share(_ mark: MarkRecord) -> Double? {
    guard case .at(let value) = mark.y, let number = value.value.continuous else { return nil }
    if let upper = value.upper?.continuous { return max(0, upper - number) }
    return number >= 0 ? number : nil
  }

  /// The outline of the next sector; `nil` if its value is not a valid share.
  mutating func next(_ mark: MarkRecord, in plot: CGRect) -> Path? {
    guard let share = Self.share(mark) else { return nil }
    let sweep = total > 0 ? 2 * Double.pi * share / total : 0
    defer { angle += sweep }
    let full = min(plot.width, plot.height) / 2
    let outer = min(full, mark.outerRadius.length(in: full, automatic: full))
    let inner = min(outer, Self.inner(mark.innerRadius, full))
    return Self.outline(
      CGPoint(x: plot.midX + mark.offset.width, y: plot.midY + mark.offset.height), inner, outer, from: angle, sweep: sweep,
      inset: mark.angularInset, cornerRadius: mark.cornerRadius ?? 0)
  }

  private static func inner(_ dimension: MarkDimension, _ full: CGFloat) -> CGFloat {
    if case .inset(let margin) = dimension.kind { return max(0, full - margin) }
    return dimension.length(in: full, automatic: 0)
  }

  /// The gap on both sides is equally wide from the inside out.
  private static func outline(
    _ center: CGPoint, _ inner: CGFloat, _ outer: CGFloat, from: Double, sweep: Double, inset: CGFloat, cornerRadius: CGFloat
  ) -> Path {
    guard sweep > 0, outer > 0 else { return Path() }
    let isWhole = sweep >= 2 * .pi - 1e-6
    func trim(_ radius: CGFloat) -> Double { isWhole ? 0 : min(sweep / 2, Double(inset / max(radius, 0.01))) }
    func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * CGFloat(ExactMath.cosine(angle)), y: center.y + radius * CGFloat(ExactMath.sine(angle)))
    }
    let (far, near) = (trim(outer), trim(inner))
    var path = Path()
    path.addArc(
      center: center, radius: outer, startAngle: .radians(from + far), endAngle: .radians(from + sweep - far), clockwise: false)
    if inner > 0 {
      if isWhole {
        path.closeSubpath()
        path.move(to: point(from + sweep, inner))
      }
      path.addArc(
        center: center, radius: inner, startAngle: .radians(from + sweep - near), endAngle: .radians(from + near), clockwise: true)
    } else {
      // The gaps of a pie meet before its centre.
      let tip = isWhole ? 0 : inset / CGFloat(max(ExactMath.sine(sweep / 2), 0.05))
      path.addLine(to: point(from + sweep / 2, min(tip, outer)))
    }
    path.closeSubpath()
    guard cornerRadius > 0, !isWhole else { return path }
    return path.rounded(by: min(cornerRadius, (outer - inner) / 2, outer * CGFloat(ExactMath.sine(min(sweep, .pi) / 2)) / 2))
  }
}

extension Path {
  /// The outline with rounded corners: inset by a radius and then outset with round joins.
  fileprivate func rounded(by radius: CGFloat) -> Path {
    let box = boundingRect
    guard radius > 0.1, box.width > 2 * radius, box.height > 2 * radius else { return self }
    let inner = applying(
      CGAffineTransform(translationX: -box.midX, y: -box.midY)
        .concatenating(CGAffineTransform(scaleX: 1 - 2 * radius / box.width, y: 1 - 2 * radius / box.height))
        .concatenating(CGAffineTransform(translationX: box.midX, y: box.midY)))
    var path = inner
    path.addPath(inner.strokedPath(StrokeStyle(lineWidth: 2 * radius, lineCap: .round, lineJoin: .round)))
    return path
  }
}
