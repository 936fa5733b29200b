import Foundation
import SkerryDrawing
import SkerryGeometry

/// Reads the `d` attribute of an SVG path. Source: SVG 1.1 §8.3.
struct SVGPathData {
  private var rest: Substring.UTF8View
  private var path = Path()
  private var at = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, for the smooth commands, and whether it belonged to a cubic.
  private var control: (point: CGPoint, isCubic: Bool)?

  /// The outline; everything after an error in the data is ignored, as the specification asks.
  static func path(_ data: String) -> Path {
    var reader = SVGPathData(rest: Substring(data).utf8)
    reader.read()
    return reader.path
  }

  private init(rest: Substring.UTF8View) { self.rest = rest }

  private mutating func read() {
    var command: UInt8?
    while true {
      skipSpace()
      guard let next = rest.first else { return }
      if isLetter(next) {
        rest.removeFirst()
        command = next
        if next | 0x20 == UInt8(ascii: "z") {
          close()
          continue
        }
      }
      guard let known = command, perform(known) else { return }
      // Further coordinates after a move are lines.
      if known == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if known == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) && byte | 0x20 != UInt8(ascii: "e") }

  private mutating func close() {
    path.closeSubpath()
    at = start
    control = nil
  }

  private mutating func perform(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    let origin = isRelative ? at : .zero
    func shifted(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: origin.x + x, y: origin.y + y) }
    var next: (CGPoint, Bool)?
    switch Character(Unicode.Scalar(command | 0x20)) {
    case "m":
      guard let n = numbers(2) else { return false }
      at = shifted(n[0], n[1])
      start = at
      path.move(to: at)
    case "l":
      guard let n = numbers(2) else { return false }
      line(to: shifted(n[0], n[1]))
    case "h":
      guard let n = numbers(1) else { return false }
      line(to: CGPoint(x: origin.x + n[0], y: at.y))
    case "v":
      guard let n = numbers(1) else { return false }
      line(to: CGPoint(x: at.x, y: origin.y + n[0]))
    case "c":
      guard let n = numbers(6) else { return false }
      next = curve(shifted(n[0], n[1]), shifted(n[2], n[3]), shifted(n[4], n[5]))
    case "s":
      guard let n = numbers(4) else { return false }
      next = curve(mirrored(cubic: true), shifted(n[0], n[1]), shifted(n[2], n[3]))
    case "q":
      guard let n = numbers(4) else { return false }
      next = quad(shifted(n[0], n[1]), shifted(n[2], n[3]))
    case "t":
      guard let n = numbers(2) else { return false }
      next = quad(mirrored(cubic: false), shifted(n[0], n[1]))
    case "a":
      guard let n = numbers(3), let large = flag(), let sweep = flag(), let end = numbers(2) else { return false }
      arc(rx: n[0], ry: n[1], turn: n[2], large: large, sweep: sweep, to: shifted(end[0], end[1]))
    default: return false
    }
    control = next.map { (point: $0.0, isCubic: $0.1) }
    return true
  }

  private func mirrored(cubic: Bool) -> CGPoint {
    guard let control, control.isCubic == cubic else { return at }
    return CGPoint(x: 2 * at.x - control.point.x, y: 2 * at.y - control.point.y)
  }

  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    at = point
  }

  private mutating func curve(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) -> (CGPoint, Bool) {
    path.addCurve(to: end, control1: c1, control2: c2)
    at = end
    return (c2, true)
  }

  private mutating func quad(_ control: CGPoint, _ end: CGPoint) -> (CGPoint, Bool) {
    path.addQuadCurve(to: end, control: control)
    at = end
    return (control, false)
  }

  /// An arc by its end points, as at most four curves. Source: SVG 1.1, implementation notes F.6.
  private mutating func arc(rx: CGFloat, ry: CGFloat, turn: CGFloat, large: Bool, sweep: Bool, to end: CGPoint) {
    var (rx, ry) = (abs(rx), abs(ry))
    guard rx > 0, ry > 0, end != at else { return line(to: end) }
    let angle = turn * .pi / 180
    let (cosine, sine) = (Self.cosine(angle), Self.sine(angle))
    let (dx, dy) = ((at.x - end.x) / 2, (at.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, -sine * dx + cosine * dy)
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    let divisor = rx * rx * y * y + ry * ry * x * x
    let factor = max(0, (rx * rx * ry * ry - divisor) / divisor).squareRoot() * (large == sweep ? -1 : 1)
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let first = Self.angle((y - cy) / ry, (x - cx) / rx)
    var delta = Self.angle((-y - cy) / ry, (-x - cx) / rx) - first
    if sweep, delta < 0 { delta += 2 * .pi }
    if !sweep, delta > 0 { delta -= 2 * .pi }
    let place = CGAffineTransform(scaleX: rx, y: ry)
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(
        CGAffineTransform(
          translationX: cosine * cx - sine * cy + (at.x + end.x) / 2, y: sine * cx + cosine * cy + (at.y + end.y) / 2))
    let parts = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(parts)
    let reach = 4 / 3 * CGFloat(ExactMath.tangent(Double(step / 4)))
    for part in 0..<parts {
      let (a, b) = (first + step * CGFloat(part), first + step * CGFloat(part + 1))
      let c1 = CGPoint(x: Self.cosine(a) - reach * Self.sine(a), y: Self.sine(a) + reach * Self.cosine(a)).applying(place)
      let c2 = CGPoint(x: Self.cosine(b) + reach * Self.sine(b), y: Self.sine(b) - reach * Self.cosine(b)).applying(place)
      path.addCurve(to: part + 1 == parts ? end : CGPoint(x: Self.cosine(b), y: Self.sine(b)).applying(place), control1: c1, control2: c2)
    }
    at = end
  }

  private static func sine(_ angle: CGFloat) -> CGFloat { CGFloat(ExactMath.sine(Double(angle))) }
  private static func cosine(_ angle: CGFloat) -> CGFloat { CGFloat(ExactMath.cosine(Double(angle))) }
  private static func angle(_ y: CGFloat, _ x: CGFloat) -> CGFloat { CGFloat(ExactMath.arcTangent(y: Double(y), x: Double(x))) }

  // MARK: Tokens

  private mutating func skipSpace() {
    while let byte = rest.first, [0x20, 0x09, 0x0A, 0x0C, 0x0D, UInt8(ascii: ",")].contains(byte) { rest.removeFirst() }
  }

  private mutating func numbers(_ count: Int) -> [CGFloat]? {
    var found: [CGFloat] = []
    for _ in 0..<count {
      guard let number = number() else { return nil }
      found.append(number)
    }
    return found
  }

  private mutating func flag() -> Bool? {
    skipSpace()
    guard let byte = rest.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    rest.removeFirst()
    return byte == UInt8(ascii: "1")
  }

  private mutating func number() -> CGFloat? {
    skipSpace()
    var text: [UInt8] = []
    var hasPoint = false, hasExponent = false
    while let byte = rest.first {
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      if (0x30...0x39).contains(byte) {
      } else if byte == UInt8(ascii: "."), !hasPoint, !hasExponent {
        hasPoint = true
      } else if byte | 0x20 == UInt8(ascii: "e"), !hasExponent, !text.isEmpty {
        hasExponent = true
      } else if isSign, text.isEmpty || (text.last ?? 0) | 0x20 == UInt8(ascii: "e") {
      } else {
        break
      }
      text.append(byte)
      rest.removeFirst()
    }
    guard let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite, abs(value) < 1e9 else { return nil }
    return CGFloat(value)
  }
}
