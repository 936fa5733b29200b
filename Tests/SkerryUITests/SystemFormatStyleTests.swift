import Foundation
import SkerryLocalization
import Testing

@testable import SkerryUI

/// The styles of text that follows the time, at both sides of their limits.
@Suite struct SystemFormatStyleTests {
  private static let english = Locale(identifier: "en_US")
  private static let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

  /// Within the threshold the distance is written, from it on the date.
  @Test(arguments: [
    (DateRangeComponentsStyle.Field.second, 1.0), (.minute, 60), (.hour, 3600), (.day, 86_400), (.week, 604_800), (.month, 2_592_000),
    (.year, 31_536_000),
  ])
  func referencesBecomeDates(_ field: DateRangeComponentsStyle.Field, _ threshold: TimeInterval) {
    for sign in [1.0, -1] {
      func isDate(_ distance: TimeInterval) -> Bool {
        let date = Self.now.addingTimeInterval(sign * distance)
        let text = SystemFormatStyle.DateReference(to: date, thresholdField: field).locale(Self.english).format(Self.now)
        return text.contains(", 202")
      }
      #expect(!isDate(threshold * 0.999) && isDate(threshold) && isDate(threshold * 1.001), "\(field)")
    }
  }

  @Test func aDayIsTheDefaultThreshold() {
    func text(_ distance: TimeInterval) -> String {
      SystemFormatStyle.DateReference(to: Self.now.addingTimeInterval(distance)).locale(Self.english).format(Self.now)
    }
    #expect(text(7200) == "in 2 hours" && text(-7200) == "2 hours ago" && text(86_399).hasPrefix("in ") && !text(86_400).hasPrefix("in "))
  }

  /// Hundredths by default; fewer decimals for a coarser precision, and none where there is no field for them.
  @Test(arguments: [
    (Duration.milliseconds(1), 4, "1:05.377"), (.milliseconds(9), 4, "1:05.377"), (.milliseconds(10), 4, "1:05.37"),
    (.milliseconds(99), 4, "1:05.37"), (.milliseconds(100), 4, "1:05.3"), (.milliseconds(999), 4, "1:05.3"), (.seconds(1), 4, "1:05"),
    (.milliseconds(10), 3, "1:05.37"), (.milliseconds(10), 2, "1:05"),
  ])
  func stopwatches(_ precision: Duration, _ fields: Int, _ expected: String) {
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    let style = SystemFormatStyle.Stopwatch(startingAt: start, maxFieldCount: fields, maxPrecision: precision).locale(Self.english)
    #expect(style.format(start.addingTimeInterval(65.3778)) == expected)
    #expect(SystemFormatStyle.Stopwatch(startingAt: start).locale(Self.english).format(start.addingTimeInterval(65.3778)) == "1:05.37")
    // Beyond an hour, too, the decimals follow the seconds, and digits are not grouped as in a number.
    #expect(SystemFormatStyle.Stopwatch(startingAt: start).locale(Self.english).format(start.addingTimeInterval(4321.25)) == "1:12:01.25")
    // Before its start it shows zero.
    #expect(style.format(start.addingTimeInterval(-5)).allSatisfy { "0:.".contains($0) })
  }

  /// A timer stays at the ends of its interval.
  @Test func timersStayInTheirInterval() {
    let interval = Self.now..<Self.now.addingTimeInterval(90)
    func texts(_ style: SystemFormatStyle.Timer) -> [String] {
      [-10, 0, 30, 90, 100].map { style.locale(Self.english).format(Self.now.addingTimeInterval($0)) }
    }
    #expect(texts(SystemFormatStyle.Timer(countingDownIn: interval)) == ["1:30", "1:30", "1:00", "0:00", "0:00"])
    #expect(texts(SystemFormatStyle.Timer(countingUpIn: interval)) == ["0:00", "0:00", "0:30", "1:30", "1:30"])
  }

  @Test func offsetsHaveASign() {
    func text(_ distance: TimeInterval, _ sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic) -> String {
      SystemFormatStyle.DateOffset(to: Self.now, sign: sign).locale(Self.english).format(Self.now.addingTimeInterval(distance))
    }
    #expect(text(120) == "2 minutes" && text(-120) == "\u{2212}2 minutes" && text(-120, .never) == "2 minutes")
    #expect(text(120, .always()) == "+2 minutes" && text(0, .always(includingZero: true)) == "+0 seconds")
    #expect(text(0, .always(includingZero: false)) == "0 seconds" && text(0.5, .always(includingZero: false)) == "0 seconds")
  }

  /// The examples are those of Apple's documentation.
  @Test(
    arguments: [
      (222, nil, 2, "3 minutes, 42 seconds"), (5663, nil, 2, "1 hour, 34 minutes"), (5663, nil, 3, "1 hour, 34 minutes, 23 seconds"),
      (5663, nil, 1, "1 hour"), (183_600, nil, 2, "2 days, 3 hours"), (332, [.minute, .second], 2, "5:32"),
      (5025, [.hour, .minute, .second], 3, "1:23:45"), (5025, [.hour, .minute, .second], 2, "1 hour, 23 minutes"),
      (5025, [.minute, .second], 1, "83 minutes"), (864_000, [.year, .month, .day], 2, "10 days"),
      (864_000, [.week, .day], 2, "1 week, 3 days"),
    ] as [(TimeInterval, Set<DateRangeComponentsStyle.Field>?, Int, String)])
  func offsetsAreWrittenInTheAllowedUnits(distance: TimeInterval, fields: Set<DateRangeComponentsStyle.Field>?, maximum: Int, text: String)
  {
    let style =
      fields.map { SystemFormatStyle.DateOffset(to: Self.now, allowedFields: $0, maxFieldCount: maximum) }
      ?? SystemFormatStyle.DateOffset(to: Self.now, maxFieldCount: maximum)
    #expect(style.locale(Self.english).format(Self.now.addingTimeInterval(distance)) == text)
  }

  @Test func referencesUseTheAllowedUnits() {
    func text(_ fields: Set<DateRangeComponentsStyle.Field>) -> String {
      SystemFormatStyle.DateReference(to: Self.now.addingTimeInterval(7200), allowedFields: fields).locale(Self.english).format(Self.now)
    }
    #expect(text([.hour, .minute]) == "in 2 hours" && text([.minute]) == "in 120 minutes")
  }
}
