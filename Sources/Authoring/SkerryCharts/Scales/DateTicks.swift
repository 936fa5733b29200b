import Foundation

/// Round dates for the ticks of an axis.
struct DateTicks {
  /// A step of the calendar.
  struct Step: Equatable {
    var unit: Calendar.Component
    var count: Int
    /// Seconds, about.
    var length: Double
  }

  let calendar: Calendar

  private static let steps: [Step] =
    steps(of: .second, [1, 2, 5, 10, 15, 30]) + steps(of: .minute, [1, 2, 5, 10, 15, 30]) + steps(of: .hour, [1, 2, 3, 6, 12])
    + steps(of: .day, [1, 2]) + steps(of: .weekOfYear, [1, 2]) + steps(of: .month, [1, 2, 3, 6])
    + steps(of: .year, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000])

  private static func steps(of unit: Calendar.Component, _ counts: [Int]) -> [Step] {
    counts.map { Step(unit: unit, count: $0, length: Double($0) * length(of: unit)) }
  }

  /// The smallest round step that divides a span of seconds into at most `count` steps.
  static func step(_ span: Double, count: Int) -> Step {
    let rough = abs(span) / Double(max(1, count))
    return steps.first { $0.length >= rough * (1 - 1e-9) } ?? Step(unit: .year, count: 1000, length: 3.2e10)
  }

  /// The step with which an axis has as many dates as it asks for, or as nearly as many as possible; of two that are as near, the shorter one
  /// (Figures §9.92). Neither ten minutes nor two weeks are such a step.
  ///
  /// - Parameters:
  ///   - low: seconds of the reference date, as is `high`.
  ///   - marks: the number asked for.
  func step(from low: Double, through high: Double, marks: Int) -> Step {
    let (span, marks) = (abs(high - low), min(max(1, marks), 500))
    let usual = Self.steps.filter { !($0.count == 10 && $0.unit == .minute) && !($0.count == 2 && $0.unit == .weekOfYear) }
    let near = usual.filter { $0.length * Double(4 * marks) >= span && $0.length <= max(span, 1) }
    var best: (step: Step, distance: Int)?
    for step in near {
      let own = abs(dates(step, from: low, through: high, anchored: Self.automaticAnchor(step)).count - marks)
      if own < best?.distance ?? .max { best = (step, own) }
    }
    return best?.step ?? Self.step(span, count: marks)
  }

  /// Where the dates of a step begin.
  enum Anchor {
    /// At a multiple of the count within the next larger unit: hours 0, 6, 12 of a day.
    case calendar
    /// At the first unit of the domain: every seventh day from the first one (Figures §9.6).
    case domain
    /// At the unit in which the domain begins: every fifteenth minute from 13:52 if it begins at 13:52:47 (Figures §9.95).
    case firstUnit
  }

  /// The maximum number of dates on an axis.
  static let maxCount = 10_000

  /// Seconds, about; the longest of the units for one that no axis has.
  static func length(of unit: Calendar.Component) -> Double {
    switch unit {
    case .nanosecond: 1e-9
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day, .weekday, .weekdayOrdinal, .dayOfYear: 86_400
    case .weekOfMonth, .weekOfYear: 604_800
    case .month: 2_629_746
    case .quarter: 3 * 2_629_746
    default: 31_556_952
    }
  }

  /// The dates of a step within a domain of seconds of the reference date; none if there are more than `maxCount`.
  func dates(_ step: Step, from low: Double, through high: Double, anchored: Anchor = .calendar) -> [Date] {
    let (low, high) = (min(low, high), max(low, high))
    let count = max(1, step.count)
    guard (high - low) / max(step.length, 1e-3) <= Double(Self.maxCount) else { return [] }
    let start = Date(timeIntervalSinceReferenceDate: low), last = Date(timeIntervalSinceReferenceDate: high)
    guard var date = anchor(step.unit, anchored == .calendar ? count : 1, before: start) else { return [] }
    if anchored == .domain, date < start, let next = calendar.date(byAdding: step.unit, value: 1, to: date) { date = next }
    var found: [Date] = []
    while date <= last, found.count <= Self.maxCount {
      if date >= start { found.append(date) }
      guard let next = calendar.date(byAdding: step.unit, value: count, to: date), next > date else { break }
      date = next
    }
    return found
  }

  /// The unit's start at or before a date, at a multiple of the count within the next larger unit.
  private func anchor(_ unit: Calendar.Component, _ count: Int, before date: Date) -> Date? {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
    let larger: Calendar.Component? =
      switch unit {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .day: .month
      case .month: .year
      default: nil
      }
    guard count > 1, let larger, let outer = calendar.dateInterval(of: larger, for: date)?.start,
      let steps = calendar.dateComponents([unit], from: outer, to: start).value(for: unit)
    else {
      guard count > 1, unit == .year else { return start }
      return calendar.date(byAdding: .year, value: -(calendar.component(.year, from: start) % count), to: start)
    }
    return calendar.date(byAdding: unit, value: steps / count * count, to: outer)
  }

  /// Where the automatic dates of a step begin. Source: Figures §9.95 for minutes; seconds are assumed to be alike.
  static func automaticAnchor(_ step: Step) -> Anchor { step.unit == .minute || step.unit == .second ? .firstUnit : .calendar }

  /// The text of a tick, as precise as its step.
  func text(_ date: Date, _ step: Step, locale: Locale) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    switch step.unit {
    case .second, .nanosecond: style = style.minute(.twoDigits).second(.twoDigits)
    case .minute: style = style.hour().minute()
    case .hour: style = style.hour()
    case .day, .weekday, .weekOfYear, .weekOfMonth: style = style.month(.abbreviated).day()
    case .month, .quarter: style = style.month(.abbreviated)
    default: style = style.year()
    }
    return style.format(date)
  }
}
