import Foundation
import SkerryDrawing
import SkerryGeometry

extension SymbolShapes {
  /// Things at home and in the sky that no shipped icon shows. Their proportions are our choice.
  static func household(_ name: String, _ isFilled: Bool, _ stroke: CGFloat) -> Path? {
    switch name {
    case "chevron.forward.dotted.chevron.forward", "chevron.right.dotted.chevron.right": return dottedChevrons(stroke)
    case "humidifier.and.droplets": return humidifier(isFilled, stroke)
    case "moon.haze": return hazyMoon(isFilled, stroke)
    case "swift": return swift
    case "teddybear": return teddyBear(isFilled, stroke)
    default: return nil
    }
  }

  /// A chevron, a row of dots and another chevron, all to the right.
  private static func dottedChevrons(_ stroke: CGFloat) -> Path {
    func chevron(_ x: CGFloat) -> Path { bent([(x - 0.13, -0.34), (x + 0.17, 0), (x - 0.13, 0.34)], stroke) }
    return joined([chevron(-0.62), chevron(0.62)] + [-0.2, 0, 0.2].map { disc($0 + 0.02, 0, stroke * 0.55) })
  }

  /// A tank on a foot, with a nozzle, and three drops over it.
  private static func humidifier(_ isFilled: Bool, _ stroke: CGFloat) -> Path {
    let tank = closed(box(0.92, 0.66, 0.2), isFilled, stroke).offsetBy(dx: 0, dy: 0.3)
    let level = bent([(-0.46 + stroke, 0.36), (0.46 - stroke, 0.36)], stroke * 0.8)
    let nozzle = bent([(-0.14, -0.1), (0.14, -0.1)], stroke)
    func droplet(_ x: CGFloat, _ y: CGFloat) -> Path {
      drop(true, stroke).applying(CGAffineTransform(scaleX: 0.24, y: 0.24)).offsetBy(dx: x, dy: y)
    }
    let drops = [droplet(-0.3, -0.38), droplet(0, -0.52), droplet(0.3, -0.38)]
    return joined([isFilled ? cut(tank, level) : joined([tank, level]), nozzle] + drops)
  }

  /// A crescent that sets behind two lines.
  private static func hazyMoon(_ isFilled: Bool, _ stroke: CGFloat) -> Path {
    let disc = Path(ellipseIn: CGRect(x: -0.46, y: -0.6, width: 0.92, height: 0.92))
    let shadow = Path(ellipseIn: CGRect(x: -0.1, y: -0.74, width: 0.8, height: 0.8))
    let crescent = cut(disc, shadow)
    let shown = isFilled ? crescent : cut(crescent, inner(disc, shadow, stroke))
    let sky = Path(CGRect(x: -1, y: 0.2 - stroke * 1.3, width: 2, height: 1))
    return joined([cut(shown, sky), bent([(-0.56, 0.2), (0.56, 0.2)], stroke), bent([(-0.36, 0.44), (0.36, 0.44)], stroke)])
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
  private static func teddyBear(_ isFilled: Bool, _ stroke: CGFloat) -> Path {
    let limbs = [disc(-0.24, -0.56, 0.13), disc(0.24, -0.56, 0.13), disc(-0.4, 0.02, 0.15), disc(0.4, 0.02, 0.15)]
    let head = Path(ellipseIn: CGRect(x: -0.33, y: -0.6, width: 0.66, height: 0.58))
    let trunk = Path(ellipseIn: CGRect(x: -0.34, y: -0.1, width: 0.68, height: 0.68))
    let feet = joined([disc(-0.36, 0.5, 0.17), disc(0.36, 0.5, 0.17)])
    let whole = joined(limbs + [head, trunk, feet]).enlarged(256) { $0.normalized(eoFill: false) }
    let eyes = joined([disc(-0.12, -0.36, 0.045), disc(0.12, -0.36, 0.045)])
    let muzzle = Path(ellipseIn: CGRect(x: -0.13, y: -0.29, width: 0.26, height: 0.18))
    let soles = joined([disc(-0.36, 0.5, 0.085), disc(0.36, 0.5, 0.085)])
    if isFilled { return cut(whole, joined([eyes, muzzle, soles])) }
    return joined([closed(whole, false, stroke * 0.85), eyes, muzzle, soles])
  }
}
