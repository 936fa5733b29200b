import Foundation
import SkerryLocalization

/// Formats durations in a locale.
struct TimeWords {
  let locale: Locale

  init(_ locale: Locale) { self.locale = locale }

  /// English as in the United States; elsewhere the short forms differ, such as "11 secs." in Canada.
  private var isAmerican: Bool {
    guard locale.language.languageCode?.identifier == "en" else { return false }
    return locale.region == nil || locale.region?.identifier == "US"
  }

  /// Replaces the seconds while the display is always on: two dashes. Source: Figures §8.7.
  private static let hiddenSeconds = "\u{2013}\u{2013}"

  /// Seconds as an integer, clamped to the range that can be formatted.
  private static func whole(_ seconds: TimeInterval) -> Int { seconds.isFinite ? Int(min(max(0, seconds), 1e10).rounded(.down)) : 0 }

  /// The locale's digit zero.
  var zero: Character { 0.formatted(.number.locale(locale)).first ?? "0" }

  /// 1:05 or 1:02:03. Without hours the minutes are not limited to 59. Hidden seconds are replaced by two dashes.
  func counter(_ seconds: TimeInterval, showsHours: Bool, hidesSeconds: Bool = false) -> String {
    let text = digits(seconds, showsHours: showsHours)
    return hidesSeconds ? text.dropLast(2) + Self.hiddenSeconds : text
  }

  private func digits(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let total = Self.whole(seconds)
    func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
    let text =
      showsHours && total >= 3600
      ? "\(total / 3600):\(two(total / 60 % 60)):\(two(total % 60))" : "\(total / 60):\(two(total % 60))"
    return zero == "0"
      ? text : String(text.map { digit in digit.wholeNumberValue.flatMap { $0.formatted(.number.locale(locale)).first } ?? digit })
  }

  private static let units: [(seconds: Int, one: String, many: String)] = [
    (31_536_000, "yr", "yrs"), (2_592_000, "mth", "mths"), (604_800, "wk", "wks"), (86_400, "day", "days"), (3600, "hr", "hr"),
    (60, "min", "min"), (1, "sec", "sec"),
  ]

  /// The two largest units: 2 min, 13 sec.
  func twoUnits(_ seconds: TimeInterval) -> String {
    let total = Self.whole(seconds)
    guard isAmerican else {
      let units: Set<Duration.UnitsFormatStyle.Unit> = [.weeks, .days, .hours, .minutes, .seconds]
      return Duration.seconds(total).formatted(.units(allowed: units, width: .abbreviated, maximumUnitCount: 2).locale(locale))
    }
    guard let first = Self.units.firstIndex(where: { total >= $0.seconds }) else { return "0 sec" }
    func write(_ count: Int, _ unit: Int) -> String { "\(count) \(count == 1 ? Self.units[unit].one : Self.units[unit].many)" }
    let rest = total % Self.units[first].seconds
    let head = write(total / Self.units[first].seconds, first)
    guard first + 1 < Self.units.count, rest >= Self.units[first + 1].seconds else { return head }
    return head + ", " + write(rest / Self.units[first + 1].seconds, first + 1)
  }

  /// As a clock shows it: 5:32 or 0:05:32.
  func clock(_ seconds: TimeInterval, _ pattern: Duration.TimeFormatStyle.Pattern) -> String {
    Duration.seconds(Self.whole(seconds)).formatted(.time(pattern: pattern).locale(locale))
  }

  /// The largest of some units in full: 3 minutes, 42 seconds. Years and months are written as days.
  /// - Parameter maximum: the number of units.
  func units(_ seconds: TimeInterval, _ fields: Set<DateRangeComponentsStyle.Field>, maximum: Int) -> String {
    let known: [DateRangeComponentsStyle.Field: Duration.UnitsFormatStyle.Unit] = [
      .year: .days, .month: .days, .week: .weeks, .day: .days, .hour: .hours, .minute: .minutes, .second: .seconds,
    ]
    let allowed: Set<Duration.UnitsFormatStyle.Unit> = fields.isEmpty ? [.seconds] : Set(fields.compactMap { known[$0] })
    return Duration.seconds(Self.whole(seconds)).formatted(
      .units(allowed: allowed, width: .wide, maximumUnitCount: maximum, fractionalPart: .hide(rounded: .towardZero)).locale(locale))
  }

  /// The largest unit in full: 2 minutes.
  func largestUnit(_ seconds: TimeInterval) -> String {
    Duration.seconds(Self.whole(seconds)).formatted(
      .units(allowed: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1, fractionalPart: .hide(rounded: .towardZero))
        .locale(locale))
  }
}
