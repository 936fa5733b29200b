import Foundation
import SkerryGraph
import Synchronization

/// Text that depends on the time at which it is drawn.
enum DateContent: Equatable, Sendable {
  case style(Date, Text.DateStyle)
  case range(ClosedRange<Date>)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

  /// The string at a moment.
  func text(at now: Date, in environment: EnvironmentValues) -> String {
    let words = TimeWords(environment.locale)
    // An always-on display is redrawn once a minute.
    let hidesSeconds = environment.system.isLuminanceReduced
    switch self {
    case .style(let date, let style):
      switch style.kind {
      case .time: return Self.clock(date, environment)
      case .date: return Self.day(date, environment)
      case .timer: return words.counter(abs(date.timeIntervalSince(now)), showsHours: true, hidesSeconds: hidesSeconds)
      case .relative: return words.twoUnits(abs(date.timeIntervalSince(now)))
      case .offset:
        let distance = now.timeIntervalSince(date)
        return (distance < 0 ? "\u{2212}" : "+") + words.largestUnit(abs(distance))
      }
    case .range(let dates): return Self.interval(dates, environment)
    case .timer(let interval, let pause, let countsDown, let showsHours):
      // A timer runs until its pause time; one in the future does not stop it yet (Figures §8.6).
      let instant = min(max(min(pause ?? now, now), interval.lowerBound), interval.upperBound)
      let seconds = countsDown ? interval.upperBound.timeIntervalSince(instant) : instant.timeIntervalSince(interval.lowerBound)
      return words.counter(seconds, showsHours: showsHours, hidesSeconds: hidesSeconds)
    }
  }

  /// Whether the system updates it as time passes from an instant on.
  func ticks(from now: Date) -> Bool {
    switch self {
    case .style(_, let style): [.timer, .relative, .offset].contains(style.kind)
    case .range: false
    case .timer(_, let pause, _, _): pause.map { $0 > now } ?? true
    }
  }

  /// Whether it is a running text that counts in words, such as "8 sec".
  var isRelative: Bool {
    if case .style(_, let style) = self { [.relative, .offset].contains(style.kind) } else { false }
  }

  /// The widest value of a running text; `nil` for text that does not change.
  func widest(at now: Date, in environment: EnvironmentValues) -> String? {
    let longest: TimeInterval
    var showsHours = true
    switch self {
    case .style(let date, let style):
      guard style.kind == .timer else { return nil }
      // A counter without an end is as wide as its current value.
      longest = max(abs(date.timeIntervalSince(now)), 0)
    case .range: return nil
    case .timer(let interval, _, _, let hours):
      guard ticks(from: now) else { return nil }
      longest = interval.upperBound.timeIntervalSince(interval.lowerBound)
      showsHours = hours
    }
    let zero = TimeWords(environment.locale).zero
    return String(TimeWords(environment.locale).counter(longest, showsHours: showsHours).map { $0.isNumber ? zero : $0 })
  }

  // MARK: Notations

  /// 9:41 AM, or 09:41 where the locale's short times have two digits, in the environment's locale and time zone (Figures §9.93).
  private static func clock(_ date: Date, _ environment: EnvironmentValues) -> String {
    var style = Date.FormatStyle(date: .omitted, time: .shortened, locale: environment.locale)
    if hasTwoDigitHours(environment.locale) { style = style.hour(.twoDigits(amPM: .abbreviated)) }
    style.timeZone = environment.timeZone
    style.calendar = environment.calendar
    return date.formatted(style)
  }

  private static let twoDigitHours = Mutex<[String: Bool]>([:])

  /// Whether the short times of a locale begin with a zero before ten o'clock.
  private static func hasTwoDigitHours(_ locale: Locale) -> Bool {
    twoDigitHours.withLock { known in
      if let found = known[locale.identifier] { return found }
      let formatter = DateFormatter()
      (formatter.locale, formatter.dateStyle, formatter.timeStyle) = (locale, .none, .short)
      let isPadded = formatter.dateFormat?.contains("HH") ?? false
      known[locale.identifier] = isPadded
      return isPadded
    }
  }

  /// January 9, 2026; in an Islamic calendar without its era, as the locale writes a Gregorian date (Figures §9.132).
  private static func day(_ date: Date, _ environment: EnvironmentValues) -> String {
    switch environment.calendar.identifier {
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura:
      let formatter = DateFormatter()
      formatter.locale = environment.locale
      formatter.dateStyle = .long
      let pattern = formatter.dateFormat
      formatter.calendar = environment.calendar
      formatter.timeZone = environment.timeZone
      formatter.dateFormat = pattern
      return formatter.string(from: date)
    default: break
    }
    var style = Date.FormatStyle(date: .long, time: .omitted, locale: environment.locale)
    style.timeZone = environment.timeZone
    style.calendar = environment.calendar
    return date.formatted(style)
  }

  /// 9:41 – 10:15 AM on one day, with the dates where it spans several.
  private static func interval(_ dates: ClosedRange<Date>, _ environment: EnvironmentValues) -> String {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    var style = Date.IntervalFormatStyle(date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: environment.locale)
    style.timeZone = environment.timeZone
    style.calendar = environment.calendar
    return style.format(dates.lowerBound..<dates.upperBound)
  }
}
