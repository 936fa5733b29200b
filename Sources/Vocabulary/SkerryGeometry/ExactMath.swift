/// Transcendental functions made of additions, multiplications, divisions and square roots only.
///
/// The C library selects implementations by processor, whose results differ in the last bit; these give the same bits
/// on every machine, because IEEE 754 fixes each step. Errors are below 1e-14 relative, far less than a 64th of a pixel
/// or a step of colour.
package enum ExactMath {
  // MARK: Angles (radians)

  /// Radians; 0 for angles beyond 1e9.
  package static func sine(_ angle: Double) -> Double {
    let (quadrant, rest) = reduced(angle)
    return switch quadrant {
    case 0: sineSeries(rest)
    case 1: cosineSeries(rest)
    case 2: -sineSeries(rest)
    case _: -cosineSeries(rest)
    }
  }

  /// Radians; 1 for angles beyond 1e9.
  package static func cosine(_ angle: Double) -> Double {
    let (quadrant, rest) = reduced(angle)
    return switch quadrant {
    case 0: cosineSeries(rest)
    case 1: -sineSeries(rest)
    case 2: -cosineSeries(rest)
    case _: sineSeries(rest)
    }
  }

  /// Radians.
  package static func tangent(_ angle: Double) -> Double { sine(angle) / cosine(angle) }

  /// The angle of the vector (x, y), −π…π.
  package static func arcTangent(y: Double, x: Double) -> Double {
    guard x.isFinite, y.isFinite else { return 0 }
    let (width, height) = (abs(x), abs(y))
    guard width > 0 || height > 0 else { return 0 }
    var angle = width >= height ? slopeAngle(height / width) : .pi / 2 - slopeAngle(width / height)
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }

  /// 0…π; the argument is clamped to −1…1.
  package static func arcCosine(_ value: Double) -> Double {
    let value = value.isNaN ? 1 : min(max(value, -1), 1)
    return arcTangent(y: ((1 - value) * (1 + value)).squareRoot(), x: value)
  }

  // MARK: Powers

  /// e to a power.
  package static func exponential(_ value: Double) -> Double {
    guard value.isFinite else { return value == -.infinity ? 0 : value }
    guard value > -700 else { return 0 }
    guard value < 700 else { return .infinity }
    let doublings = (value / ln2).rounded()
    let rest = (value - doublings * ln2High) - doublings * ln2Low
    var sum = 1.0
    for step in stride(from: 14.0, through: 1, by: -1) { sum = 1 + sum * rest / step }
    return sum * Double(sign: .plus, exponent: Int(doublings), significand: 1)
  }

  /// The natural logarithm of a positive number; negative infinity for others.
  package static func logarithm(_ value: Double) -> Double {
    guard value > 0 else { return -.infinity }
    guard value.isFinite else { return value }
    var (exponent, significand) = (Double(value.exponent), value.significand)
    if significand > 1.4142135623730951 {
      significand /= 2
      exponent += 1
    }
    let part = (significand - 1) / (significand + 1)
    let square = part * part
    var sum = 0.0
    for step in stride(from: 23.0, through: 1, by: -2) { sum = sum * square + 1 / step }
    return exponent * ln2High + (2 * part * sum + exponent * ln2Low)
  }

  /// A positive base to any power; 0 for others.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    base > 0 ? exponential(exponent * logarithm(base)) : 0
  }

  /// Defined for negative numbers, too.
  package static func cubeRoot(_ value: Double) -> Double {
    guard value != 0, value.isFinite else { return value }
    let size = abs(value)
    var root = exponential(logarithm(size) / 3)
    root -= (root * root * root - size) / (3 * root * root)
    return value < 0 ? -root : root
  }

  // MARK: Series

  private static let ln2 = 0.693147180559945309
  /// The logarithm of 2 in two parts; the first has spare bits, so that its product with a whole number is exact.
  private static let ln2High = 0x1.62e42fee00000p-1
  private static let ln2Low = 0x1.a39ef35793c76p-33
  /// A quarter turn in two parts, for the same reason.
  private static let quarterHigh = 0x1.921fb54400000p+0
  private static let quarterLow = 0x1.0b4611a626331p-34

  /// The quadrant, 0…3, and the angle from its start, within an eighth of a turn. Angles beyond a billion are taken as 0.
  private static func reduced(_ angle: Double) -> (Int, Double) {
    guard abs(angle) < 1e9 else { return (0, 0) }
    let quarters = (angle / (.pi / 2)).rounded()
    return (Int(quarters) & 3, (angle - quarters * quarterHigh) - quarters * quarterLow)
  }

  private static func sineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 1.0
    for step in stride(from: 18.0, through: 2, by: -2) { sum = 1 - sum * square / (step * (step + 1)) }
    return x * sum
  }

  private static func cosineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 1.0
    for step in stride(from: 19.0, through: 1, by: -2) { sum = 1 - sum * square / (step * (step + 1)) }
    return sum
  }

  /// The angle of a slope of 0…1, halved twice before the series.
  private static func slopeAngle(_ slope: Double) -> Double {
    func halved(_ t: Double) -> Double { t / (1 + (1 + t * t).squareRoot()) }
    let small = halved(halved(slope))
    let square = small * small
    var sum = 0.0
    for step in stride(from: 27.0, through: 1, by: -2) { sum = 1 / step - sum * square }
    return 4 * small * sum
  }
}
