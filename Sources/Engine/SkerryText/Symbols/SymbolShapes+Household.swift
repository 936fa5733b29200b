import Foundation
import SkerryDrawing
import SkerryGeometry

extension SymbolShapes {
  /// Things at home and in the sky that no shipped icon shows. Their proportions are our choice.
  static func household(_ name: String, isFilled: Bool, stroke: CGFloat) -> Path? {
    switch name {
    case "chevron.forward.dotted.chevron.forward", "chevron.right.dotted.chevron.right": return dottedChevrons(stroke)
    case "humidifier.and.droplets": return humidifier(isFilled: isFilled, stroke: stroke)
    case "moon.haze": return hazyMoon(isFilled: isFilled, stroke: stroke)
    case "mug": return mug(isFilled: isFilled, stroke: stroke)
    case "heart.text.square": return heartPage(isFilled: isFilled, stroke: stroke)
    case "swift": return swift
    case "teddybear": return teddyBear(isFilled: isFilled, stroke: stroke)
    case "testtube.2": return isFilled ? nil : testTubes(stroke)
    default: return nil
    }
  }

  /// A chevron, a row of dots and another chevron, all to the right.
  private static func dottedChevrons(_ stroke: CGFloat) -> Path {
    func chevron(_ x: CGFloat) -> Path { bent([(x - 0.13, -0.34), (x + 0.17, 0), (x - 0.13, 0.34)], stroke) }
    return joined([chevron(-0.62), chevron(0.62)] + [-0.2, 0, 0.2].map { disc($0 + 0.02, 0, stroke * 0.55) })
  }

  /// A tank on a foot, with a nozzle, and three drops over it.
  private static func humidifier(isFilled: Bool, stroke: CGFloat) -> Path {
    let tank = closed(box(0.92, 0.66, 0.2), isFilled: isFilled, stroke: stroke).offsetBy(dx: 0, dy: 0.3)
    let level = bent([(-0.46 + stroke, 0.36), (0.46 - stroke, 0.36)], stroke * 0.8)
    let nozzle = bent([(-0.14, -0.1), (0.14, -0.1)], stroke)
    func droplet(_ x: CGFloat, _ y: CGFloat) -> Path {
      drop(isFilled: true, stroke: stroke).applying(CGAffineTransform(scaleX: 0.24, y: 0.24)).offsetBy(dx: x, dy: y)
    }
    let drops = [droplet(-0.3, -0.38), droplet(0, -0.52), droplet(0.3, -0.38)]
    return joined([isFilled ? cut(tank, level) : joined([tank, level]), nozzle] + drops)
  }

  /// A crescent that sets behind two lines.
  private static func hazyMoon(isFilled: Bool, stroke: CGFloat) -> Path {
    let disc = Path(ellipseIn: CGRect(x: -0.46, y: -0.6, width: 0.92, height: 0.92))
    let shadow = Path(ellipseIn: CGRect(x: -0.1, y: -0.74, width: 0.8, height: 0.8))
    let crescent = cut(disc, shadow)
    let shown = isFilled ? crescent : cut(crescent, inner(disc, shadow, stroke))
    let sky = Path(CGRect(x: -1, y: 0.2 - stroke * 1.3, width: 2, height: 1))
    return joined([cut(shown, sky), bent([(-0.56, 0.2), (0.56, 0.2)], stroke), bent([(-0.36, 0.44), (0.36, 0.44)], stroke)])
  }

  /// A cup without a saucer, its handle at the right.
  private static func mug(isFilled: Bool, stroke: CGFloat) -> Path {
    let cup = box(0.8, 0.96, 0.2).offsetBy(dx: -0.14, dy: 0)
    let handle = stroked(box(0.62, 0.5, 0.2).offsetBy(dx: 0.2, dy: -0.06), stroke)
    return joined([closed(box(0.8, 0.96, 0.2), isFilled: isFilled, stroke: stroke).offsetBy(dx: -0.14, dy: 0), cut(handle, cup)])
      .enlarged(256) { $0.normalized(eoFill: false) }
  }

  /// A square page with a heart, two short lines beside it and two long ones below.
  private static func heartPage(isFilled: Bool, stroke: CGFloat) -> Path {
    var heart = Path()
    heart.move(to: CGPoint(x: 0, y: 0.15))
    heart.addCurve(to: CGPoint(x: -0.16, y: -0.06), control1: CGPoint(x: -0.1, y: 0.08), control2: CGPoint(x: -0.16, y: 0.02))
    heart.addCurve(to: CGPoint(x: 0, y: -0.08), control1: CGPoint(x: -0.16, y: -0.17), control2: CGPoint(x: -0.03, y: -0.17))
    heart.addCurve(to: CGPoint(x: 0.16, y: -0.06), control1: CGPoint(x: 0.03, y: -0.17), control2: CGPoint(x: 0.16, y: -0.17))
    heart.addCurve(to: CGPoint(x: 0, y: 0.15), control1: CGPoint(x: 0.16, y: 0.02), control2: CGPoint(x: 0.1, y: 0.08))
    heart.closeSubpath()
    func text(_ from: CGFloat, _ y: CGFloat) -> Path { bent([(from, y), (0.28, y)], stroke * 0.8) }
    let content = joined([heart.offsetBy(dx: -0.15, dy: -0.13), text(0.11, -0.2), text(0.11, -0.05), text(-0.28, 0.13), text(-0.28, 0.27)])
    let page = box(1, 1, 0.22)
    return isFilled ? cut(page, content) : joined([closed(page, isFilled: false, stroke: stroke), content])
  }

  /// Two test tubes side by side, filled to different heights.
  private static func testTubes(_ stroke: CGFloat) -> Path {
    func tube(_ x: CGFloat, _ level: CGFloat) -> Path {
      let glass = box(0.4, 1.4, 0.2).offsetBy(dx: 0, dy: -0.1)
      let rim = bent([(-0.27, -0.52), (0.27, -0.52)], stroke)
      let above = Path(CGRect(x: -1, y: -2, width: 2, height: 2 - 0.52))
      let liquid = cut(
        box(0.4 - stroke * 2.6, 1.4 - stroke * 2.6, 0.2 - stroke * 1.3).offsetBy(dx: 0, dy: -0.1),
        Path(CGRect(x: -1, y: -2, width: 2, height: 2 + level)))
      return joined([cut(closed(glass, isFilled: false, stroke: stroke).offsetBy(dx: 0, dy: -0.1), above), rim, liquid]).offsetBy(
        dx: x, dy: 0)
    }
    return joined([tube(-0.33, -0.1), tube(0.33, 0.14)])
  }

  /// What a line along a crescent's edge leaves open.
  private static func inner(_ disc: Path, _ shadow: Path, _ stroke: CGFloat) -> Path {
    let smaller = disc.boundingRect.insetBy(dx: stroke, dy: stroke)
    return cut(Path(ellipseIn: smaller), Path(ellipseIn: shadow.boundingRect.insetBy(dx: -stroke, dy: -stroke)))
  }

  /// A bird of long wings that dives to the right, its tail forked.
  private static var swift: Path {
    var bird = Path()
    bird.move(to: CGPoint(x: 0.58, y: 0.46))
    bird.addCurve(to: CGPoint(x: 0.22, y: -0.52), control1: CGPoint(x: 0.66, y: 0.1), control2: CGPoint(x: 0.52, y: -0.3))
    bird.addCurve(to: CGPoint(x: 0.28, y: 0.04), control1: CGPoint(x: 0.32, y: -0.32), control2: CGPoint(x: 0.36, y: -0.12))
    bird.addCurve(to: CGPoint(x: -0.38, y: -0.4), control1: CGPoint(x: 0.04, y: -0.1), control2: CGPoint(x: -0.2, y: -0.24))
    bird.addCurve(to: CGPoint(x: 0.1, y: 0.2), control1: CGPoint(x: -0.24, y: -0.18), control2: CGPoint(x: -0.08, y: 0.02))
    bird.addCurve(to: CGPoint(x: -0.58, y: 0.1), control1: CGPoint(x: -0.12, y: 0.26), control2: CGPoint(x: -0.38, y: 0.2))
    bird.addCurve(to: CGPoint(x: 0.3, y: 0.44), control1: CGPoint(x: -0.4, y: 0.4), control2: CGPoint(x: 0, y: 0.58))
    bird.addCurve(to: CGPoint(x: 0.58, y: 0.46), control1: CGPoint(x: 0.4, y: 0.38), control2: CGPoint(x: 0.52, y: 0.36))
    bird.closeSubpath()
    return bird
  }

  /// A sitting bear: ears, head with a muzzle, body, arms and the soles of its feet.
  private static func teddyBear(isFilled: Bool, stroke: CGFloat) -> Path {
    let limbs = [disc(-0.24, -0.56, 0.13), disc(0.24, -0.56, 0.13), disc(-0.4, 0.02, 0.15), disc(0.4, 0.02, 0.15)]
    let head = Path(ellipseIn: CGRect(x: -0.33, y: -0.6, width: 0.66, height: 0.58))
    let trunk = Path(ellipseIn: CGRect(x: -0.34, y: -0.1, width: 0.68, height: 0.68))
    let feet = joined([disc(-0.36, 0.5, 0.17), disc(0.36, 0.5, 0.17)])
    let whole = joined(limbs + [head, trunk, feet]).enlarged(256) { $0.normalized(eoFill: false) }
    let eyes = joined([disc(-0.12, -0.36, 0.045), disc(0.12, -0.36, 0.045)])
    let muzzle = Path(ellipseIn: CGRect(x: -0.13, y: -0.29, width: 0.26, height: 0.18))
    let soles = joined([disc(-0.36, 0.5, 0.085), disc(0.36, 0.5, 0.085)])
    if isFilled { return cut(whole, joined([eyes, muzzle, soles])) }
    return joined([closed(whole, isFilled: false, stroke: stroke * 0.85), eyes, muzzle, soles])
  }
}

extension SymbolShapes {
  /// Objects drawn with the proportions of a screenshot (Figures §9.5 and §9.56), and the phases of the moon, whose proportions are our choice.
  static func recorded(_ name: String, isFilled: Bool, stroke: CGFloat) -> Path? {
    switch name {
    case "checklist": return isFilled ? nil : checklist(stroke)
    case "dumbbell": return dumbbell(isFilled: isFilled, stroke: stroke)
    case "externaldrive": return externalDrive(isFilled: isFilled, stroke: stroke)
    case "faceid": return face(stroke)
    case "train.side.front.car": return frontCar
    case "train.side.rear.car": return frontCar.applying(CGAffineTransform(scaleX: -1, y: 1))
    default: return nil
    }
  }

  /// Two lines, after a disc with a check mark and a ring.
  private static func checklist(_ stroke: CGFloat) -> Path {
    let mark = bent([(-0.092, 0.01), (-0.026, 0.098), (0.09, -0.086)], stroke * 0.65).offsetBy(dx: -0.339, dy: -0.289)
    let lines = [-0.289, 0.289].map { bent([(stroke / 2 - 0.016, $0), (0.551 - stroke / 2, $0)], stroke) }
    let ring = stroked(ring(0.212 - stroke / 2), stroke * 0.9).offsetBy(dx: -0.339, dy: 0.289)
    return joined([cut(disc(-0.339, -0.289, 0.212), mark), ring] + lines)
  }

  /// A bar between two large plates, with a small one outside each. Source: Figures §9.56; the filled form, whose parts do not touch, §9.91.
  private static func dumbbell(isFilled: Bool, stroke: CGFloat) -> Path {
    if isFilled {
      let plates = [-1, 1].flatMap { (side: CGFloat) in
        [box(0.243, 0.755, 0.085).offsetBy(dx: side * 0.331, dy: 0), box(0.155, 0.522, 0.07).offsetBy(dx: side * 0.58, dy: 0)]
      }
      return joined(plates + [box(0.307, 0.21, 0.02)])
    }
    let thin = stroke * 0.85
    let parts = [-1, 1].map { (side: CGFloat) -> Path in
      let large = box(0.306, 0.788, 0.12).offsetBy(dx: side * 0.357, dy: 0)
      let small = box(0.32, 0.555, 0.12).offsetBy(dx: side * 0.497, dy: 0)
      return joined([
        cut(closed(box(0.32, 0.555, 0.12), isFilled: false, stroke: thin).offsetBy(dx: small.boundingRect.midX, dy: 0), large),
        closed(box(0.306, 0.788, 0.12), isFilled: false, stroke: thin).offsetBy(dx: side * 0.357, dy: 0),
      ])
    }
    let bar = [-0.075, 0.075].map { bent([(-0.21, $0), (0.21, $0)], thin * 0.75) }
    return joined(parts + bar).enlarged(256) { $0.normalized(eoFill: false) }
  }

  /// The first car of a train from its side: a solid body with a slanted nose, and the driver's window.
  private static var frontCar: Path {
    var body = Path()
    body.move(to: CGPoint(x: -0.515, y: -0.38))
    body.addLine(to: CGPoint(x: 0.073, y: -0.38))
    body.addCurve(to: CGPoint(x: 0.284, y: -0.298), control1: CGPoint(x: 0.16, y: -0.38), control2: CGPoint(x: 0.225, y: -0.355))
    body.addLine(to: CGPoint(x: 0.566, y: -0.017))
    body.addCurve(to: CGPoint(x: 0.65, y: 0.16), control1: CGPoint(x: 0.62, y: 0.037), control2: CGPoint(x: 0.65, y: 0.095))
    body.addCurve(to: CGPoint(x: 0.453, y: 0.38), control1: CGPoint(x: 0.65, y: 0.29), control2: CGPoint(x: 0.57, y: 0.38))
    body.addLine(to: CGPoint(x: -0.515, y: 0.38))
    body.addQuadCurve(to: CGPoint(x: -0.65, y: 0.245), control: CGPoint(x: -0.65, y: 0.38))
    body.addLine(to: CGPoint(x: -0.65, y: -0.245))
    body.addQuadCurve(to: CGPoint(x: -0.515, y: -0.38), control: CGPoint(x: -0.65, y: -0.38))
    body.closeSubpath()
    var window = Path()
    window.move(to: CGPoint(x: -0.108, y: -0.205))
    window.addLine(to: CGPoint(x: 0.101, y: -0.205))
    window.addCurve(to: CGPoint(x: 0.222, y: -0.158), control1: CGPoint(x: 0.15, y: -0.205), control2: CGPoint(x: 0.19, y: -0.19))
    window.addLine(to: CGPoint(x: 0.382, y: -0.006))
    window.addQuadCurve(to: CGPoint(x: 0.355, y: 0.042), control: CGPoint(x: 0.412, y: 0.042))
    window.addLine(to: CGPoint(x: -0.108, y: 0.042))
    window.addQuadCurve(to: CGPoint(x: -0.138, y: 0.012), control: CGPoint(x: -0.138, y: 0.042))
    window.addLine(to: CGPoint(x: -0.138, y: -0.175))
    window.addQuadCurve(to: CGPoint(x: -0.108, y: -0.205), control: CGPoint(x: -0.138, y: -0.205))
    window.closeSubpath()
    return cut(body, window)
  }

  /// A box with slanted sides and a rounded front, at which there is a lamp.
  private static func externalDrive(isFilled: Bool, stroke: CGFloat) -> Path {
    let edge = stroke / 2
    let lamp = disc(0.362, 0.221, max(0.06, stroke * 0.6))
    var lid = Path()
    lid.move(to: CGPoint(x: -0.6, y: 0.12))
    lid.addLine(to: CGPoint(x: -0.455, y: -0.32))
    lid.addQuadCurve(to: CGPoint(x: -0.3, y: -0.475 + edge), control: CGPoint(x: -0.4, y: -0.475 + edge))
    lid.addLine(to: CGPoint(x: 0.3, y: -0.475 + edge))
    lid.addQuadCurve(to: CGPoint(x: 0.455, y: -0.32), control: CGPoint(x: 0.4, y: -0.475 + edge))
    lid.addLine(to: CGPoint(x: 0.6, y: 0.12))
    let front = box(1.3 - stroke, 0.461 - edge, 0.21).offsetBy(dx: 0, dy: 0.2445 - edge / 2)
    let outline = joined([stroked(lid, stroke), stroked(front, stroke)]).enlarged(256) { $0.normalized(eoFill: false) }
    guard isFilled else { return joined([outline, lamp]) }
    lid.closeSubpath()
    let solid = joined([outline, lid, front]).enlarged(256) { $0.normalized(eoFill: false) }
    return cut(cut(solid, bent([(-0.7, 0.0), (0.7, 0.0)], stroke * 0.8)), lamp)
  }

  /// Two eyes, a nose and a mouth between four corners.
  private static func face(_ stroke: CGFloat) -> Path {
    let edge = 0.5 - stroke / 2
    var corner = Path()
    corner.move(to: CGPoint(x: -edge, y: -0.22))
    corner.addLine(to: CGPoint(x: -edge, y: -0.26))
    corner.addQuadCurve(to: CGPoint(x: -0.26, y: -edge), control: CGPoint(x: -edge, y: -edge))
    corner.addLine(to: CGPoint(x: -0.22, y: -edge))
    let signs: [(CGFloat, CGFloat)] = [(1, 1), (-1, 1), (1, -1), (-1, -1)]
    let corners = signs.map { (x, y) -> Path in stroked(corner.applying(CGAffineTransform(scaleX: x, y: y)), stroke) }
    var mouth = Path()
    mouth.move(to: CGPoint(x: -0.18, y: 0.17))
    mouth.addQuadCurve(to: CGPoint(x: 0.18, y: 0.17), control: CGPoint(x: 0, y: 0.34))
    let thin = stroke * 0.9
    let eyes = [-0.2, 0.2].map { bent([($0, -0.16), ($0, -0.08)], thin) }
    return joined(corners + eyes + [bent([(0.01, -0.16), (0.01, 0.07), (-0.04, 0.07)], thin), stroked(mouth, thin)])
  }

  /// `moonphase.first.quarter`: a ring, and the lit part solid; with `inverse` the dark part.
  static func moonPhase(_ name: String, _ stroke: CGFloat) -> Path? {
    let isInverse = name.hasSuffix(".inverse")
    let words = (isInverse ? name.dropLast(".inverse".count) : name[...]).split(separator: ".")
    guard words.count == 3, words[0] == "moonphase" else { return nil }
    let disc = ring(0.5)
    var half = Path()
    half.addArc(center: .zero, radius: 0.5, startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: false)
    half.closeSubpath()
    let terminator = Path(ellipseIn: CGRect(x: -0.25, y: -0.5, width: 0.5, height: 1))
    let lit: Path
    switch words[1] + "." + words[2] {
    case "new.moon": lit = Path()
    case "waxing.crescent", "waning.crescent": lit = cut(half, terminator)
    case "first.quarter", "last.quarter": lit = half
    case "waxing.gibbous", "waning.gibbous": lit = joined([half, terminator]).enlarged(256) { $0.normalized(eoFill: false) }
    case "full.moon": lit = disc
    default: return nil
    }
    let solid = isInverse ? cut(disc, lit) : lit
    let waxing = joined([solid, stroked(ring(0.5 - stroke / 2), stroke)]).enlarged(256) { $0.normalized(eoFill: false) }
    // The right side is lit while the moon waxes, as seen from the north.
    return words[1] == "waning" || words[1] == "last" ? waxing.applying(CGAffineTransform(scaleX: -1, y: 1)) : waxing
  }
}
