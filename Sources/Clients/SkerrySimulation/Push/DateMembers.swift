import Foundation
import SkerryActivity
import SkerryFormats
import Synchronization

/// The dates in a state or in attributes, as the app's own type reads them.
///
/// ActivityKit decodes with the default strategy, so a `Date` is a number: seconds since 2001. Servers send seconds since 1970, milliseconds or
/// ISO 8601 text instead; the first two decode, to a time decades or millennia away. Source: Figures §2.4.
struct DateMembers {
  /// A value that the type reads as a date.
  struct Member {
    /// Below the root, such as `.arrival` or `.stops[2].time`.
    var path: String
    var value: JSONValue
  }

  private(set) var members: [Member] = []

  /// - Parameter decode: decodes the JSON with the decoder it is given, and may throw.
  init(_ decode: (JSONDecoder) throws -> Void) {
    let found = Mutex<[Member]>([])
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let path = decoder.codingPath.map(\.step).joined()
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        found.withLock { $0.append(Member(path: path, value: .string(text))) }
        // The search continues; the real decoding reports the error.
        return Date(timeIntervalSinceReferenceDate: 0)
      }
      guard let number = try? container.decode(Double.self) else {
        let value = (try? container.decode(Bool.self)).map { JSONValue.bool($0) } ?? .object([:])
        found.withLock { $0.append(Member(path: path, value: value)) }
        return Date(timeIntervalSinceReferenceDate: 0)
      }
      found.withLock { $0.append(Member(path: path, value: .number(number))) }
      return Date(timeIntervalSinceReferenceDate: number)
    }
    try? decode(decoder)
    members = found.withLock { $0 }
  }

  /// The problems with the dates, one sentence each.
  func problems(in root: String) -> [String] { members.compactMap { Self.problem($0, root) } }

  /// Dates that a phone decodes but that are never meant: the beginnings of the two eras.
  func doubts(in root: String) -> [String] {
    members.compactMap { member in
      guard case .number(let number) = member.value, Self.beginnings.contains(number) else { return nil }
      return
        "\(root)\(member.path) is \(JSONValue.number(number).text), which a phone reads as \(Self.day(Date(timeIntervalSinceReferenceDate: number))); "
        + "if there is no date, make the property optional and leave it out"
    }
  }
  /// 2001 and 1970, in seconds since 2001.
  private static let beginnings: Set = [0.0, -978_307_200.0]

  private static func problem(_ member: Member, _ root: String) -> String? {
    let name = root + member.path
    switch member.value {
    case .string(let text):
      guard let date = date(of: text) else {
        return "\(name) is the string \"\(text)\", but a Date is a number, seconds since 2001-01-01 00:00 UTC; write that number"
      }
      return "\(name) is the string \"\(text)\", but a Date is a number, seconds since 2001-01-01 00:00 UTC; write \(written(date))"
    case .number(let number):
      guard let (unit, date) = presumedUnit(number) else { return nil }
      return
        "\(name) is \(JSONValue.number(number).text), which looks like \(unit) since 1970 (\(day(date))), but a Date is seconds since 2001-01-01 00:00 UTC, "
        + "so the phone would read \(day(Date(timeIntervalSinceReferenceDate: number))); write \(written(date))"
    case .bool: return "\(name) is true or false, but a Date is a number, seconds since 2001-01-01 00:00 UTC; write that number"
    case .object, .array:
      return "\(name) is an object or a list, but a Date is a number, seconds since 2001-01-01 00:00 UTC; write that number"
    case .null, .integer: return nil
    }
  }

  // MARK: Interpretation

  /// Seconds since 1970 that a push can mean: from 2014 to 2049. As seconds since 2001 they are the years 2045 to 2080, which no
  /// activity shows: it lasts for hours.
  static let plausible = 1_400_000_000.0..<2_500_000_000.0

  /// The unit and the time of a number that is not a count of seconds since 2001; `nil` for one that may be.
  static func presumedUnit(_ number: Double) -> (unit: String, date: Date)? {
    for (unit, factor) in [("seconds", 1.0), ("milliseconds", 1e3), ("microseconds", 1e6), ("nanoseconds", 1e9)]
    where plausible.contains(number / factor) {
      return (unit, Date(timeIntervalSince1970: number / factor))
    }
    return nil
  }

  /// A time as text: ISO 8601 with or without fractions and zone, a day, or a number in quotes.
  static func date(of text: String) -> Date? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if let number = Double(text), number.isFinite {
      return presumedUnit(number)?.date ?? (abs(number) < 4e9 ? Date(timeIntervalSinceReferenceDate: number) : nil)
    }
    let plain = Date.ISO8601FormatStyle()
    let fractional = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    for candidate in [text, text.replacing(" ", with: "T", maxReplacements: 1)].flatMap({ [$0, $0 + "Z"] }) {
      if let date = (try? Date(candidate, strategy: fractional)) ?? (try? Date(candidate, strategy: plain)) { return date }
    }
    return try? Date(text, strategy: plain.year().month().day())
  }

  /// In the format of a payload: whole seconds without a decimal point.
  private static func written(_ date: Date) -> String {
    JSONValue.number((date.timeIntervalSinceReferenceDate * 1000).rounded() / 1000).text
  }

  private static func day(_ date: Date) -> String {
    let limit = 253_402_300_799.0
    guard date.timeIntervalSince1970 < limit else { return "the year \(1970 + Int(date.timeIntervalSince1970 / 31_556_952))" }
    return date.formatted(Date.ISO8601FormatStyle())
  }
}
