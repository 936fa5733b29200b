import Foundation
import SkerryGraph

/// A text that depends on the time it is drawn at.
enum DateContent: Equatable, Sendable {
  case style(Date, Text.DateStyle)
  case range(ClosedRange<Date>)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

  /// What is written at an instant.
  func text(at now: Date, in environment: EnvironmentValues) -> String {
    switch self {
    case .style(let date, let style):
      switch style.kind {
      case .time: return Self.clock(date, environment)
      case .date: return Self.day(date, environment)
      case .timer: return Self.counter(abs(date.timeIntervalSince(now)), showsHours: true)
      case .relative: return Self.duration(abs(date.timeIntervalSince(now)))
      case .offset:
        let distance = now.timeIntervalSince(date)
        return (distance < 0 ? "\u{2212}" : "+") + Self.largestUnit(abs(distance))
      }
    case .range(let dates):
      return "\(Self.clock(dates.lowerBound, environment)) \u{2013} \(Self.clock(dates.upperBound, environment))"
    case .timer(let interval, let pause, let countsDown, let showsHours):
      let instant = min(max(pause ?? now, interval.lowerBound), interval.upperBound)
      let seconds = countsDown ? interval.upperBound.timeIntervalSince(instant) : instant.timeIntervalSince(interval.lowerBound)
      return Self.counter(seconds, showsHours: showsHours)
    }
  }

  /// The widest thing a running text can become; `nil` for texts that stand still.
  func widest(at now: Date) -> String? {
    let longest: TimeInterval
    var showsHours = true
    switch self {
    case .style(let date, let style):
      guard style.kind == .timer else { return nil }
      // Without an end a counter may pass the hour; the room for it is kept once it is past ten minutes.
      longest = max(abs(date.timeIntervalSince(now)), 0)
    case .range: return nil
    case .timer(let interval, let pause, _, let hours):
      if pause != nil { return nil }
      longest = interval.upperBound.timeIntervalSince(interval.lowerBound)
      showsHours = hours
    }
    return String(Self.counter(longest, showsHours: showsHours).map { $0.isNumber ? "0" : $0 })
  }

  // MARK: Notations

  /// 9:41 AM, in the environment's locale and time zone.
  private static func clock(_ date: Date, _ environment: EnvironmentValues) -> String {
    var style = Date.FormatStyle(date: .omitted, time: .shortened, locale: environment.locale)
    style.timeZone = environment.timeZone
    style.calendar = environment.calendar
    return date.formatted(style)
  }

  /// January 9, 2026.
  private static func day(_ date: Date, _ environment: EnvironmentValues) -> String {
    var style = Date.FormatStyle(date: .long, time: .omitted, locale: environment.locale)
    style.timeZone = environment.timeZone
    style.calendar = environment.calendar
    return date.formatted(style)
  }

  /// 1:05 or 1:02:03. Without hours the minutes run on.
  private static func counter(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let total = seconds.isFinite ? Int(min(max(0, seconds), 1e9).rounded(.down)) : 0
    func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
    if showsHours, total >= 3600 { return "\(total / 3600):\(two(total / 60 % 60)):\(two(total % 60))" }
    return "\(total / 60):\(two(total % 60))"
  }

  private static let units: [(seconds: Int, one: String, many: String)] = [
    (31_536_000, "yr", "yrs"), (2_592_000, "mth", "mths"), (604_800, "wk", "wks"), (86_400, "day", "days"), (3600, "hr", "hr"),
    (60, "min", "min"), (1, "sec", "sec"),
  ]

  /// The two largest units: 2 min, 13 sec.
  private static func duration(_ seconds: TimeInterval) -> String {
    let total = seconds.isFinite ? Int(min(max(0, seconds), 1e10).rounded(.down)) : 0
    guard let first = units.firstIndex(where: { total >= $0.seconds }) else { return "0 sec" }
    func write(_ count: Int, _ unit: Int) -> String { "\(count) \(count == 1 ? units[unit].one : units[unit].many)" }
    let rest = total % units[first].seconds
    guard first + 1 < units.count, rest >= units[first + 1].seconds else { return write(total / units[first].seconds, first) }
    return write(total / units[first].seconds, first) + ", " + write(rest / units[first + 1].seconds, first + 1)
  }

  private static func largestUnit(_ seconds: TimeInterval) -> String {
    let total = seconds.isFinite ? Int(min(max(0, seconds), 1e10).rounded(.down)) : 0
    let names: [(Int, String)] = [(86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second")]
    guard let (size, name) = names.first(where: { total >= $0.0 }) else { return "0 seconds" }
    let count = total / size
    return "\(count) \(name)\(count == 1 ? "" : "s")"
  }
}
