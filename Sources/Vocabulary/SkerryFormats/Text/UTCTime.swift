package import Foundation

/// Times as text in UTC, to the millisecond: `2026-05-01T18:00:00Z`, with a fraction only if it is not zero.
package enum UTCTime {
  /// 9:41 in the morning of 9 January 2026: the time of day that Apple's pictures show. The start of a simulation, and the moment of a picture.
  package static let standard = Date(timeIntervalSince1970: 1_767_951_660)

  /// A date in UTC as ISO 8601, with milliseconds if they are not zero.
  package static func text(_ date: Date) -> String {
    // Limited to the years 1 to 9999; a date that is not a number is the first of them.
    let time = date.timeIntervalSince1970
    let seconds1970 = time.isNaN ? -62_135_596_800 : min(max(time, -62_135_596_800), 253_402_300_799)
    let milliseconds = Int((seconds1970 * 1000).rounded())
    let fraction = ((milliseconds % 1000) + 1000) % 1000
    let seconds = (milliseconds - fraction) / 1000
    let inDay = ((seconds % 86400) + 86400) % 86400
    let (year, month, day) = civil((seconds - inDay) / 86400)
    let clock = "\(two(inDay / 3600)):\(two(inDay / 60 % 60)):\(two(inDay % 60))"
    let tail = fraction == 0 ? "" : "." + String(repeating: "0", count: 3 - String(fraction).count) + String(fraction)
    return String(repeating: "0", count: max(0, 4 - String(year).count)) + "\(year)-\(two(month))-\(two(day))T\(clock)\(tail)Z"
  }

  /// Hours and minutes, in UTC.
  package static func clock(_ date: Date) -> String { String(text(date).dropFirst(11).prefix(5)) }

  /// Any ISO 8601 time with its zone; `nil` for one that does not exist, such as 30 February. The form that `text` writes is read without
  /// Foundation's parser, which is slow.
  package static func date(_ text: String) -> Date? {
    if text.hasSuffix("Z"), text.utf8.count == 20 || text.utf8.count == 24 { return ownForm(text) }
    // Foundation carries days and hours that do not exist over to the next month or day.
    guard ownForm(text.prefix(19) + "Z") != nil else { return nil }
    if let date = try? Date(text, strategy: .iso8601) { return date }
    return try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  private static func ownForm(_ text: some StringProtocol) -> Date? {
    let bytes = Array(text.utf8)
    guard bytes.count == 20 || bytes.count == 24, bytes.last == UInt8(ascii: "Z"), bytes[4] == 0x2D, bytes[7] == 0x2D, bytes[10] == 0x54,
      bytes[13] == 0x3A, bytes[16] == 0x3A, bytes.count == 20 || bytes[19] == 0x2E
    else { return nil }
    func number(_ from: Int, _ count: Int) -> Int? {
      bytes[from..<(from + count)].reduce(Int?(0)) { sum, byte in
        (0x30...0x39).contains(byte) ? sum.map { $0 * 10 + Int(byte) - 0x30 } : nil
      }
    }
    guard let year = number(0, 4), let month = number(5, 2), let day = number(8, 2), let hour = number(11, 2), let minute = number(14, 2),
      let second = number(17, 2), let fraction = bytes.count == 20 ? 0 : number(20, 3), (1...12).contains(month), (1...31).contains(day),
      hour < 24, minute < 60, second < 60
    else { return nil }
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days = shifted / 400 * 146_097 + shifted % 400 * 365 + shifted % 400 / 4 - shifted % 400 / 100 + dayOfYear - 719_468
    let (y, m, d) = civil(days)
    guard (y, m, d) == (year, month, day) else { return nil }
    let seconds = (days * 24 + hour) * 3600 + minute * 60 + second
    return Date(timeIntervalSince1970: Double(seconds * 1000 + fraction) / 1000)
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The year, month and day a number of days after 1970-01-01, in the Gregorian calendar with eras of 400 years.
  private static func civil(_ days: Int) -> (Int, Int, Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month >= 10 ? 1 : 0), month >= 10 ? month - 9 : month + 3, day)
  }
}
