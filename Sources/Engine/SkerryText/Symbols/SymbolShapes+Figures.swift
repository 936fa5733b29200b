import Foundation
import SkerryDrawing
import SkerryGeometry

extension SymbolShapes {
  /// People, laurels and machines that no icon shows. Their proportions are our choice, except for an hourglass and a rack (Figures §9.19), and a
  /// head (§9.94).
  static func figure(_ name: String, isFilled: Bool, stroke: CGFloat) -> Path? {
    switch name {
    case "figure.strengthtraining.traditional": return weightLifter(stroke)
    case "laurel.leading": return laurel(stroke)
    case "laurel.trailing": return laurel(stroke).applying(CGAffineTransform(scaleX: -1, y: 1))
    case "atom": return atom(stroke)
    case "dryer": return dryer(isFilled: isFilled, stroke: stroke)
    case "robotic.vacuum": return roboticVacuum(isFilled: isFilled, stroke: stroke)
    case "flipphone": return flipPhone(isFilled: isFilled, stroke: stroke)
    case "brain.head.profile", "brain.filled.head.profile":
      return head(isFilled: isFilled, hasSolidBrain: name.contains("filled"), stroke)
    case "hourglass": return isFilled ? nil : hourglass(stroke)
    case "server.rack": return isFilled ? nil : serverRack(stroke)
    default: return isFilled ? nil : Athlete.outline(of: name, stroke: stroke)
    }
  }

  /// Limbs are thicker than the lines of other symbols, as in all figures of people.
  static func limb(_ stroke: CGFloat) -> CGFloat { max(stroke * 1.15, 0.09) }

  /// A person who holds a barbell over the head, seen from the front.
  private static func weightLifter(_ stroke: CGFloat) -> Path {
    let limb = limb(stroke)
    let sides: [CGFloat] = [-1, 1]
    let bar = bent([(-0.62, -0.44), (0.62, -0.44)], min(stroke, 0.08) * 0.8)
    let weights = sides.flatMap { side in
      [bent([(side * 0.46, -0.58), (side * 0.46, -0.3)], limb), bent([(side * 0.57, -0.52), (side * 0.57, -0.36)], limb * 0.8)]
    }
    let arms = sides.map { bent([($0 * 0.1, -0.04), ($0 * 0.27, -0.17), ($0 * 0.27, -0.44)], limb) }
    let legs = sides.map { bent([($0 * 0.06, 0.22), ($0 * 0.15, 0.36), ($0 * 0.13, 0.58)], limb * 1.1) }
    let trunk = bent([(0, 0), (0, 0.2)], 0.21)
    return joined([bar, disc(0, -0.24, 0.115), trunk] + weights + arms + legs).enlarged(256) { $0.normalized(eoFill: false) }
  }

  /// A head that looks to the left, and its brain in thinner lines, as on screenshots (Figures §9.94). Points are fractions of the frame.
  private static func head(isFilled: Bool, hasSolidBrain: Bool, _ stroke: CGFloat) -> Path {
    func curve(_ points: [(CGFloat, CGFloat)]) -> Path {
      let places = points.map { CGPoint(x: ($0.0 - 0.5) * 0.99, y: ($0.1 - 0.5) * 1.17) }
      var path = Path()
      path.move(to: places[0])
      for (place, next) in zip(places.dropFirst(), places.dropFirst(2)) {
        path.addQuadCurve(to: CGPoint(x: (place.x + next.x) / 2, y: (place.y + next.y) / 2), control: place)
      }
      path.addLine(to: places[places.count - 1])
      return path
    }
    let sides: [[(CGFloat, CGFloat)]] = [
      [
        (0.82, 0.62), (0.96, 0.54), (0.965, 0.38), (0.94, 0.15), (0.76, 0.03), (0.54, 0.03), (0.31, 0.03), (0.14, 0.16), (0.12, 0.36),
        (0.12, 0.44),
      ],
      [(0.12, 0.44), (0.055, 0.56), (0.03, 0.6), (0.05, 0.645), (0.12, 0.65)],
      [(0.12, 0.65), (0.12, 0.75), (0.125, 0.83), (0.23, 0.83), (0.32, 0.82)],
      [(0.32, 0.82), (0.32, 0.9), (0.4, 0.965), (0.56, 0.97), (0.76, 0.97), (0.82, 0.92), (0.82, 0.84), (0.82, 0.62)],
    ]
    let outline = joined(sides.map { stroked(curve($0), stroke) })
    let rim: [(CGFloat, CGFloat)] = [
      (0.33, 0.26), (0.25, 0.28), (0.24, 0.35), (0.28, 0.43), (0.4, 0.43), (0.5, 0.46), (0.6, 0.455), (0.68, 0.465), (0.7, 0.51),
      (0.74, 0.56),
      (0.81, 0.53), (0.81, 0.42), (0.86, 0.33), (0.83, 0.24), (0.735, 0.235), (0.71, 0.15), (0.6, 0.165), (0.56, 0.12), (0.49, 0.12),
      (0.44, 0.165),
      (0.36, 0.13), (0.31, 0.18), (0.33, 0.26),
    ]
    let folds = [
      curve([(0.33, 0.26), (0.37, 0.285), (0.41, 0.285)]), curve([(0.44, 0.165), (0.45, 0.19), (0.445, 0.215)]),
      curve([(0.585, 0.225), (0.585, 0.28), (0.53, 0.3), (0.53, 0.37), (0.49, 0.4), (0.4, 0.43)]),
      curve([(0.47, 0.275), (0.5, 0.29), (0.53, 0.3)]),
      curve([(0.735, 0.235), (0.745, 0.32), (0.66, 0.36), (0.59, 0.39), (0.585, 0.455)]),
      curve([(0.82, 0.395), (0.78, 0.41), (0.71, 0.4)]),
    ]
    let lines = joined(([curve(rim)] + folds).map { stroked($0, stroke * 0.62) }).enlarged(256) { $0.normalized(eoFill: false) }
    if isFilled {
      let inside = polygon(sides.flatMap { $0.map { (($0.0 - 0.5) * 0.99, ($0.1 - 0.5) * 1.17) } })
      let large = CGAffineTransform(scaleX: 256, y: 256)
      let whole = outline.enlarged(256) { $0.normalized(eoFill: false).union(inside.applying(large).normalized(eoFill: false)) }
      return cut(whole, lines)
    }
    return joined([outline, hasSolidBrain ? curve(rim) : lines]).enlarged(256) { $0.normalized(eoFill: false) }
  }

  /// Half a wreath that opens to the right: a bent stem with five leaves.
  private static func laurel(_ stroke: CGFloat) -> Path {
    func point(_ degrees: Double) -> CGPoint {
      let angle = degrees * .pi / 180
      return CGPoint(x: 0.42 + 0.62 * CGFloat(ExactMath.cosine(angle)), y: 0.62 * CGFloat(ExactMath.sine(angle)))
    }
    let stem = bent(stride(from: 118.0, through: 236, by: 4).map { (point($0).x, point($0).y) }, stroke * 0.7)
    let leaves = stride(from: 128.0, through: 240, by: 28).map { degrees in
      var leaf = Path()
      leaf.move(to: CGPoint(x: 0, y: 0))
      leaf.addQuadCurve(to: CGPoint(x: 0.36, y: 0), control: CGPoint(x: 0.16, y: -0.2))
      leaf.addQuadCurve(to: CGPoint(x: 0, y: 0), control: CGPoint(x: 0.16, y: 0.12))
      // Leaves point along the stem and outwards.
      return leaf.applying(CGAffineTransform(rotationAngle: (degrees + 62) * .pi / 180))
        .offsetBy(dx: point(degrees).x, dy: point(degrees).y)
    }
    return joined([stem] + leaves).enlarged(256) { $0.normalized(eoFill: false) }
  }

  /// Three orbits around a nucleus.
  private static func atom(_ stroke: CGFloat) -> Path {
    let orbit = Path(ellipseIn: CGRect(x: -0.54, y: -0.2, width: 1.08, height: 0.4))
    let orbits = [30.0, 90, 150].map { stroked(orbit.applying(CGAffineTransform(rotationAngle: $0 * .pi / 180)), min(stroke, 0.09)) }
    return joined(orbits + [disc(0, 0, 0.09)]).enlarged(256) { $0.normalized(eoFill: false) }
  }

  /// A machine with a round door and two knobs; the door shows rising air.
  private static func dryer(isFilled: Bool, stroke: CGFloat) -> Path {
    let housing = closed(box(1, 1.16, 0.2), isFilled: isFilled, stroke: stroke)
    let door = stroked(ring(0.3 - stroke / 2), min(stroke, 0.09)).offsetBy(dx: 0, dy: 0.14)
    let air = [-0.08, 0.08].map {
      bent([($0 - 0.02, 0.24), ($0 + 0.02, 0.17), ($0 - 0.02, 0.1), ($0 + 0.02, 0.03)], min(stroke * 0.6, 0.05))
    }
    let knobs = [disc(-0.26, -0.34, min(stroke * 0.6, 0.07)), disc(-0.04, -0.34, min(stroke * 0.6, 0.07))]
    return isFilled ? cut(housing, joined([door] + air + knobs)) : joined([housing, door] + air + knobs)
  }

  /// Seen from above: a disc with a bumper line and a button.
  private static func roboticVacuum(isFilled: Bool, stroke: CGFloat) -> Path {
    let body = closed(ring(0.5), isFilled: isFilled, stroke: stroke)
    let bumper = waves(from: .zero, [0.5 - stroke * 2], -150, -30, stroke * 0.8)
    let button = disc(0, 0.06, 0.1)
    return isFilled ? cut(body, joined([bumper, button])) : joined([body, bumper, button])
  }

  /// An open telephone: the screen above, the keys below.
  private static func flipPhone(isFilled: Bool, stroke: CGFloat) -> Path {
    let half = closed(box(0.6, 0.58, 0.14), isFilled: isFilled, stroke: stroke)
    let keys = joined(
      [0.22, 0.36].flatMap { y in [-0.14, 0, 0.14].map { disc($0, y, min(stroke * 0.5, 0.04)) } })
    let screen = box(0.34, 0.28, 0.04).offsetBy(dx: 0, dy: -0.31)
    let (lid, base) = (half.offsetBy(dx: 0, dy: -0.31), half.offsetBy(dx: 0, dy: 0.29))
    return isFilled ? joined([cut(lid, screen), cut(base, keys)]) : joined([lid, base, keys])
  }

  /// A glass whose sand is free: a heap above, a thread through the neck and a heap below.
  private static func hourglass(_ stroke: CGFloat) -> Path {
    let (half, top, corner): (CGFloat, CGFloat, CGFloat) = (0.2865, 0.4487, 0.07)
    func side(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * half, y: y * top) }
    var glass = Path()
    glass.move(to: CGPoint(x: corner - half, y: -top))
    // Clockwise: the right side from above, the left side from below.
    for sign: CGFloat in [1, -1] {
      glass.addLine(to: CGPoint(x: sign * (half - corner), y: -sign * top))
      glass.addQuadCurve(to: CGPoint(x: sign * half, y: sign * (corner - top)), control: side(sign, -sign))
      let neck = CGPoint(x: sign * 0.086, y: -sign * 0.039)
      glass.addCurve(to: neck, control1: CGPoint(x: sign * half, y: -sign * 0.25), control2: CGPoint(x: sign * 0.2, y: -sign * 0.15))
      glass.addQuadCurve(to: CGPoint(x: sign * 0.086, y: sign * 0.039), control: CGPoint(x: sign * 0.0545, y: 0))
      glass.addCurve(
        to: CGPoint(x: sign * half, y: sign * (top - corner)), control1: CGPoint(x: sign * 0.2, y: sign * 0.15),
        control2: CGPoint(x: sign * half, y: sign * 0.25))
      glass.addQuadCurve(to: CGPoint(x: sign * (half - corner), y: sign * top), control: side(sign, sign))
    }
    glass.closeSubpath()
    // Thicker lines leave less room for the sand.
    let less = max(-0.03, min(0.05, (stroke - 0.08) * 0.6))
    let thread = max(0.008, 0.02 - less / 4)
    let right: [(CGFloat, CGFloat)] = [
      (0.154 - less, -0.2106 + less / 2), (thread, -0.069), (thread, 0.184 + less), (0.19 - less, 0.3475),
      (0.183 - less, 0.3847 - less / 2),
    ]
    return cut(glass, polygon(right + right.reversed().map { (-$0.0, $0.1) }))
  }

  /// Three drawers with a lamp each.
  private static func serverRack(_ stroke: CGFloat) -> Path {
    let (width, height): (CGFloat, CGFloat) = (1.2, 0.92)
    let frame = closed(box(width, height, 0.13), isFilled: false, stroke: stroke)
    let pitch = (height - stroke) / 3
    let end = width / 2 - stroke / 2
    let shelves = [-0.5, 0.5].map { bent([(-end, pitch * $0), (end, pitch * $0)], min(stroke, 0.1)) }
    let lamps = [-1, 0, 1].map { disc(width * 0.28, pitch * $0, max(0.045, 0.065 - stroke / 20)) }
    return joined([frame] + shelves + lamps).enlarged(256) { $0.normalized(eoFill: false) }
  }
}

extension SymbolShapes {
  /// Vehicles from the front, of which the icons are other drawings. Their proportions are those of screenshots (Figures §9.76).
  static func vehicle(_ name: String, isFilled: Bool, stroke: CGFloat) -> Path? {
    switch name {
    case "car": return carFront(isFilled: isFilled, stroke: stroke)
    case "tram": return tram(isFilled: isFilled, stroke: stroke)
    case "bus.doubledecker": return doubleDecker(isFilled: isFilled, stroke: stroke)
    default: return nil
    }
  }

  /// A right half and its mirror image, as one closed outline from the middle of the top to that of the bottom.
  private static func symmetric(_ top: CGFloat, _ half: (inout Path, _ side: CGFloat) -> Void) -> Path {
    [CGFloat(1), -1].reduce(into: Path()) { whole, side in
      var path = Path()
      path.move(to: CGPoint(x: 0, y: top))
      half(&path, side)
      path.closeSubpath()
      whole = side > 0 ? path : whole.enlarged(256) { $0.union(path.applying(CGAffineTransform(scaleX: 256, y: 256))) }
    }
  }

  /// A tall front with the slit of its destination, a windscreen and two lamps, on rails.
  private static func tram(isFilled: Bool, stroke: CGFloat) -> Path {
    let body = symmetric(-0.6125) { path, side in
      func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: side * x, y: y) }
      path.addLine(to: at(0.17, -0.6125))
      path.addCurve(to: at(0.38, -0.42), control1: at(0.29, -0.6125), control2: at(0.36, -0.54))
      path.addCurve(to: at(0.4225, -0.05), control1: at(0.405, -0.31), control2: at(0.4225, -0.18))
      path.addLine(to: at(0.4225, 0.25))
      path.addCurve(to: at(0.28, 0.3925), control1: at(0.4225, 0.34), control2: at(0.37, 0.3925))
      path.addLine(to: at(0, 0.3925))
    }
    let slit = bent([(-0.125, -0.4825), (0.125, -0.4825)], 0.0625)
    let window = box(0.6125, 0.425, 0.06).offsetBy(dx: 0, dy: -0.15)
    let lamps = [CGFloat(-0.226), 0.226].map { disc($0, 0.22, 0.0675) }
    let thin = stroke * 0.8
    let rails = [CGFloat(-1), 1].map { bent([($0 * 0.2, 0.36), ($0 * (0.3625 - thin / 2), 0.6125 - thin / 2)], thin) }
    let under = joined(rails + [bent([(-0.27, 0.505), (0.27, 0.505)], thin)]).enlarged(256) { $0.normalized(eoFill: false) }
    let front =
      isFilled
      ? cut(body, joined([slit, window] + lamps))
      : joined([closed(body, isFilled: false, stroke: stroke), slit, stroked(window, thin)] + lamps)
    return joined([front, cut(under, body)])
  }

  /// A tall front with a window on each floor, two lamps and two wheels. Its proportions are our choice.
  private static func doubleDecker(isFilled: Bool, stroke: CGFloat) -> Path {
    let body = box(0.84, 1.1, 0.16).offsetBy(dx: 0, dy: -0.05)
    let windows = [CGFloat(-0.38), 0.02].map { box(0.56, 0.25, 0.05).offsetBy(dx: 0, dy: $0) }
    let lamps = [CGFloat(-0.24), 0.24].map { disc($0, 0.32, 0.055) }
    let wheels = cut(joined([CGFloat(-0.28), 0.28].map { box(0.17, 0.26, 0.06).offsetBy(dx: $0, dy: 0.53) }), body)
    let front =
      isFilled
      ? cut(body, joined(windows + lamps))
      : joined(
        [closed(box(0.84, 1.1, 0.16), isFilled: false, stroke: stroke).offsetBy(dx: 0, dy: -0.05)]
          + windows.map { stroked($0, stroke * 0.8) } + lamps)
    return joined([front, wheels])
  }

  /// A windscreen in a round cabin, two lamps and a grille between them, on two wheels.
  private static func carFront(isFilled: Bool, stroke: CGFloat) -> Path {
    let body = symmetric(-0.4925) { path, side in
      func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: side * x, y: y) }
      path.addLine(to: at(0.25, -0.4925))
      path.addCurve(to: at(0.4, -0.37), control1: at(0.33, -0.4925), control2: at(0.375, -0.455))
      path.addLine(to: at(0.485, -0.13))
      path.addCurve(to: at(0.63, 0.08), control1: at(0.57, -0.07), control2: at(0.63, 0.0))
      path.addLine(to: at(0.63, 0.22))
      path.addCurve(to: at(0.54, 0.31), control1: at(0.63, 0.28), control2: at(0.6, 0.31))
      path.addCurve(to: at(0, 0.335), control1: at(0.36, 0.33), control2: at(0.18, 0.335))
    }
    var windscreen = Path()
    windscreen.addLines(
      [CGPoint(x: -0.3, y: -0.1125), CGPoint(x: 0.3, y: -0.1125), CGPoint(x: 0.375, y: 0.1125), CGPoint(x: -0.375, y: 0.1125)])
    windscreen.closeSubpath()
    let details = joined(
      [closed(windscreen, isFilled: true, stroke: 0.05).offsetBy(dx: 0, dy: -0.2425), box(0.385, 0.117, 0.058).offsetBy(dx: 0, dy: 0.117)]
        + [CGFloat(-0.38), 0.38].map { disc($0, 0.119, 0.083) })
    let wheels = [CGFloat(-0.5), 0.5].map { box(0.21, 0.2525, 0.06).offsetBy(dx: $0, dy: 0.36625) }
    let front = isFilled ? body : closed(body, isFilled: false, stroke: stroke)
    let whole = joined([front] + wheels).enlarged(256) { $0.normalized(eoFill: false) }
    return isFilled ? cut(whole, details) : joined([whole, details])
  }
}
