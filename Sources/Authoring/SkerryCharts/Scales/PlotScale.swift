import Foundation
import SkerryGeometry

/// Converts the values of one axis to distances from the axis's start, in points.
struct PlotScale {
  enum Kind: Equatable {
    case numbers(ScaleType.Kind)
    case dates
    case categories([String])
  }
  let kind: Kind
  /// Ends of a continuous domain; the first may be the greater one.
  private(set) var lower: Double
  private(set) var upper: Double
  /// Points.
  var start: CGFloat = 0
  var end: CGFloat = 0
  private let places: [String: Int]

  init(_ kind: Kind, lower: Double = 0, upper: Double = 1) {
    self.kind = kind
    self.lower = lower
    self.upper = upper
    if case .categories(let names) = kind {
      places = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    } else {
      places = [:]
    }
  }

  /// The ends of a continuous domain, the smaller one first, or the categories in their order.
  var domain: [PlotValue] {
    let ends = [min(lower, upper), max(lower, upper)]
    return switch kind {
    case .numbers: ends.map { .number($0) }
    case .dates: ends.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
    case .categories(let names): names.map { .category($0) }
    }
  }

  var isContinuous: Bool {
    switch kind {
    case .numbers, .dates: true
    case .categories: false
    }
  }

  /// The width of one category in points; 0 on a continuous scale.
  var bandLength: CGFloat {
    if case .categories(let names) = kind { return abs(end - start) / CGFloat(max(1, names.count)) }
    return 0
  }

  /// The distance of a value from the axis's start, in points; of a category, that of its middle. `nil` when the scale does not have it.
  func position(_ value: PlotValue) -> CGFloat? {
    switch kind {
    case .categories(let names):
      guard let place = places[value.category] else { return nil }
      return start + (end - start) * (CGFloat(place) + 0.5) / CGFloat(max(1, names.count))
    case .dates: return value.continuous.map { point(at: fraction($0, .linear)) }
    case .numbers(let type):
      guard let number = value.continuous, type != .log || number > 0 else { return nil }
      return point(at: fraction(number, type))
    }
  }

  private func point(at fraction: Double) -> CGFloat {
    // Content far outside the plot is not visible; the limit keeps paths finite.
    start + (end - start) * CGFloat(min(max(fraction, -1000), 1000))
  }

  private func fraction(_ value: Double, _ type: ScaleType.Kind) -> Double {
    let (low, high) = (Self.curve(lower, type), Self.curve(upper, type))
    guard high != low, (high - low).isFinite else { return 0.5 }
    let fraction = (Self.curve(value, type) - low) / (high - low)
    return fraction.isFinite ? fraction : 0.5
  }

  private static func curve(_ value: Double, _ type: ScaleType.Kind) -> Double {
    switch type {
    case .linear, .date, .category: value
    case .log: PowersOfTen.logarithm(max(value, .leastNormalMagnitude))
    case .symmetricLog(let slope):
      value < 0 ? -ExactMath.logarithm(1 - value * slope) : ExactMath.logarithm(1 + value * slope)
    case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .power(let exponent): value < 0 ? -ExactMath.power(-value, exponent) : ExactMath.power(value, exponent)
    }
  }

  /// The value at a distance; `nil` on a scale of zero length, and at a distance that is not finite.
  func value(at length: CGFloat) -> PlotValue? {
    guard end != start, length.isFinite else { return nil }
    let fraction = Double((length - start) / (end - start))
    switch kind {
    case .categories(let names):
      let place = Int(saturating: (fraction * Double(names.count)).rounded(.down))
      return names.indices.contains(place) ? .category(names[place]) : nil
    case .dates: return .date(Date(timeIntervalSinceReferenceDate: lower + (upper - lower) * fraction))
    case .numbers(let type):
      let (low, high) = (Self.curve(lower, type), Self.curve(upper, type))
      let curved = low + (high - low) * fraction
      switch type {
      case .linear, .date, .category: return .number(curved)
      case .log: return .number(ExactMath.power(10, curved))
      case .symmetricLog(let slope):
        return .number((curved < 0 ? 1 - ExactMath.exponential(-curved) : ExactMath.exponential(curved) - 1) / slope)
      case .squareRoot: return .number(curved < 0 ? -curved * curved : curved * curved)
      case .power(let exponent):
        return .number(curved < 0 ? -ExactMath.power(-curved, 1 / exponent) : ExactMath.power(curved, 1 / exponent))
      }
    }
  }
}
