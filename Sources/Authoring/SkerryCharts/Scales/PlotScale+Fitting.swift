import Foundation

extension PlotScale {
  /// The scale for all values of an axis, with the chart's settings.
  ///
  /// - Parameters:
  ///   - desiredCount: the maximum number of round intervals that the domain should have.
  ///   - marks: the number of marks that an axis asks for, which then decides.
  ///   - leastStep: the smallest interval: 1 for integers.
  static func fitting(
    _ values: [PlotValue], _ request: ScaleRequest, desiredCount: Int, marks: Int? = nil, leastStep: Double = 0
  ) -> PlotScale {
    let whole = fittingAll(values, request, desiredCount: desiredCount, marks: marks, leastStep: leastStep)
    guard let length = request.visibleLength, length > 0, whole.isContinuous else { return whole }
    let start = request.visibleStart ?? min(whole.lower, whole.upper)
    return PlotScale(whole.kind, lower: start, upper: start + length)
  }

  private static func fittingAll(
    _ values: [PlotValue], _ request: ScaleRequest, desiredCount: Int, marks: Int?, leastStep: Double
  ) -> PlotScale {
    var reversed = false
    var includesZero: Bool?
    switch request.domain {
    case .values(let own): return explicit(own, values, request)
    case .automatic(let zero, let isReversed, let adjustment):
      guard let adjustment else {
        (includesZero, reversed) = (zero, isReversed)
        break
      }
      var inferring = request
      inferring.domain = .automatic(includesZero: zero, reversed: isReversed)
      let inferred = fittingAll(values, inferring, desiredCount: desiredCount, marks: marks, leastStep: leastStep)
      return explicit(ordered(adjustment(inferred.domain), reversed: isReversed), values, request)
    case nil: break
    }
    let isCategorical = values.contains { if case .category = $0 { true } else { false } } || request.type?.kind == .category
    if isCategorical {
      let names = unique(values.map(\.category))
      return PlotScale(.categories(reversed ? names.reversed() : names))
    }
    let found = values.compactMap(\.continuous)
    let isDate = values.contains { if case .date = $0 { true } else { false } } || request.type?.kind == .date
    guard var low = found.min(), var high = found.max() else { return PlotScale(isDate ? .dates : .numbers(request.type?.kind ?? .linear)) }
    if isDate {
      if low == high { (low, high) = (low - 1800, high + 1800) }
      return PlotScale(.dates, lower: reversed ? high : low, upper: reversed ? low : high)
    }
    let type = request.type?.kind ?? .linear
    if type == .log {
      let positive = found.filter { $0 > 0 }
      low = PowersOfTen.power(PowersOfTen.exponent(of: positive.min() ?? 1))
      let maximum = positive.max() ?? 10
      high = PowersOfTen.power(PowersOfTen.exponent(of: maximum))
      if high < maximum || low == high { high *= 10 }
    } else {
      if includesZero ?? true { (low, high) = (min(0, low), max(0, high)) }
      if low == high { (low, high) = low == 0 ? (0, 1) : (low - abs(low) / 2, high + abs(high) / 2) }
      let step =
        marks.map { NumberTicks.step(from: low, through: high, marks: $0, minimum: leastStep, isRounded: true) }
        ?? NumberTicks.step(from: low, through: high, count: desiredCount, minimum: leastStep)
      (low, high) = NumberTicks.rounded(low, high, step: step)
    }
    return PlotScale(.numbers(type), lower: reversed ? high : low, upper: reversed ? low : high)
  }

  private static func explicit(_ own: [PlotValue], _ values: [PlotValue], _ request: ScaleRequest) -> PlotScale {
    let isCategorical =
      own.contains { if case .category = $0 { true } else { false } } || values.contains { if case .category = $0 { true } else { false } }
      || request.type?.kind == .category
    if isCategorical { return PlotScale(.categories(unique(own.map(\.category)))) }
    let ends = own.compactMap(\.continuous)
    let isDate = own.contains { if case .date = $0 { true } else { false } }
    let kind: Kind = isDate ? .dates : .numbers(request.type?.kind ?? .linear)
    guard let first = ends.first, let last = ends.last else { return PlotScale(kind) }
    return first == last ? PlotScale(kind, lower: first - 0.5, upper: last + 0.5) : PlotScale(kind, lower: first, upper: last)
  }

  /// The ends of an adjusted continuous domain, the greatest first if it is reversed; categories in their own order.
  private static func ordered(_ values: [PlotValue], reversed: Bool) -> [PlotValue] {
    let sorted = values.filter { $0.continuous != nil }.sorted { ($0.continuous ?? 0) < ($1.continuous ?? 0) }
    guard sorted.count == values.count, let low = sorted.first, let high = sorted.last else { return values }
    return reversed ? [high, low] : [low, high]
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
