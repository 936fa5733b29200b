public import Foundation

/// Writes how long a range of dates is: `1 hr, 5 min`. Foundation on Linux declares such a style without an
/// initializer.
///
/// Approximated: months and years are written in weeks.
public struct DateRangeComponentsStyle: FormatStyle, Sendable {
  /// How much is written out.
  public enum Style: String, Codable, Hashable, Sendable { case wide, abbreviated, condensedAbbreviated, narrow, spellOut }
  /// A unit of time that may be written.
  public enum Field: String, Codable, CaseIterable, Hashable, Sendable { case year, month, week, day, hour, minute, second }

  public var style: Style
  public var locale: Locale
  public var fields: Set<Field>?
  /// Whether the length is written as a clock shows it: `1:05:20`.
  var isClock = false

  public init(style: Style, locale: Locale = .autoupdatingCurrent, fields: Set<Field>? = nil) {
    (self.style, self.locale, self.fields) = (style, locale, fields)
  }
  public func locale(_ locale: Locale) -> DateRangeComponentsStyle {
    var copy = self
    copy.locale = locale
    return copy
  }

  public func format(_ range: Range<Date>) -> String {
    let length = Duration.seconds(range.upperBound.timeIntervalSince(range.lowerBound).rounded(.down))
    if isClock {
      let pattern: Duration.TimeFormatStyle.Pattern = length < .seconds(3600) ? .minuteSecond : .hourMinuteSecond
      return length.formatted(.time(pattern: pattern).locale(locale))
    }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch style {
      case .wide, .spellOut: .wide
      case .abbreviated: .abbreviated
      case .condensedAbbreviated: .condensedAbbreviated
      case .narrow: .narrow
      }
    return length.formatted(.units(allowed: units, width: width, fractionalPart: .hide(rounded: .down)).locale(locale))
  }

  private var units: Set<Duration.UnitsFormatStyle.Unit> {
    let all: [(Field, Duration.UnitsFormatStyle.Unit)] = [
      (.year, .weeks), (.month, .weeks), (.week, .weeks), (.day, .days), (.hour, .hours), (.minute, .minutes), (.second, .seconds),
    ]
    let wanted = fields.map { fields in all.filter { fields.contains($0.0) } } ?? all
    return wanted.isEmpty ? [.seconds] : Set(wanted.map(\.1))
  }
}

extension FormatStyle where Self == DateRangeComponentsStyle {
  public static func components(style: DateRangeComponentsStyle.Style, fields: Set<DateRangeComponentsStyle.Field>? = nil) -> Self {
    Self(style: style, fields: fields)
  }
  public static var timeDuration: Self {
    var style = Self(style: .narrow)
    style.isClock = true
    return style
  }
}

extension Date.ComponentsFormatStyle {
  public static var timeDuration: DateRangeComponentsStyle { .timeDuration }
}
