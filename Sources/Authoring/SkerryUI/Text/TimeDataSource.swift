import Foundation
import SkerryLocalization

/// A time-dependent value, for text that updates.
public struct TimeDataSource<Value>: Sendable {
  let name: String
  let value: @Sendable (Date) -> Value
}

// Without a constraint on the value, as Apple declares them: `TimeDataSource<Date>.durationOffset(to:)` compiles as well.
extension TimeDataSource {
  public static var currentDate: TimeDataSource<Date> { TimeDataSource<Date>(name: "currentDate") { $0 } }
  /// From a date to now; empty if the date is in the future.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(name: "from \(date.timeIntervalSinceReferenceDate)") { date..<max(date, $0) }
  }
  /// From now to a date; empty once the date has passed.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(name: "to \(date.timeIntervalSinceReferenceDate)") { min(date, $0)..<date }
  }
  /// From a date to now; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>(name: "since \(date.timeIntervalSinceReferenceDate)") { .seconds($0.timeIntervalSince(date)) }
  }
}

/// Styles for text that follows the time.
public enum SystemFormatStyle {
  /// The remaining or the elapsed time of an interval: 1:05.
  public struct Timer: FormatStyle, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool
    var locale = Locale.autoupdatingCurrent
    /// Whether seconds are shown as dashes, as on an always-on display.
    var hidesSeconds = false

    public init(countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1))
    {
      (self.interval, countsDown, self.showsHours) = (interval, true, showsHours)
    }
    public init(countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) {
      (self.interval, countsDown, self.showsHours) = (interval, false, showsHours)
    }
    public func format(_ now: Date) -> String {
      let instant = min(max(now, interval.lowerBound), interval.upperBound)
      let seconds = countsDown ? interval.upperBound.timeIntervalSince(instant) : instant.timeIntervalSince(interval.lowerBound)
      return TimeWords(locale).counter(seconds, showsHours: showsHours, hidesSeconds: hidesSeconds)
    }
    public func locale(_ locale: Locale) -> Timer { changed(self) { $0.locale = locale } }
  }

  /// The time since a start, with hundredths: 1:05.37.
  public struct Stopwatch: FormatStyle, Sendable {
    let start: Date
    let showsHours: Bool
    let decimals: Int
    var locale = Locale.autoupdatingCurrent
    /// Whether dashes take the place of the seconds, without decimals, as on a display that is always on.
    var hidesSeconds = false

    public init(startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) {
      (self.start, self.showsHours) = (start, showsHours)
      decimals =
        maxPrecision >= .seconds(1) || maxFieldCount < 3
        ? 0 : maxPrecision >= .milliseconds(100) ? 1 : maxPrecision >= .milliseconds(10) ? 2 : 3
    }
    public func format(_ now: Date) -> String {
      let seconds = max(0, now.timeIntervalSince(start))
      let whole = TimeWords(locale).counter(seconds, showsHours: showsHours, hidesSeconds: hidesSeconds)
      guard decimals > 0, !hidesSeconds else { return whole }
      let fraction = (seconds - seconds.rounded(.down)).formatted(
        .number.precision(.fractionLength(decimals)).rounded(rule: .down).locale(locale))
      return whole + fraction.drop { $0.isNumber }
    }
    public func locale(_ locale: Locale) -> Stopwatch { changed(self) { $0.locale = locale } }
  }

  /// The time between a date and now in its largest units: 3 minutes, 42 seconds. With minutes and seconds alone, or hours as well, as a
  /// clock shows it.
  ///
  /// Approximated: years and months are written as days.
  ///
  /// Source: Apple's documentation of the type, with these examples.
  public struct DateOffset: FormatStyle, Sendable {
    let anchor: Date
    let fields: Set<DateRangeComponentsStyle.Field>
    let maximum: Int
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    var locale = Locale.autoupdatingCurrent

    public init(
      to anchor: Date, allowedFields: Set<DateRangeComponentsStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) { (self.anchor, fields, maximum, self.sign) = (anchor, allowedFields, max(maxFieldCount, 1), sign) }

    public func format(_ now: Date) -> String {
      let distance = now.timeIntervalSince(anchor)
      let isNegative = distance <= -1
      let mark = sign == .never ? "" : isNegative ? "\u{2212}" : isSigned(distance) ? "+" : ""
      return mark + length(abs(distance))
    }

    private func isSigned(_ distance: TimeInterval) -> Bool {
      sign == .always(includingZero: true) || sign == .always(includingZero: false) && distance >= 1
    }

    private func length(_ seconds: TimeInterval) -> String {
      let words = TimeWords(locale)
      if fields == [.minute, .second], maximum == 2 { return words.clock(seconds, .minuteSecond) }
      if fields == [.hour, .minute, .second], maximum == 3 { return words.clock(seconds, .hourMinuteSecond) }
      return words.units(seconds, fields, maximum: maximum)
    }
    public func locale(_ locale: Locale) -> DateOffset { changed(self) { $0.locale = locale } }
  }

  /// A date relative to now while it is near, otherwise as a date: in 2 hours.
  public struct DateReference: FormatStyle, Sendable {
    let date: Date
    /// The number of seconds within which the distance is written.
    let threshold: TimeInterval
    let fields: Set<Date.RelativeFormatStyle.Field>
    var locale = Locale.autoupdatingCurrent

    public init(
      to date: Date, allowedFields: Set<DateRangeComponentsStyle.Field> = [.year, .month, .day, .hour, .minute], maxFieldCount: Int = 2,
      thresholdField: DateRangeComponentsStyle.Field = .day
    ) {
      self.date = date
      // The threshold's own unit is always among them.
      fields = Set(allowedFields.union([thresholdField]).map(\.relative))
      threshold =
        switch thresholdField {
        case .year: 31_536_000
        case .month: 2_592_000
        case .week: 604_800
        case .day: 86_400
        case .hour: 3600
        case .minute: 60
        case .second: 1
        }
    }
    public func format(_ now: Date) -> String {
      guard abs(date.timeIntervalSince(now)) < threshold else {
        var style = Date.FormatStyle(date: .abbreviated, time: .shortened)
        style.locale = locale
        return style.format(date)
      }
      var style = Date.AnchoredRelativeFormatStyle(anchor: date, allowedFields: fields, presentation: .numeric, unitsStyle: .wide)
      style.locale = locale
      return style.format(now)
    }
    public func locale(_ locale: Locale) -> DateReference { changed(self) { $0.locale = locale } }
  }

  private static func changed<T>(_ value: T, _ change: (inout T) -> Void) -> T {
    var copy = value
    change(&copy)
    return copy
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
  ) -> Self { .init(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision) }
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
  ) -> Self { .init(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision) }
}
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
  ) -> Self { .init(startingAt: start, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision) }
}
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date, allowedFields: Set<DateRangeComponentsStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self { .init(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign) }
}
extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date, allowedFields: Set<DateRangeComponentsStyle.Field> = [.year, .month, .day, .hour, .minute], maxFieldCount: Int = 2,
    thresholdField: DateRangeComponentsStyle.Field = .day
  ) -> Self { .init(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField) }
}

extension DateRangeComponentsStyle.Field {
  fileprivate var relative: Date.RelativeFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
