import Foundation
import SkerryDrawing
import SkerryGeometry

extension SymbolShapes {
  /// Vehicles from the front, of which the icons are other drawings. Their proportions are those of screenshots (Figures §9.82).
  static func vehicle(_ name: String, isFilled: Bool, stroke: CGFloat) -> Path? {
    switch name {
    case "car": return carFront(isFilled: isFilled, stroke: stroke)
    case "tram": return tram(isFilled: isFilled, stroke: stroke)
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
