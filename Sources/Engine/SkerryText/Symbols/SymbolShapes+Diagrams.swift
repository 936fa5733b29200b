import Foundation
import SkerryDrawing
import SkerryGeometry

extension SymbolShapes {
  /// Charts, waves, windows and divided rectangles, which icons do not show, or show without their axes, with a ring around them or with a title
  /// bar. Their proportions are our choice, except for the video camera.
  static func diagram(_ name: String, isFilled: Bool, stroke: CGFloat) -> Path? {
    switch name {
    case "chart.xyaxis.line":
      return joined([axes(stroke), bent([(-0.36, 0.2), (-0.1, -0.12), (0.16, 0.08), (0.58, -0.36)], stroke)])
    case "chart.line.uptrend.xyaxis": return trend(-1, stroke)
    case "chart.line.downtrend.xyaxis": return trend(1, stroke)
    case "chart.line.flattrend.xyaxis":
      return joined([axes(stroke), bent([(-0.36, 0), (0.54, 0)], stroke), bent([(0.32, -0.22), (0.54, 0), (0.32, 0.22)], stroke)])
    case "chart.bar.xaxis":
      let heights: [(CGFloat, CGFloat)] = [(-0.36, 0.5), (0, 0.86), (0.36, 0.66)]
      let bars = heights.map { x, height in
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
    case "forward":
      return joined([CGFloat(-0.3), 0.28].map { closed(triangle, isFilled: isFilled, stroke: stroke).offsetBy(dx: $0, dy: 0) })
    case "backward":
      let mirrored = closed(triangle, isFilled: isFilled, stroke: stroke).applying(CGAffineTransform(scaleX: -1, y: 1))
      return joined([CGFloat(-0.28), 0.3].map { mirrored.offsetBy(dx: $0, dy: 0) })
    case "video": return videoCamera(isFilled: isFilled, stroke: stroke)
    case "waveform.low": return isFilled ? nil : levels([0.1, 0.1, 0.22, 0.42, 0.22, 0.1, 0.1], stroke)
    case "waveform.mid": return isFilled ? nil : levels([0.1, 0.24, 0.44, 0.66, 0.44, 0.24, 0.1], stroke)
    case "rectangle.3.group":
      let plates: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [(-0.36, 0, 0.6, 0.96), (0.36, -0.26, 0.6, 0.44), (0.36, 0.26, 0.6, 0.44)]
      return joined(plates.map { closed(box($0.2, $0.3, 0.1), isFilled: isFilled, stroke: stroke).offsetBy(dx: $0.0, dy: $0.1) })
    case "list.bullet.rectangle":
      let rows = joined(
        [-0.2, 0, 0.2].flatMap { (y: CGFloat) -> [Path] in [disc(-0.34, y, stroke * 0.55), bent([(-0.16, y), (0.36, y)], stroke * 0.8)] })
      let page = closed(box(1.17, 0.91, 0.14), isFilled: isFilled, stroke: stroke)
      return isFilled ? cut(page, rows) : joined([page, rows])
    case "list.bullet.rectangle.portrait":
      let rows = joined(
        [-0.24, 0, 0.24].flatMap { (y: CGFloat) -> [Path] in [disc(-0.2, y, stroke * 0.6), bent([(-0.04, y), (0.2, y)], stroke * 0.9)] })
      let page = closed(box(0.82, 1.06, 0.17), isFilled: isFilled, stroke: stroke)
      return isFilled ? cut(page, rows) : joined([page, rows])
    case "sdcard": return memoryCard(isFilled: isFilled, stroke: stroke)
    case "chevron.right.to.line":
      return joined([bent([(-0.28, -0.4), (0.12, 0), (-0.28, 0.4)], stroke), bent([(0.36, -0.4), (0.36, 0.4)], stroke)])
    case "chevron.left.to.line":
      return joined([bent([(0.28, -0.4), (-0.12, 0), (0.28, 0.4)], stroke), bent([(-0.36, -0.4), (-0.36, 0.4)], stroke)])
    case "chevron.up.right.dotted.2": return isFilled ? nil : dottedCorners(stroke)
    case "circle.and.line.horizontal":
      let lines = [-1, 1].map { (side: CGFloat) -> Path in bent([(side * 0.36, 0), (side * 0.66, 0)], stroke) }
      return joined([closed(ring(0.29), isFilled: isFilled, stroke: stroke)] + lines)
    case "rectangle.connected.to.line.below":
      let plate = closed(box(0.92, 0.56, 0.14), isFilled: isFilled, stroke: stroke).offsetBy(dx: 0, dy: -0.2)
      return joined([plate, bent([(0, 0.08), (0, 0.44)], stroke), bent([(-0.6, 0.44), (0.6, 0.44)], stroke)])
    case "directcurrent":
      let dashes = [-0.44, 0, 0.44].map { (x: CGFloat) -> Path in bent([(x - 0.1, 0.16), (x + 0.1, 0.16)], stroke) }
      return isFilled ? nil : joined([bent([(-0.54, -0.16), (0.54, -0.16)], stroke)] + dashes)
    case "square.fill.text.grid.1x2":
      let rows = [-0.3, 0.3].flatMap { (y: CGFloat) -> [Path] in
        let lines = [y - 0.12, y + 0.12].map { bent([(0, $0), (0.6, $0)], stroke * 0.9) }
        return [box(0.44, 0.44, 0.08).offsetBy(dx: -0.42, dy: y)] + lines
      }
      return isFilled ? nil : joined(rows)
    case "stairs":
      let steps: [(CGFloat, CGFloat)] = [
        (-0.6, 0.45), (-0.3, 0.45), (-0.3, 0.15), (0, 0.15), (0, -0.15), (0.3, -0.15), (0.3, -0.45), (0.6, -0.45),
      ]
      return isFilled ? nil : bent(steps, stroke)
    case "list.triangle":
      return isFilled
        ? nil
        : joined(
          [-0.34, 0, 0.34].flatMap { (y: CGFloat) -> [Path] in
            [polygon([(-0.62, y - 0.11), (-0.42, y), (-0.62, y + 0.11)]), bent([(-0.24, y), (0.6, y)], stroke)]
          })
    case "arrow.up.and.down.text.horizontal": return isFilled ? nil : textBesideArrow(stroke)
    case "character.cursor.ibeam": return isFilled ? nil : letterBesideCursor(stroke)
    default: return rectangle(name, isFilled: isFilled, stroke: stroke)
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

  /// Two corners that point to the upper right, one inside of the other, of dots.
  private static func dottedCorners(_ stroke: CGFloat) -> Path {
    func corner(_ x: CGFloat, _ y: CGFloat, _ steps: Int) -> [Path] {
      (0...steps).flatMap { step -> [Path] in
        let distance = CGFloat(step) * 0.2
        let dots = [disc(x - distance, y, stroke * 0.6), disc(x, y + distance, stroke * 0.6)]
        return step == 0 ? [dots[0]] : dots
      }
    }
    return joined(corner(0.42, -0.42, 4) + corner(0.08, -0.08, 2))
  }

  /// An arrow with two heads, and three lines of text behind it.
  private static func textBesideArrow(_ stroke: CGFloat) -> Path {
    let shaft = bent([(-0.48, -0.46), (-0.48, 0.46)], stroke)
    let heads = [-1, 1].map { (side: CGFloat) -> Path in bent([(-0.68, side * 0.26), (-0.48, side * 0.46), (-0.28, side * 0.26)], stroke) }
    return joined([shaft] + heads + [-0.34, 0, 0.34].map { bent([(-0.06, $0), (0.64, $0)], stroke) })
  }

  /// A capital A before a cursor as in text.
  private static func letterBesideCursor(_ stroke: CGFloat) -> Path {
    let letter = [bent([(-0.66, 0.4), (-0.3, -0.44), (0.06, 0.4)], stroke), bent([(-0.54, 0.14), (-0.06, 0.14)], stroke)]
    let ends = [-1, 1].map { side in
      bent([(0.24, side * 0.52), (0.38, side * 0.52), (0.44, side * 0.42), (0.5, side * 0.52), (0.64, side * 0.52)], stroke)
    }
    return joined(letter + [bent([(0.44, -0.42), (0.44, 0.42)], stroke)] + ends)
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

  /// Bars of the given heights around a line.
  private static func levels(_ heights: [CGFloat], _ stroke: CGFloat) -> Path {
    let width = min(stroke, 0.09)
    return joined(
      heights.enumerated().map { index, height in
        let x = 0.175 * (CGFloat(index) - CGFloat(heights.count - 1) / 2)
        let half = max(0, height - width) / 2
        return line(CGPoint(x: x, y: -half), CGPoint(x: x, y: half + 0.001), width)
      })
  }

  /// The parts of a screen that names of rectangles mention, as shares of its inside: x, y, width and height.
  private static let partsOfRectangles: [String: CGRect] = [
    "lefthalf": CGRect(x: 0, y: 0, width: 0.5, height: 1), "righthalf": CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
    "tophalf": CGRect(x: 0, y: 0, width: 1, height: 0.5), "bottomhalf": CGRect(x: 0, y: 0.5, width: 1, height: 0.5),
    "leftthird": CGRect(x: 0, y: 0, width: 0.36, height: 1), "rightthird": CGRect(x: 0.64, y: 0, width: 0.36, height: 1),
    "topthird": CGRect(x: 0, y: 0, width: 1, height: 0.36), "bottomthird": CGRect(x: 0, y: 0.64, width: 1, height: 0.36),
  ]

  /// `rectangle.bottomhalf.inset.filled` and the like, and rectangles of two parts.
  private static func rectangle(_ name: String, isFilled: Bool, stroke: CGFloat) -> Path? {
    let words = name.split(separator: ".").map(String.init)
    let size = CGSize(width: 1.3, height: 1)
    let frame = { closed(box(size.width, size.height, 0.2), isFilled: isFilled, stroke: stroke) }
    switch words {
    case ["rectangle", "split", "2x1"], ["rectangle", "split", "1x2"]:
      let half = (words[2] == "2x1" ? size.height : size.width) / 2 - (isFilled ? 0 : stroke / 2)
      let middle = bent(words[2] == "2x1" ? [(0, -half), (0, half)] : [(-half, 0), (half, 0)], stroke)
      return isFilled ? cut(frame(), middle) : joined([frame(), middle]).enlarged(256) { $0.normalized(eoFill: false) }
    case let parts where parts.count == 4 && parts[0] == "rectangle" && parts[2...] == ["inset", "filled"] && !isFilled:
      let side = parts[1].replacingOccurrences(of: "leading", with: "left").replacingOccurrences(of: "trailing", with: "right")
      guard let part = partsOfRectangles[side] else { return nil }
      let inside = CGRect(origin: .zero, size: size).offsetBy(dx: -size.width / 2, dy: -size.height / 2).insetBy(
        dx: stroke * 1.9, dy: stroke * 1.9)
      let plate = CGRect(
        x: inside.minX + part.minX * inside.width, y: inside.minY + part.minY * inside.height, width: part.width * inside.width,
        height: part.height * inside.height)
      return joined([frame(), Path(roundedRect: plate, cornerRadius: 0.06)])
    default: return nil
    }
  }

  /// Nine squares, of which the one at a place such as `topleft` or `middle` is solid.
  static func squares(filled place: Substring, _ stroke: CGFloat) -> Path? {
    let rows = ["top", "middle", "bottom"]
    guard let row = rows.firstIndex(where: place.hasPrefix) else { return nil }
    let column = place == "middle" ? 1 : ["left", "middle", "right"].firstIndex { place.hasSuffix($0) }
    return column.map { column in
      joined(
        (0..<9).map { (index: Int) -> Path in
          let isSolid = index == row * 3 + column
          return closed(box(0.27, 0.27, 0.06), isFilled: isSolid, stroke: stroke * 0.8)
            .offsetBy(dx: CGFloat(index % 3 - 1) * 0.36, dy: CGFloat(index / 3 - 1) * 0.36)
        })
    }
  }

  /// A card with a cut corner and its contacts.
  private static func memoryCard(isFilled: Bool, stroke: CGFloat) -> Path {
    let corners: [(CGFloat, CGFloat)] = [(-0.12, -0.53), (0.4, -0.53), (0.4, 0.53), (-0.4, 0.53), (-0.4, -0.25)]
    let card = closed(polygon(corners), isFilled: isFilled, stroke: stroke)
    let contacts = joined([-0.08, 0.08, 0.24].map { bent([($0, -0.32), ($0, -0.16)], stroke * 0.9) })
    return isFilled ? cut(card, contacts) : joined([card, contacts])
  }
}
