import Foundation
import SkerryDrawing
import SkerryGeometry

extension SymbolShapes {
  /// Objects that no icon shows, or that icons show only from another side. Their proportions are our choice, except for a trophy (Figures §9.94).
  static func object(_ name: String, _ stroke: CGFloat) -> Path? {
    let words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    switch isFilled ? words.dropLast().joined(separator: ".") : name {
    case "diamond": return closed(rhombus, isFilled: isFilled, stroke: stroke)
    case "arrowshape.right", "arrowshape.forward": return closed(blockArrow(0), isFilled: isFilled, stroke: stroke)
    case "arrowshape.left", "arrowshape.backward": return closed(blockArrow(2), isFilled: isFilled, stroke: stroke)
    case "arrowshape.down": return closed(blockArrow(1), isFilled: isFilled, stroke: stroke)
    case "arrowshape.up": return closed(blockArrow(3), isFilled: isFilled, stroke: stroke)
    case "rectangle.portrait": return closed(box(0.82, 1.06, 0.17), isFilled: isFilled, stroke: stroke)
    case "capsule.portrait": return closed(capsule(0.56, 1), isFilled: isFilled, stroke: stroke)
    case "capsule.lefthalf.filled", "capsule.righthalf.filled": return halfCapsule(isLeft: words[1] == "lefthalf", stroke)
    case "carrot": return carrot(isFilled: isFilled, stroke: stroke)
    case "takeoutbag.and.cup.and.straw": return takeout(isFilled: isFilled, stroke: stroke)
    case "car.side": return car(isFilled: isFilled, stroke: stroke)
    case "exclamationmark.2": return joined([-0.16, 0.16].map { exclamationMark($0, stroke) })
    case "exclamationmark.3": return joined([-0.3, 0, 0.3].map { exclamationMark($0, stroke) })
    case "info": return info(stroke)
    case "pills": return pills(isFilled: isFilled, stroke: stroke)
    case "sparkle": return sparkle
    case "trophy": return trophy(isFilled: isFilled, stroke: stroke)
    case "medal": return medal(isFilled: isFilled, stroke: stroke)
    default:
      if words.first == "gauge" {
        return needle(words).map { gauge($0, isOpen: words.contains("bottom"), isFilled: isFilled, stroke: stroke) }
      }
      let plain = isFilled ? words.dropLast().joined(separator: ".") : name
      for draw in [diagram, thing, figure, household, recorded] {
        if let path = draw(plain, isFilled, stroke) { return path }
      }
      if let moon = moonPhase(name, stroke) { return moon }
      return sign(plain, isFilled: isFilled, stroke: stroke) ?? vehicle(plain, isFilled: isFilled, stroke: stroke)
    }
  }

  /// The figure itself, or a line along the inside of its edge.
  static func closed(_ path: Path, isFilled: Bool, stroke: CGFloat) -> Path {
    let box = path.boundingRect
    let inner = path.applying(
      CGAffineTransform(scaleX: (box.width - stroke) / box.width, y: (box.height - stroke) / box.height))
    // One contour without overlaps, because it may be cut out of a disc.
    return stroked(inner, stroke).enlarged(256) {
      isFilled ? $0.normalized(eoFill: false).union(inner.applying(CGAffineTransform(scaleX: 256, y: 256))) : $0.normalized(eoFill: false)
    }
  }

  static func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
    var path = Path()
    path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    return path
  }

  static func cut(_ path: Path, _ hole: Path) -> Path {
    path.enlarged(256) { $0.subtracting(hole.applying(CGAffineTransform(scaleX: 256, y: 256))) }
  }

  /// A cup with two handles on a stem and a foot, as on screenshots (Figures §9.94). Points are fractions of the frame.
  private static func trophy(isFilled: Bool, stroke: CGFloat) -> Path {
    func side(_ points: [(CGFloat, CGFloat)]) -> [Path] {
      let right = polygon(points.map { (($0.0 - 0.5) * 0.97, ($0.1 - 0.5) * 1.09) })
      return [right, right.applying(CGAffineTransform(scaleX: -1, y: 1))]
    }
    let ear = side([
      (0.78, 0.07), (0.95, 0.07), (0.985, 0.08), (1, 0.11), (0.993, 0.2), (0.965, 0.28), (0.93, 0.345), (0.89, 0.4), (0.83, 0.45),
      (0.76, 0.485),
      (0.68, 0.515),
    ])
    let gap = side([(0.815, 0.14), (0.93, 0.14), (0.92, 0.21), (0.9, 0.275), (0.865, 0.335), (0.82, 0.385), (0.765, 0.42), (0.8, 0.28)])
    let half: [(CGFloat, CGFloat)] = [
      (0, 0), (0.24, 0), (0.29, 0.015), (0.31, 0.05), (0.31, 0.14), (0.295, 0.3), (0.265, 0.42), (0.2, 0.51), (0.095, 0.595), (0.095, 0.79),
      (0.2, 0.79), (0.255, 0.81), (0.285, 0.86), (0.285, 0.95), (0.27, 0.985), (0.24, 1), (0, 1),
    ]
    let body = polygon((half + half.reversed().map { (-$0.0, $0.1) }).map { ($0.0 * 0.97, ($0.1 - 0.5) * 1.09) })
    return joined(ear).enlarged(256) { ears in
      let large = CGAffineTransform(scaleX: 256, y: 256)
      let handles = ears.normalized(eoFill: false).subtracting(joined(gap).applying(large))
      let cup = closed(body, isFilled: isFilled, stroke: stroke).applying(large)
      return isFilled ? handles.union(cup) : handles.subtracting(body.applying(large)).union(cup)
    }
  }

  /// A disc on a ribbon whose lower end is pointed.
  private static func medal(isFilled: Bool, stroke: CGFloat) -> Path {
    let ribbon = polygon([(-0.34, -0.62), (0.34, -0.62), (0.34, -0.22), (0, 0), (-0.34, -0.22)])
    let disc = ring(0.32).offsetBy(dx: 0, dy: 0.34)
    let strip = closed(ribbon.offsetBy(dx: 0, dy: 0.31), isFilled: isFilled, stroke: stroke).offsetBy(dx: 0, dy: -0.31)
    let plate = closed(ring(0.32), isFilled: isFilled, stroke: stroke).offsetBy(dx: 0, dy: 0.34)
    let clear = stroked(disc, stroke * 0.9)
    return joined([cut(cut(strip, disc), clear), plate])
  }

  private static var rhombus: Path { polygon([(0, -0.6), (0.6, 0), (0, 0.6), (-0.6, 0)]) }

  /// A broad arrow to the right, rotated clockwise by a number of quarter turns.
  private static func blockArrow(_ quarters: Int) -> Path {
    polygon(
      [(-0.56, -0.22), (0.06, -0.22), (0.06, -0.5), (0.58, 0), (0.06, 0.5), (0.06, 0.22), (-0.56, 0.22)].map { x, y in
        switch quarters {
        case 1: (-y, x)
        case 2: (-x, -y)
        case 3: (y, -x)
        default: (x, y)
        }
      })
  }

  private static func capsule(_ width: CGFloat, _ height: CGFloat) -> Path {
    Path(
      roundedRect: CGRect(x: -width / 2, y: -height / 2, width: width, height: height), cornerRadius: min(width, height) / 2,
      style: .circular)
  }

  private static func halfCapsule(isLeft: Bool, _ stroke: CGFloat) -> Path {
    let whole = capsule(1.3, 0.72)
    let other = Path(CGRect(x: isLeft ? 0 : -1, y: -1, width: 1, height: 2))
    return joined([closed(whole, isFilled: false, stroke: stroke), cut(capsule(1.3 - stroke, 0.72 - stroke), other)])
  }

  /// A capsule that leans to the right, its upper half marked off, and a round pill in front of it.
  private static func pills(isFilled: Bool, stroke: CGFloat) -> Path {
    let part = CGFloat(0.5).squareRoot()
    let lean = CGAffineTransform(a: part, b: part, c: -part, d: part, tx: 0, ty: 0).concatenating(
      CGAffineTransform(translationX: -0.14, y: -0.1))
    let round = CGAffineTransform(translationX: 0.3, y: 0.26)
    let long = closed(capsule(0.46, 1), isFilled: isFilled, stroke: stroke).applying(lean)
    let seam = line(CGPoint(x: -0.2, y: 0), CGPoint(x: 0.2, y: 0), stroke).applying(lean)
    let disc = closed(capsule(0.5, 0.5), isFilled: isFilled, stroke: stroke).applying(round)
    let score = line(CGPoint(x: -0.15, y: 0), CGPoint(x: 0.15, y: 0), stroke).applying(round)
    let cleared = Path(ellipseIn: CGRect(x: -0.25, y: -0.25, width: 0.5, height: 0.5).insetBy(dx: -stroke, dy: -stroke)).applying(round)
    return isFilled
      ? joined([cut(cut(long, seam), cleared), cut(disc, score)]) : joined([cut(joined([long, seam]), cleared), disc, score])
  }

  private static func exclamationMark(_ x: CGFloat, _ stroke: CGFloat) -> Path {
    let dot = stroke * 1.5
    return joined([
      line(CGPoint(x: x, y: -0.44), CGPoint(x: x, y: 0.18), stroke * 1.15),
      Path(ellipseIn: CGRect(x: x - dot / 2, y: 0.48 - dot, width: dot, height: dot)),
    ])
  }

  private static func info(_ stroke: CGFloat) -> Path {
    let dot = stroke * 1.6
    return joined([
      Path(ellipseIn: CGRect(x: -dot / 2, y: -0.5, width: dot, height: dot)),
      line(CGPoint(x: -0.14, y: -0.14), CGPoint(x: 0, y: -0.14), stroke), line(CGPoint(x: 0, y: -0.14), CGPoint(x: 0, y: 0.45), stroke),
      line(CGPoint(x: -0.17, y: 0.45), CGPoint(x: 0.17, y: 0.45), stroke),
    ])
  }

  /// A star of four points with hollow sides.
  private static var sparkle: Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: -0.56))
    for (x, y) in [(0.52, 0), (0, 0.56), (-0.52, 0), (0, -0.56)] as [(CGFloat, CGFloat)] {
      path.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: x == 0 ? 0.06 * (y > 0 ? 1 : -1) : 0.06 * x, y: 0.06 * y))
    }
    path.closeSubpath()
    return path
  }

  /// A carrot that points to the lower left.
  private static func carrot(isFilled: Bool, stroke: CGFloat) -> Path {
    var root = Path()
    root.move(to: CGPoint(x: -0.5, y: 0.5))
    root.addCurve(to: CGPoint(x: 0.02, y: -0.22), control1: CGPoint(x: -0.42, y: 0.2), control2: CGPoint(x: -0.2, y: -0.22))
    root.addCurve(to: CGPoint(x: 0.22, y: -0.02), control1: CGPoint(x: 0.16, y: -0.22), control2: CGPoint(x: 0.22, y: -0.16))
    root.addCurve(to: CGPoint(x: -0.5, y: 0.5), control1: CGPoint(x: 0.22, y: 0.2), control2: CGPoint(x: -0.2, y: 0.42))
    root.closeSubpath()
    let leaves = [(0.14, -0.46), (0.4, -0.4), (0.46, -0.14)].map { line(CGPoint(x: 0.14, y: -0.14), CGPoint(x: $0.0, y: $0.1), stroke) }
    let ribs = joined([
      line(CGPoint(x: -0.18, y: -0.08), CGPoint(x: -0.06, y: 0.04), stroke * 0.8),
      line(CGPoint(x: -0.1, y: 0.34), CGPoint(x: -0.22, y: 0.22), stroke * 0.8),
    ])
    let body = joined([stroked(root, stroke)] + (isFilled ? [root] : []))
    return joined((isFilled ? [cut(body, ribs)] : [body, ribs]) + leaves)
  }

  /// A folded bag with a cup and its straw in front of it.
  private static func takeout(isFilled: Bool, stroke: CGFloat) -> Path {
    let bag = polygon([(-0.56, -0.4), (0.12, -0.4), (0.12, 0.5), (-0.56, 0.5)])
    let cup = polygon([(0.16, -0.02), (0.6, -0.02), (0.53, 0.5), (0.23, 0.5)])
    let fold = line(CGPoint(x: -0.56, y: -0.2), CGPoint(x: 0.12, y: -0.2), stroke)
    let lid = line(CGPoint(x: 0.12, y: -0.02), CGPoint(x: 0.64, y: -0.02), stroke)
    var straw = Path()
    straw.addLines([CGPoint(x: 0.38, y: -0.02), CGPoint(x: 0.42, y: -0.38), CGPoint(x: 0.56, y: -0.44)])
    let front = joined([stroked(cup, stroke), lid, stroked(straw, stroke * 0.8)] + (isFilled ? [cup] : []))
    let cleared = joined([stroked(cup, stroke * 3), cup, stroked(straw, stroke * 2.6)]).enlarged(256) { $0.normalized(eoFill: false) }
    let sack = isFilled ? cut(joined([stroked(bag, stroke), bag]), fold) : joined([stroked(bag, stroke), fold])
    return joined([cut(sack, cleared), front])
  }

  /// A car from its side, its front to the left.
  private static func car(isFilled: Bool, stroke: CGFloat) -> Path {
    let body = polygon([
      (-0.76, 0.2), (-0.74, 0.0), (-0.44, -0.08), (-0.22, -0.32), (0.26, -0.32), (0.46, -0.08), (0.7, -0.04), (0.76, 0.2),
    ])
    func wheel(_ x: CGFloat, _ radius: CGFloat) -> Path {
      Path(ellipseIn: CGRect(x: x - radius, y: 0.2 - radius, width: 2 * radius, height: 2 * radius))
    }
    let cleared = joined([wheel(-0.42, 0.13 + stroke * 0.7), wheel(0.42, 0.13 + stroke * 0.7)])
    let wheels = [wheel(-0.42, 0.13), wheel(0.42, 0.13)]
    let shell = closed(body, isFilled: isFilled, stroke: stroke)
    guard isFilled else {
      let sill = line(CGPoint(x: -0.42, y: -0.06), CGPoint(x: 0.44, y: -0.06), stroke)
      let post = line(CGPoint(x: 0.04, y: -0.28), CGPoint(x: 0.04, y: -0.06), stroke)
      let hubs = joined(wheels.map { stroked($0, stroke * 0.9) })
      return joined([cut(joined([shell, sill, post]), cleared), hubs])
    }
    let panes = joined([
      polygon([(-0.3, -0.08), (-0.17, -0.23), (0, -0.23), (0, -0.08)]),
      polygon([(0.08, -0.08), (0.08, -0.23), (0.22, -0.23), (0.33, -0.08)]),
    ])
    return joined([cut(cut(shell, panes), cleared)] + wheels)
  }

  // MARK: Dials

  /// Where the needle of `gauge.with.dots.needle.67percent`, `gauge.low` and the like points, 0 … 1.
  private static func needle(_ words: [String]) -> Double? {
    if let percent = words.first(where: { $0.hasSuffix("percent") }) { return Double(percent.dropLast(7)).map { $0 / 100 } }
    return words.contains("low")
      ? 0.2 : words.contains("medium") ? 0.5 : words.contains("high") ? 0.8 : words.contains("needle") ? 0.67 : nil
  }

  /// A dial with dots along its scale; an open one has no ring at the bottom.
  private static func gauge(_ value: Double, isOpen: Bool, isFilled: Bool, stroke: CGFloat) -> Path {
    func point(_ part: Double, _ radius: CGFloat) -> CGPoint {
      let angle = (135 + 270 * part) * .pi / 180
      return CGPoint(x: radius * CGFloat(ExactMath.cosine(angle)), y: radius * CGFloat(ExactMath.sine(angle)))
    }
    let dot = stroke * 1.1
    let marks = (0..<7).map { Double($0) / 6 }.filter { abs($0 - value) > 0.1 }.map { part in
      let middle = point(part, 0.31)
      return Path(ellipseIn: CGRect(x: middle.x - dot / 2, y: middle.y - dot / 2, width: dot, height: dot))
    }
    let hub = Path(ellipseIn: CGRect(x: -stroke, y: -stroke, width: 2 * stroke, height: 2 * stroke))
    let face = joined(marks + [hub, line(.zero, point(value, 0.32), stroke)])
    if isFilled { return cut(ring(0.5), face) }
    var edge = ring(0.5 - stroke / 2)
    if isOpen {
      edge = Path()
      edge.addArc(center: .zero, radius: 0.5 - stroke / 2, startAngle: .degrees(135), endAngle: .degrees(405), clockwise: false)
    }
    return joined([stroked(edge, stroke), face])
  }
}
