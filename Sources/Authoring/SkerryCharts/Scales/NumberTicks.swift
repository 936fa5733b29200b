import Foundation

/// Round numbers for the ticks of an axis.
enum NumberTicks {
  /// The smallest 1, 2 or 5 times a power of ten that divides a span into at most `count` steps.
  static func step(_ span: Double, count: Int) -> Double {
    let rough = abs(span) / Double(max(1, count))
    guard rough > 0, rough.isFinite, rough > .leastNormalMagnitude * 1e10 else { return 1 }
    let power = PowersOfTen.power(PowersOfTen.exponent(of: rough))
    for factor in [1.0, 2, 5] where factor * power >= rough * (1 - 1e-9) { return factor * power }
    return 10 * power
  }

  /// The smallest round step that divides a domain, widened to multiples of the step, into at most `count` intervals.
  ///
  /// - Parameters:
  ///   - minimum: the smallest step allowed: 1 for quantities that are counted.
  static func step(from low: Double, through high: Double, count: Int, minimum: Double = 0) -> Double {
    let (low, high, count) = (min(low, high), max(low, high), max(1, count))
    var step = step(high - low, count: count)
    // A widened domain has at most two more intervals than the span itself, so this ends after a few rounds.
    while intervals(of: step, from: low, through: high) > Double(count), step.isFinite { step = self.step(step * 1.5, count: 1) }
    return max(step, minimum)
  }

  /// The number of intervals of a domain that is widened to multiples of a step.
  private static func intervals(of step: Double, from low: Double, through high: Double) -> Double {
    guard (low / step).magnitude < 1e15, (high / step).magnitude < 1e15 else { return 0 }
    return max(1, (high / step - 1e-9).rounded(.up) - (low / step + 1e-9).rounded(.down))
  }

  /// The round step with which an axis has as many marks as it asks for, or as nearly as many as possible; of two that are as near, the
  /// smaller one (Figures §9.92).
  ///
  /// - Parameters:
  ///   - marks: the number asked for.
  ///   - isRounded: whether the domain is widened to multiples of the step.
  static func step(from low: Double, through high: Double, marks: Int, minimum: Double, isRounded: Bool = false) -> Double {
    let (low, high, marks) = (min(low, high), max(low, high), min(max(1, marks), 500))
    func count(_ step: Double) -> Double {
      if isRounded { return intervals(of: step, from: low, through: high) + 1 }
      return Double(multiples(of: step, from: low, through: high).count)
    }
    var best = step(high - low, count: 4 * marks), candidate = best
    var distance = Double.infinity
    // Ten round steps reach from four times as many marks as asked for to one.
    for _ in 0..<10 + 3 * String(marks).count where candidate.isFinite {
      let own = abs(count(max(candidate, minimum)) - Double(marks))
      if own < distance { (best, distance) = (max(candidate, minimum), own) }
      candidate = step(candidate * 1.5, count: 1)
    }
    return best
  }

  /// A domain widened to multiples of a step.
  static func rounded(_ low: Double, _ high: Double, step: Double) -> (Double, Double) {
    guard (low / step).magnitude < 1e15, (high / step).magnitude < 1e15 else { return (low, high) }
    return ((low / step + 1e-9).rounded(.down) * step, (high / step - 1e-9).rounded(.up) * step)
  }

  /// The multiples of a step within a domain; at most 1000.
  static func multiples(of step: Double, from low: Double, through high: Double) -> [Double] {
    let (low, high) = (min(low, high), max(low, high))
    guard step > 0, step.isFinite, (high - low) / step <= 1000, (low / step).magnitude < 1e15 else { return [] }
    let first = (low / step - 1e-9).rounded(.up)
    let last = (high / step + 1e-9).rounded(.down)
    guard first <= last else { return [] }
    return (0...Int(last - first)).map { clean((first + Double($0)) * step, step) }
  }

  static func ticks(_ low: Double, _ high: Double, count: Int) -> [Double] {
    multiples(of: step(from: low, through: high, count: count), from: low, through: high)
  }

  /// Powers of ten within a domain.
  static func powers(_ low: Double, _ high: Double) -> [Double] {
    guard min(low, high) > 0 else { return [] }
    let (first, last) = (PowersOfTen.exponent(of: min(low, high)), PowersOfTen.exponent(of: max(low, high)))
    return (first...max(first, last)).map(PowersOfTen.power).filter { $0 >= min(low, high) && $0.isFinite }
  }

  /// How many decimals the multiples of a step need.
  static func decimals(_ step: Double) -> Int {
    guard step > 0, step < 1 else { return step == step.rounded() ? 0 : 1 }
    return min(10, max(0, -PowersOfTen.exponent(of: step)))
  }

  /// The number without the rounding error of the multiplication.
  private static func clean(_ value: Double, _ step: Double) -> Double {
    let scale = PowersOfTen.power(decimals(step) + 2)
    let rounded = (value * scale).rounded() / scale
    return rounded.isFinite && scale < 1e13 && abs(value) < 1e12 ? (rounded == 0 ? 0 : rounded) : value
  }
}
