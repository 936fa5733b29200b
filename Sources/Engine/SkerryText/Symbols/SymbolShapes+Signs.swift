import Foundation
import SkerryDrawing
import SkerryGeometry

extension SymbolShapes {
  /// Signs of rows, grids and switches, and things for sport, that no shipped icon shows. Their proportions are our choice.
  static func sign(_ name: String, isFilled: Bool, stroke: CGFloat) -> Path? {
    switch name {
    case "questionmark.app.dashed":
      return isFilled ? nil : outline(of: "square.dashed", stroke: stroke).map { joined([$0, questionMark(stroke)]) }
    case "square.dotted": return isFilled ? nil : stroked(box(1 - stroke, 1 - stroke, 0.2), stroke, dash: [0.001, stroke * 1.9])
    case "checkmark.circle": return checked(isFilled: isFilled, stroke: stroke)
    case "skateboard": return skateboard(isFilled: isFilled, stroke: stroke)
    case "batteryblock": return battery(signs: [], isFilled: isFilled, stroke: stroke)
    case "minus.plus.batteryblock":
      let minus = bent([(-0.36, 0.08), (-0.14, 0.08)], stroke)
      return battery(
        signs: [minus, bent([(0.14, 0.08), (0.36, 0.08)], stroke), bent([(0.25, -0.03), (0.25, 0.19)], stroke)], isFilled: isFilled,
        stroke: stroke)
    case "text.justify.leading": return isFilled ? nil : lines([0.6, 0.6, 0.6, 0.05], stroke)
    case "text.justify.trailing":
      return isFilled ? nil : lines([0.6, 0.6, 0.6, 0.05], stroke).applying(CGAffineTransform(scaleX: -1, y: 1))
    case "squareshape.split.2x2": return isFilled ? nil : grid(2, stroke)
    case "squareshape.split.3x3": return isFilled ? nil : grid(3, stroke)
    case "squareshape.squareshape.dashed": return isFilled ? nil : squares(stroke)
    case "circle.grid.cross":
      return joined(
        [(0, 0), (0, -0.38), (0, 0.38), (-0.38, 0), (0.38, 0)].map { x, y in
          isFilled ? disc(x, y, 0.15) : stroked(ring(0.15 - stroke / 2), stroke).offsetBy(dx: x, dy: y)
        })
    case "flag.checkered.2.crossed": return isFilled ? nil : crossedFlags(stroke)
    case "flag.2.crossed": return plainFlags(isFilled: isFilled, stroke: stroke)
    case "notequal":
      return isFilled
        ? nil
        : joined([
          bent([(-0.4, -0.16), (0.4, -0.16)], stroke), bent([(-0.4, 0.16), (0.4, 0.16)], stroke),
          bent([(0.24, -0.46), (-0.24, 0.46)], stroke),
        ])
        .enlarged(256) { $0.normalized(eoFill: false) }
    case "switch.2": return isFilled ? nil : switches(stroke)
    case "circle.lefthalf.filled.inverse": return inverseHalves(stroke)
    case "tent.2": return tents(isFilled: isFilled, stroke: stroke)
    case "fish": return fish(isFilled: isFilled, stroke: stroke)
    case "lightswitch.on", "lightswitch.off": return lightSwitch(isOn: name.hasSuffix("on"), isFilled: isFilled, stroke: stroke)
    case "gym.bag": return bag(isFilled: isFilled, stroke: stroke)
    case "align.horizontal.left": return aligned(-0.5, isFilled: isFilled, stroke: stroke)
    case "align.horizontal.center": return aligned(0, isFilled: isFilled, stroke: stroke)
    case "align.horizontal.right": return aligned(0.5, isFilled: isFilled, stroke: stroke)
    case "align.vertical.top": return turned(aligned(-0.5, isFilled: isFilled, stroke: stroke))
    case "align.vertical.center": return turned(aligned(0, isFilled: isFilled, stroke: stroke))
    case "align.vertical.bottom": return turned(aligned(0.5, isFilled: isFilled, stroke: stroke))
    case "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left": return isFilled ? nil : diagonals(stroke)
    case "square.text.square": return textSquare(isFilled: isFilled, stroke: stroke)
    case "scroll": return scroll(isFilled: isFilled, stroke: stroke)
    case "livephoto.play":
      let play = polygon([(-0.09, -0.15), (0.17, 0), (-0.09, 0.15)])
      return isFilled ? nil : joined([dots(24, radius: 0.5 - stroke * 0.35, size: stroke * 0.75), stroked(ring(0.34), stroke), play])
    case "rectangle.2.swap": return isFilled ? nil : swappedRectangles(stroke)
    case let grid where grid.hasPrefix("square.grid.3x3.") && grid.hasSuffix(".filled"):
      return isFilled ? nil : squares(filled: grid.dropFirst("square.grid.3x3.".count).dropLast(".filled".count), stroke)
    default: return nil
    }
  }

  /// A question mark as high as 0.44 of the circle.
  private static func questionMark(_ stroke: CGFloat) -> Path {
    var hook = Path()
    hook.addArc(center: CGPoint(x: 0, y: -0.12), radius: 0.115, startAngle: .degrees(180), endAngle: .degrees(60), clockwise: false)
    hook.addLine(to: CGPoint(x: 0, y: 0.08))
    return joined([stroked(hook, stroke), disc(0, 0.22, stroke * 0.62)])
  }

  /// A check mark in a circle, or cut out of it. Its outer edges keep their places at every weight, and its stroke is 0.81 of the circle's: 22 points
  /// bold and 12 semibold, filled, and 48 regular, outlined (Figures §9.71).
  private static func checked(isFilled: Bool, stroke: CGFloat) -> Path {
    let width = 0.81 * stroke
    let half = width / 2
    let check = bent([(-0.232 + half, 0.03), (-0.055, 0.2355 - half), (0.228 - half, -0.212 + half)], width)
    return isFilled ? cut(ring(0.5), check) : joined([stroked(ring(0.5 - stroke / 2), stroke), check])
  }

  /// A board with bent ends on two wheels, from the side.
  private static func skateboard(isFilled: Bool, stroke: CGFloat) -> Path {
    let board = bent([(-0.66, -0.2), (-0.48, 0), (0.48, 0), (0.66, -0.2)], stroke * (isFilled ? 1.6 : 1.1))
    let wheels = [-0.34, 0.34].map { x in
      isFilled ? disc(x, 0.22, 0.13) : stroked(ring(0.13 - stroke / 2), stroke).offsetBy(dx: x, dy: 0.22)
    }
    return joined([board] + wheels)
  }

  /// A car's battery: a block with two terminals and the signs on it.
  private static func battery(signs: [Path], isFilled: Bool, stroke: CGFloat) -> Path {
    let block = closed(box(1.1, 0.74, 0.14), isFilled: isFilled, stroke: stroke).offsetBy(dx: 0, dy: 0.08)
    let terminals = [-0.3, 0.3].map { x in box(0.26, 0.12, 0.04).offsetBy(dx: x, dy: -0.36) }
    return joined([isFilled ? cut(block, joined(signs)) : joined([block] + signs)] + terminals)
  }

  /// Lines of a text, which end at the given places.
  private static func lines(_ ends: [CGFloat], _ stroke: CGFloat) -> Path {
    joined(
      ends.enumerated().map { index, end in bent([(-0.6, -0.39 + 0.26 * CGFloat(index)), (end, -0.39 + 0.26 * CGFloat(index))], stroke) })
  }

  private static func grid(_ count: Int, _ stroke: CGFloat) -> Path {
    let edge = 0.5 - stroke / 2
    let places = (1..<count).map { -edge + 2 * edge * CGFloat($0) / CGFloat(count) }
    let thin = stroke * 0.8
    return joined(
      [stroked(box(2 * edge, 2 * edge, 0.06), stroke)]
        + places.flatMap { place in
          [bent([(place, -edge), (place, edge)], thin), bent([(-edge, place), (edge, place)], thin)]
        }
    ).enlarged(256) { $0.normalized(eoFill: false) }
  }

  /// A square in front of a dashed one.
  private static func squares(_ stroke: CGFloat) -> Path {
    let front = box(0.66 - stroke, 0.66 - stroke, 0.06).offsetBy(dx: -0.17, dy: -0.17)
    let behind = stroked(box(0.66 - stroke, 0.66 - stroke, 0.06).offsetBy(dx: 0.17, dy: 0.17), stroke, dash: [stroke * 0.8, stroke * 1.7])
    return joined([stroked(front, stroke), cut(behind, box(0.66 + stroke, 0.66 + stroke, 0.06).offsetBy(dx: -0.17, dy: -0.17))])
  }

  /// Two flags of two by three squares on crossed poles.
  private static func crossedFlags(_ stroke: CGFloat) -> Path {
    let size: CGFloat = 0.155
    // Every second square, as on a chessboard.
    let places: [(CGFloat, CGFloat)] = [(0, 0), (2, 0), (1, 1)]
    let squares = places.map { column, row in
      Path(CGRect(x: 0.04 + size * column, y: -0.62 + size * row, width: size, height: size))
    }
    let edge = stroked(Path(CGRect(x: 0.04, y: -0.62, width: 3 * size, height: 2 * size)), stroke * 0.5)
    let flag = joined([bent([(0, -0.64), (0, 0.66)], stroke * 0.9), edge] + squares).enlarged(256) { $0.normalized(eoFill: false) }
    let right = flag.applying(CGAffineTransform(rotationAngle: 0.62))
    return joined([right, right.applying(CGAffineTransform(scaleX: -1, y: 1))]).enlarged(256) { $0.normalized(eoFill: false) }
  }

  /// Two flags without a pattern on crossed poles.
  private static func plainFlags(isFilled: Bool, stroke: CGFloat) -> Path {
    let cloth = closed(box(0.46, 0.34, 0.05), isFilled: isFilled, stroke: stroke * 0.9).offsetBy(dx: 0.23, dy: -0.45)
    let flag = joined([bent([(0, -0.6), (0, 0.66)], stroke * 0.9), cloth]).enlarged(256) { $0.normalized(eoFill: false) }
    let right = flag.applying(CGAffineTransform(rotationAngle: 0.62))
    return right.enlarged(256) { $0.union($0.applying(CGAffineTransform(scaleX: -1, y: 1))) }
  }

  /// Two switches, the upper one off and the lower one on.
  private static func switches(_ stroke: CGFloat) -> Path {
    let body = { (y: CGFloat, isOn: Bool) -> Path in
      let track = closed(box(1.06, 0.46, 0.23), isFilled: false, stroke: stroke)
      return joined([track, disc(isOn ? 0.3 : -0.3, 0, 0.13)]).offsetBy(dx: 0, dy: y)
    }
    return joined([body(-0.29, false), body(0.29, true)])
  }

  /// A circle whose left half is filled around an open half disc, and whose right half is open around a filled one.
  private static func inverseHalves(_ stroke: CGFloat) -> Path? {
    guard let outer = outline(of: "circle.lefthalf.filled", stroke: stroke) else { return nil }
    var half = Path()
    half.addArc(center: .zero, radius: 0.27, startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: false)
    half.closeSubpath()
    let mirrored = half.applying(CGAffineTransform(scaleX: -1, y: 1))
    return joined([cut(outer.enlarged(256) { $0.normalized(eoFill: false) }, mirrored), half])
  }

  /// A tent with an open door in front of another.
  private static func tents(isFilled: Bool, stroke: CGFloat) -> Path {
    let walls: [(CGFloat, CGFloat)] = [(0, -0.4), (0.56, 0.46), (-0.56, 0.46)]
    let door: [(CGFloat, CGFloat)] = [(0, -0.02), (0.22, 0.46 - stroke), (-0.22, 0.46 - stroke)]
    let gap: [(CGFloat, CGFloat)] = [(0, -0.02), (0.24, 0.46), (-0.24, 0.46)]
    let front = closed(polygon(walls), isFilled: isFilled, stroke: stroke)
    let opened =
      isFilled
      ? cut(front, polygon(gap))
      : joined([front, bent([door[1], door[0], door[2]], stroke * 0.9)]).enlarged(256) { $0.normalized(eoFill: false) }
    let edge = stroked(polygon(walls), stroke * 2).enlarged(256) {
      $0.normalized(eoFill: false).union(polygon(walls).applying(CGAffineTransform(scaleX: 256, y: 256)))
    }
    let behind = closed(polygon(walls), isFilled: isFilled, stroke: stroke).applying(CGAffineTransform(scaleX: 0.82, y: 0.82))
      .offsetBy(dx: 0.34, dy: 0.083)
    return joined([cut(behind.offsetBy(dx: 0.15, dy: 0), edge.offsetBy(dx: -0.2, dy: 0)), opened.offsetBy(dx: -0.2, dy: 0)])
  }

  /// A fish that swims to the left: a body of two arcs, a tail and an eye.
  private static func fish(isFilled: Bool, stroke: CGFloat) -> Path {
    var body = Path()
    body.move(to: CGPoint(x: -0.66, y: 0))
    body.addCurve(to: CGPoint(x: 0.34, y: -0.07), control1: CGPoint(x: -0.42, y: -0.46), control2: CGPoint(x: 0.08, y: -0.42))
    body.addLine(to: CGPoint(x: 0.66, y: -0.32))
    body.addQuadCurve(to: CGPoint(x: 0.66, y: 0.32), control: CGPoint(x: 0.5, y: 0))
    body.addLine(to: CGPoint(x: 0.34, y: 0.07))
    body.addCurve(to: CGPoint(x: -0.66, y: 0), control1: CGPoint(x: 0.08, y: 0.42), control2: CGPoint(x: -0.42, y: 0.46))
    body.closeSubpath()
    let whole = closed(body, isFilled: isFilled, stroke: stroke)
    let eye = disc(-0.36, -0.06, 0.055)
    return isFilled ? cut(whole, eye) : joined([whole, eye])
  }

  /// A plate with a rocker, whose upper or lower half is pressed.
  private static func lightSwitch(isOn: Bool, isFilled: Bool, stroke: CGFloat) -> Path {
    let plate = closed(box(0.68, 1.1, 0.18), isFilled: isFilled, stroke: stroke)
    let rocker = closed(box(0.34, 0.62, 0.08), isFilled: false, stroke: stroke * 0.85)
    let half = Path(CGRect(x: -0.17, y: isOn ? -0.31 : 0, width: 0.34, height: 0.31))
    let sign = joined([rocker, half]).enlarged(256) { $0.normalized(eoFill: false) }
    return isFilled ? cut(plate, sign) : joined([plate, sign])
  }

  /// A bag with two seams and a handle.
  private static func bag(isFilled: Bool, stroke: CGFloat) -> Path {
    let body = closed(box(1.3, 0.66, 0.22), isFilled: isFilled, stroke: stroke).offsetBy(dx: 0, dy: 0.15)
    let handle = bent([(-0.26, -0.18), (-0.2, -0.42), (0.2, -0.42), (0.26, -0.18)], stroke)
    let seams = joined([-0.36, 0.36].map { bent([($0, -0.18 + stroke), ($0, 0.48 - stroke)], stroke * 0.8) })
    return joined([isFilled ? cut(body, seams) : joined([body, seams]), handle])
  }

  /// A line with two bars of different lengths that touch it, or lie across it.
  private static func aligned(_ place: CGFloat, isFilled: Bool, stroke: CGFloat) -> Path {
    let bars = [(-0.19, 0.92), (0.19, 0.56)].map { y, width in
      let x = place == 0 ? 0 : place < 0 ? -0.36 + width / 2 : 0.36 - width / 2
      return closed(box(width, 0.27, 0.06), isFilled: isFilled, stroke: stroke).offsetBy(dx: x, dy: y)
    }
    let rule = bent([(place, -0.55), (place, 0.55)], stroke)
    return joined(
      [place == 0 && !isFilled ? cut(rule, joined([-0.19, 0.19].map { box(0.5, 0.27, 0.06).offsetBy(dx: 0, dy: $0) })) : rule] + bars
    )
    .enlarged(256) { $0.normalized(eoFill: false) }
  }

  /// From left and right to top and bottom.
  private static func turned(_ path: Path) -> Path { path.applying(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)) }

  /// A square with a solid one and two lines in it, as on a screenshot (Figures §9.102).
  private static func textSquare(isFilled: Bool, stroke: CGFloat) -> Path {
    let side: CGFloat = 0.907
    let at = { (share: CGFloat) in (share - 0.5) * side }
    let thin = stroke * 0.85
    let inner = box(0.253 * side, 0.253 * side, 0.035).offsetBy(dx: at(0.3225), dy: at(0.3165))
    let lines = [(0.576, 0.79), (0.766, 0.645)].map { y, end in
      bent([(at(0.196) + thin / 2, at(y)), (at(end) - thin / 2, at(y))], thin)
    }
    let plate = closed(box(side, side, 0.17), isFilled: isFilled, stroke: stroke)
    return isFilled ? cut(plate, joined([inner] + lines)) : joined([plate, inner] + lines)
  }

  /// A sheet with rolled ends at its upper left and lower right.
  private static func scroll(isFilled: Bool, stroke: CGFloat) -> Path {
    var sheet = Path()
    sheet.move(to: CGPoint(x: 0.36, y: 0.2))
    sheet.addLine(to: CGPoint(x: 0.36, y: -0.36))
    sheet.addQuadCurve(to: CGPoint(x: 0.22, y: -0.5), control: CGPoint(x: 0.36, y: -0.5))
    sheet.addLine(to: CGPoint(x: -0.42, y: -0.5))
    sheet.addQuadCurve(to: CGPoint(x: -0.28, y: -0.36), control: CGPoint(x: -0.28, y: -0.5))
    sheet.addLine(to: CGPoint(x: -0.28, y: 0.36))
    sheet.addQuadCurve(to: CGPoint(x: -0.14, y: 0.5), control: CGPoint(x: -0.28, y: 0.5))
    let roll = Path(roundedRect: CGRect(x: -0.56, y: -0.5, width: 0.28, height: 0.29), cornerRadius: 0.08)
    let foot = Path(roundedRect: CGRect(x: -0.02, y: 0.21, width: 0.58, height: 0.29), cornerRadius: 0.1)
    guard isFilled else {
      return joined([sheet, bent([(-0.14, 0.5), (0.1, 0.5)], 0.001), roll, foot].map { stroked($0, stroke) })
        .enlarged(256) { $0.normalized(eoFill: false) }
    }
    sheet.addLine(to: CGPoint(x: 0.36, y: 0.5))
    sheet.closeSubpath()
    let gap = Path(roundedRect: foot.boundingRect.insetBy(dx: -stroke * 0.7, dy: -stroke * 0.7), cornerRadius: 0.12)
    let slit = box(stroke * 0.7, 0.32, 0.01).offsetBy(dx: -0.28, dy: -0.34)
    return joined([cut(cut(sheet, gap), slit), cut(roll, slit), foot])
  }

  /// Two rectangles of which one is in front of the other, and an arrow in each free corner.
  private static func swappedRectangles(_ stroke: CGFloat) -> Path {
    let front = box(0.78 - stroke, 0.56 - stroke, 0.1).offsetBy(dx: 0.22, dy: 0.2)
    let hidden = box(0.78 + stroke, 0.56 + stroke, 0.12).offsetBy(dx: 0.22, dy: 0.2)
    let behind = cut(stroked(box(0.78 - stroke, 0.56 - stroke, 0.1).offsetBy(dx: -0.22, dy: -0.2), stroke), hidden)
    let arrow = joined([
      bent([(0.3, -0.38), (0.54, -0.38), (0.54, -0.2)], stroke * 0.9), bent([(0.43, -0.3), (0.54, -0.19), (0.65, -0.3)], stroke * 0.9),
    ])
    return joined([behind, stroked(front, stroke), arrow, arrow.applying(CGAffineTransform(scaleX: -1, y: -1))])
      .enlarged(256) { $0.normalized(eoFill: false) }
  }

  /// Two crossed lines with an arrow's head at each end.
  private static func diagonals(_ stroke: CGFloat) -> Path {
    let heads = [(-1, -1), (1, -1), (-1, 1), (1, 1)].map { (x: CGFloat, y: CGFloat) in
      bent([(x * 0.16, y * 0.46), (x * 0.46, y * 0.46), (x * 0.46, y * 0.16)], stroke)
    }
    return joined(heads + [bent([(-0.46, -0.46), (0.46, 0.46)], stroke), bent([(0.46, -0.46), (-0.46, 0.46)], stroke)])
      .enlarged(256) { $0.normalized(eoFill: false) }
  }
}
