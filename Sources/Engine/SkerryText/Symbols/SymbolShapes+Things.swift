import Foundation
import SkerryDrawing
import SkerryGeometry

extension SymbolShapes {
  /// Things that icons show in another form: a round watch, a bottle for a vial, sheets of paper for books. Their proportions are our choice.
  static func thing(_ name: String, isFilled: Bool, stroke: CGFloat) -> Path? {
    switch name {
    case "applewatch", "applewatch.watchface": return watch(isFilled: isFilled, stroke: stroke)
    case "applewatch.radiowaves.left.and.right":
      let right = waves(from: .zero, [0.58, 0.8], -36, 36, stroke)
      return joined([watch(isFilled: isFilled, stroke: stroke), right, right.applying(CGAffineTransform(scaleX: -1, y: 1))])
    case "book.closed": return closedBook(isFilled: isFilled, stroke: stroke)
    case "book.pages": return pages(isFilled: isFilled, stroke: stroke)
    case "books.vertical": return books(isFilled: isFilled, stroke: stroke)
    case "cpu": return processor(isFilled: isFilled, stroke: stroke)
    case "cross.vial": return vial(isFilled: isFilled, stroke: stroke)
    case "drop": return drop(isFilled: isFilled, stroke: stroke)
    case "gear": return toothedWheel(stroke)
    case "gearshape.2": return gears(isFilled: isFilled, stroke: stroke)
    case "internaldrive": return drive(isFilled: isFilled, stroke: stroke)
    case "newspaper": return newspaper(isFilled: isFilled, stroke: stroke)
    case "message": return bubble(isFilled: isFilled, stroke: stroke)
    case "octagon":
      let corners = (0..<8).map { index -> (CGFloat, CGFloat) in
        let angle = (Double(index) + 0.5) * .pi / 4
        return (0.54 * CGFloat(ExactMath.cosine(angle)), 0.54 * CGFloat(ExactMath.sine(angle)))
      }
      return closed(polygon(corners), isFilled: isFilled, stroke: stroke)
    case "thermometer", "thermometer.medium": return thermometer(-0.12, stroke)
    case "thermometer.low": return thermometer(0.14, stroke)
    case "thermometer.high": return thermometer(-0.38, stroke)
    case "thermometer.and.liquid.waves": return isFilled ? nil : thermometerInLiquid(stroke)
    case "drop.degreesign":
      let sign = stroked(ring(0.13).offsetBy(dx: 0.46, dy: -0.4), min(stroke, 0.1))
      return joined([drop(isFilled: isFilled, stroke: stroke).offsetBy(dx: -0.12, dy: 0), sign])
    case "oilcan": return oilCan(isFilled: isFilled, stroke: stroke)
    case "engine.combustion": return engine(isFilled: isFilled, stroke: stroke)
    case "comb": return comb(isFilled: isFilled, stroke: stroke)
    case "homepod":
      let body = closed(box(0.92, 1.02, 0.4), isFilled: isFilled, stroke: stroke)
      let top = Path(ellipseIn: CGRect(x: -0.22, y: -0.44, width: 0.44, height: 0.12))
      return isFilled ? cut(body, stroked(top, stroke * 0.6)) : joined([body, stroked(top.offsetBy(dx: 0, dy: 0.08), stroke * 0.7)])
    default: return nil
    }
  }

  /// A can with a handle at its left and a spout to its right, from which a drop falls.
  private static func oilCan(isFilled: Bool, stroke: CGFloat) -> Path {
    let can = closed(
      polygon([(-0.44, -0.16), (0.2, -0.16), (0.64, -0.4), (0.28, 0.34), (-0.44, 0.34)]), isFilled: isFilled, stroke: stroke)
    let lid = joined([bent([(-0.12, -0.2), (-0.12, -0.36)], stroke), bent([(-0.3, -0.36), (0.06, -0.36)], stroke)])
    let handle = bent([(-0.46, -0.1), (-0.7, -0.2), (-0.7, 0.1), (-0.46, 0.18)], stroke)
    let drip = drop(isFilled: true, stroke: stroke).applying(CGAffineTransform(scaleX: 0.26, y: 0.26)).offsetBy(dx: 0.68, dy: 0.02)
    return joined([can, lid, handle, drip])
  }

  /// A block seen from its side, with a fan at its left, a bar over it and a step at its right.
  private static func engine(isFilled: Bool, stroke: CGFloat) -> Path {
    let corners: [(CGFloat, CGFloat)] = [
      (-0.4, -0.06), (-0.24, -0.24), (0.18, -0.24), (0.32, -0.08), (0.44, -0.08), (0.44, 0.4), (0.06, 0.4), (-0.14, 0.22), (-0.4, 0.22),
    ]
    let block = closed(polygon(corners), isFilled: isFilled, stroke: stroke)
    let pipe = joined([bent([(-0.04, -0.26), (-0.04, -0.42)], stroke), bent([(-0.26, -0.44), (0.18, -0.44)], stroke)])
    let fan = joined([bent([(-0.64, -0.16), (-0.64, 0.32)], stroke), bent([(-0.62, 0.08), (-0.42, 0.08)], stroke)])
    let shaft = joined([bent([(0.46, 0.16), (0.62, 0.16)], stroke), bent([(0.64, -0.08), (0.64, 0.38)], stroke)])
    return joined([block, pipe, fan, shaft])
  }

  /// A comb with its teeth down.
  private static func comb(isFilled: Bool, stroke: CGFloat) -> Path {
    let spine = closed(box(1.28, 0.32, 0.14), isFilled: isFilled, stroke: stroke).offsetBy(dx: 0, dy: -0.24)
    let teeth = (0..<8).map { index -> Path in
      let x = -0.54 + CGFloat(index) * 1.08 / 7
      return bent([(x, -0.1), (x, 0.38)], min(stroke, 0.085))
    }
    return joined([spine] + teeth)
  }

  /// The thermometer's bulb between two waves, over a third.
  private static func thermometerInLiquid(_ stroke: CGFloat) -> Path {
    func wave(_ from: CGFloat, _ y: CGFloat, _ count: Int) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: from, y: y))
      for index in 0..<count {
        let x = from + CGFloat(index) * 0.22
        let rise: CGFloat = index % 2 == 0 ? -0.1 : 0.1
        path.addQuadCurve(to: CGPoint(x: x + 0.22, y: y), control: CGPoint(x: x + 0.11, y: y + rise))
      }
      return stroked(path, stroke)
    }
    let glass = thermometer(-0.12, stroke * 1.3).applying(CGAffineTransform(scaleX: 0.72, y: 0.72)).offsetBy(dx: 0, dy: -0.16)
    return joined([glass, wave(-0.72, 0.16, 2), wave(0.28, 0.16, 2), wave(-0.66, 0.5, 6)])
  }

  private static func watch(isFilled: Bool, stroke: CGFloat) -> Path {
    let strap = joined(
      [-1, 1].map { side in
        bent([(-0.22, side * 0.36), (-0.16, side * 0.58), (0.16, side * 0.58), (0.22, side * 0.36)], stroke)
      })
    let whole = joined([strap, bent([(0.4, -0.14), (0.4, 0.04)], stroke)])
    return joined([cut(whole, box(0.7, 0.8, 0.24)), closed(box(0.7, 0.8, 0.24), isFilled: isFilled, stroke: stroke)])
  }

  /// A book seen from its front: the spine at the left, the pages at the bottom.
  private static func closedBook(isFilled: Bool, stroke: CGFloat) -> Path {
    if isFilled { return filledBook(stroke) }
    let cover = closed(box(0.82, 1.06, 0.16), isFilled: false, stroke: stroke)
    let pages = bent([(-0.41 + stroke / 2, 0.28), (0.41 - stroke / 2, 0.28)], stroke)
    let spine = bent([(-0.2, -0.53 + stroke / 2), (-0.2, 0.28)], stroke)
    return joined([cover, pages, spine])
  }

  /// The same as on three screenshots (Figures §9.88): a slit along the spine, the pages between the covers, and their edge set back at the right.
  private static func filledBook(_ stroke: CGFloat) -> Path {
    let (width, height, corner) = (CGFloat(0.82), CGFloat(1.06), CGFloat(0.14))
    let edge = min(stroke, 0.117)
    let (low, high) = (height - edge, height - edge - 0.145)
    let notch = 0.742 - (edge - 0.081) * 0.55
    var cover = Path()
    cover.move(to: CGPoint(x: corner, y: 0))
    cover.addLine(to: CGPoint(x: width - corner, y: 0))
    cover.addQuadCurve(to: CGPoint(x: width, y: corner), control: CGPoint(x: width, y: 0))
    cover.addLine(to: CGPoint(x: width, y: high - edge * 0.6))
    cover.addCurve(
      to: CGPoint(x: notch, y: (low + high) / 2), control1: CGPoint(x: width, y: high), control2: CGPoint(x: notch, y: high + 0.01))
    cover.addCurve(
      to: CGPoint(x: width * 0.985, y: height - edge * 0.5), control1: CGPoint(x: notch, y: low - 0.02),
      control2: CGPoint(x: width * 0.94, y: low + edge * 0.1))
    cover.addQuadCurve(to: CGPoint(x: width * 0.94, y: height), control: CGPoint(x: width * 1.01, y: height))
    cover.addLine(to: CGPoint(x: corner, y: height))
    cover.addQuadCurve(to: CGPoint(x: 0, y: height - corner), control: CGPoint(x: 0, y: height))
    cover.addLine(to: CGPoint(x: 0, y: corner))
    cover.addQuadCurve(to: CGPoint(x: corner, y: 0), control: CGPoint(x: 0, y: 0))
    cover.closeSubpath()
    let spine = line(CGPoint(x: edge + 0.05, y: edge + 0.026), CGPoint(x: edge + 0.05, y: high - edge - 0.026), 0.053)
    let pages = Path(roundedRect: CGRect(x: edge, y: high, width: notch - 0.094 - edge, height: 0.145), cornerRadius: 0.045)
    return cut(cover, joined([spine, pages])).offsetBy(dx: -width / 2, dy: -height / 2)
  }

  /// A chip from above: a square in a square, and four pins on each side.
  private static func processor(isFilled: Bool, stroke: CGFloat) -> Path {
    let outer = box(0.82, 0.82, 0.05)
    let inner = box(0.44, 0.44, 0.02)
    var pins: [Path] = []
    for place in [-0.18, -0.06, 0.06, 0.18] as [CGFloat] {
      for side in [-1, 1] as [CGFloat] {
        pins.append(bent([(place, side * 0.38), (place, side * 0.47)], stroke * 0.75))
        pins.append(bent([(side * 0.38, place), (side * 0.47, place)], stroke * 0.75))
      }
    }
    let body = closed(outer, isFilled: isFilled, stroke: stroke)
    let middle = closed(inner, isFilled: false, stroke: stroke * 0.75)
    return joined([cut(joined(pins), outer), isFilled ? cut(body, middle) : joined([body, middle])])
  }

  /// A newspaper: a sheet with two lines, a picture and two short lines beside it, and the edge of the next sheet at its left.
  private static func newspaper(isFilled: Bool, stroke: CGFloat) -> Path {
    let lines: [[(CGFloat, CGFloat)]] = [
      [(-0.13, -0.265), (0.34, -0.265)], [(-0.13, -0.088), (0.34, -0.088)], [(0.18, 0.082), (0.34, 0.082)], [(0.18, 0.26), (0.34, 0.26)],
    ]
    let picture = Path(roundedRect: CGRect(x: -0.17, y: 0.048, width: 0.235, height: 0.24), cornerRadius: 0.05)
    let print = joined(lines.map { bent($0, stroke * 0.8) } + [picture])
    let front = box(0.875, 1.05, 0.13).offsetBy(dx: 0.11, dy: 0)
    let sheet = closed(front, isFilled: isFilled, stroke: stroke)
    let edge = box(0.4, 0.655, 0.1).offsetBy(dx: -0.347, dy: 0.1975)
    return isFilled
      ? joined([cut(edge, box(0.875 + 0.18, 2, 0).offsetBy(dx: 0.11, dy: 0)), cut(sheet, print)])
      : joined([cut(closed(edge, isFilled: false, stroke: stroke), front), sheet, print])
  }

  /// A printed page in front of others; only their right and lower edges are seen.
  private static func pages(isFilled: Bool, stroke: CGFloat) -> Path {
    let front = box(0.76, 1.06, 0.14).offsetBy(dx: -0.08, dy: -0.045)
    let behind = closed(box(0.74, 1.06, 0.14), isFilled: isFilled, stroke: stroke).offsetBy(dx: 0.09, dy: 0.045)
    let print = joined(
      [-0.28, -0.1, 0.08].map { bent([(-0.28, $0), (0.12, $0)], stroke * 0.8) } + [bent([(-0.28, 0.26), (-0.06, 0.26)], stroke * 0.8)])
    let gap = box(0.76 + 1.4 * stroke, 1.06 + 1.4 * stroke, 0.2).offsetBy(dx: -0.08, dy: -0.045)
    let page = closed(front, isFilled: isFilled, stroke: stroke)
    return joined([cut(behind, isFilled ? gap : front)] + (isFilled ? [cut(page, print)] : [page, print]))
  }

  /// Two books that stand and one that leans on them.
  private static func books(isFilled: Bool, stroke: CGFloat) -> Path {
    func book(_ width: CGFloat, _ height: CGFloat, _ bands: [CGFloat]) -> Path {
      let cover = closed(box(width, height, 0.06), isFilled: isFilled, stroke: stroke)
      let lines = joined(bands.map { bent([(-width / 2 + stroke / 2, $0), (width / 2 - stroke / 2, $0)], stroke * 0.8) })
      return isFilled ? cut(cover, lines) : joined([cover, lines])
    }
    let leaning = CGAffineTransform(rotationAngle: -0.21).concatenating(CGAffineTransform(translationX: 0.4, y: 0.03))
    return joined([
      book(0.3, 1, [-0.26, 0.26]).offsetBy(dx: -0.48, dy: 0), book(0.26, 0.84, [-0.2]).offsetBy(dx: -0.13, dy: 0.08),
      book(0.27, 0.94, [-0.22, 0.22]).applying(leaning),
    ])
  }

  /// A small bottle with a neck, a cap and a cross.
  private static func vial(isFilled: Bool, stroke: CGFloat) -> Path {
    let body = closed(box(0.68, 0.78, 0.18), isFilled: isFilled, stroke: stroke).offsetBy(dx: 0, dy: 0.17)
    let neck = cut(joined([-0.17, 0.17].map { bent([($0, -0.5), ($0, -0.2)], stroke) }), box(0.68, 0.78, 0.18).offsetBy(dx: 0, dy: 0.17))
    let cap = bent([(-0.27, -0.52), (0.27, -0.52)], stroke)
    let cross = joined([bent([(-0.15, 0.17), (0.15, 0.17)], stroke), bent([(0, 0.02), (0, 0.32)], stroke)])
    return joined(isFilled ? [cut(body, cross), neck, cap] : [body, neck, cap, cross])
  }

  static func drop(isFilled: Bool, stroke: CGFloat) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: -0.58))
    path.addCurve(to: CGPoint(x: 0.36, y: 0.18), control1: CGPoint(x: 0.1, y: -0.36), control2: CGPoint(x: 0.36, y: -0.06))
    path.addArc(center: CGPoint(x: 0, y: 0.18), radius: 0.36, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
    path.addCurve(to: CGPoint(x: 0, y: -0.58), control1: CGPoint(x: -0.36, y: -0.06), control2: CGPoint(x: -0.1, y: -0.36))
    path.closeSubpath()
    return closed(path, isFilled: isFilled, stroke: stroke)
  }

  /// A wheel of eighteen teeth, a hub and three spokes (Figures §9.51); `gearshape` is the plain one.
  private static func toothedWheel(_ stroke: CGFloat) -> Path {
    func point(_ degrees: Double, _ radius: CGFloat) -> (CGFloat, CGFloat) {
      let angle = degrees * .pi / 180
      return (radius * CGFloat(ExactMath.cosine(angle)), radius * CGFloat(ExactMath.sine(angle)))
    }
    // Each tooth narrows from 12 degrees to 5 at its top.
    let corners: [(degrees: Double, radius: CGFloat)] = [(-6, 0.468), (-4, 0.503), (-2.5, 0.54), (2.5, 0.54), (4, 0.503), (6, 0.468)]
    var edge: [(CGFloat, CGFloat)] = []
    for tooth in 0..<18 {
      for corner in corners { edge.append(point(Double(tooth) * 20 + corner.degrees, corner.radius)) }
    }
    let thin = stroke * 0.67
    let spokes = [0, 120, 240].map { bent([point($0, 0.095), point($0, 0.43)], thin) }
    return joined([cut(polygon(edge), ring(0.468 - stroke * 0.77)), stroked(ring(0.095), thin)] + spokes)
      .enlarged(256) { $0.normalized(eoFill: false) }
  }

  /// Two wheels of eight teeth, the smaller one below and to the right of the other (Figures §9.46).
  private static func gears(isFilled: Bool, stroke: CGFloat) -> Path {
    let corners: [(degrees: Double, radius: CGFloat)] = [(-17, 0.745), (-10, 0.95), (-8, 1.01), (8, 1.01), (10, 0.95), (17, 0.745)]
    func wheel(_ radius: CGFloat, hole: CGFloat) -> Path {
      var edge: [(CGFloat, CGFloat)] = []
      for tooth in 0..<8 {
        for corner in corners {
          let angle = (Double(tooth) * 45 + corner.degrees) * .pi / 180
          let length = corner.radius * radius
          edge.append((length * CGFloat(ExactMath.cosine(angle)), length * CGFloat(ExactMath.sine(angle))))
        }
      }
      return isFilled
        ? cut(polygon(edge), ring(hole))
        : joined([closed(polygon(edge), isFilled: false, stroke: stroke * 0.8), stroked(ring(hole), stroke * 0.8)])
    }
    return joined([
      wheel(0.39, hole: 0.126).offsetBy(dx: -0.294, dy: -0.152), wheel(0.337, hole: 0.1).offsetBy(dx: 0.343, dy: 0.205),
    ])
  }

  /// A rounded front with five slots under a narrower lid. Source: Figures §9.80.
  private static func drive(isFilled: Bool, stroke: CGFloat) -> Path {
    let front = box(1.196 - stroke, 0.455 - stroke, 0.19).offsetBy(dx: 0, dy: 0.207)
    var lid = Path()
    lid.move(to: CGPoint(x: -0.545, y: 0.13))
    lid.addLine(to: CGPoint(x: -0.365, y: -0.3))
    lid.addQuadCurve(to: CGPoint(x: -0.214, y: stroke / 2 - 0.434), control: CGPoint(x: -0.325, y: stroke / 2 - 0.434))
    lid.addLine(to: CGPoint(x: 0.214, y: stroke / 2 - 0.434))
    lid.addQuadCurve(to: CGPoint(x: 0.365, y: -0.3), control: CGPoint(x: 0.325, y: stroke / 2 - 0.434))
    lid.addLine(to: CGPoint(x: 0.545, y: 0.13))
    let slots = joined([-0.116, 0, 0.117, 0.234, 0.351].map { bent([($0, 0.157), ($0, 0.259)], 0.058) })
    let outline = joined([stroked(lid, stroke), stroked(front, stroke)]).enlarged(256) { $0.normalized(eoFill: false) }
    guard isFilled else { return joined([outline, slots]) }
    let solid = joined([outline, lid, front]).enlarged(256) { $0.normalized(eoFill: false) }
    return cut(cut(solid, bent([(-0.5, 0.0), (0.5, 0.0)], stroke * 0.8)), slots)
  }

  /// An oval speech bubble with its tail at the lower left.
  private static func bubble(isFilled: Bool, stroke: CGFloat) -> Path {
    let oval = Path(ellipseIn: CGRect(x: -0.62, y: -0.52, width: 1.24, height: 1.0))
    let tail = polygon([(-0.5, 0.14), (-0.12, 0.42), (-0.46, 0.56), (-0.56, 0.52), (-0.42, 0.36)])
    let whole = joined([oval, tail]).enlarged(256) { $0.normalized(eoFill: false) }
    return closed(whole, isFilled: isFilled, stroke: stroke)
  }

  /// A tube over a bulb, filled up to a height.
  private static func thermometer(_ level: CGFloat, _ stroke: CGFloat) -> Path {
    func glass(_ inset: CGFloat) -> Path {
      let width = 0.4 - 2 * inset
      let tube = Path(
        roundedRect: CGRect(x: -width / 2, y: -0.62 + inset, width: width, height: 1 - inset), cornerRadius: width / 2, style: .circular)
      return joined([tube, disc(0, 0.34, 0.29 - inset)]).enlarged(256) { $0.normalized(eoFill: false) }
    }
    let wall = min(stroke, 0.11)
    let column = max(0.07, 0.4 - 4 * wall)
    return joined([cut(glass(0), glass(wall)), disc(0, 0.34, max(0.1, 0.29 - wall * 1.9)), bent([(0, level), (0, 0.3)], column)])
  }
}
