import SkerryFormats
import Foundation

/// A point in time in a script's notation.
enum ScriptTime: Sendable, Hashable {
  /// Seconds from a base: the script's start for `at`, the step's own time elsewhere.
  case offset(TimeInterval)
  case date(Date)
  /// The next time at which the clock shows this, in UTC: seconds since midnight.
  case clock(TimeInterval)

  /// Reads `+1h30m`, `-90s`, `18:05` or an ISO 8601 time.
  init?(_ text: String) {
    if let sign = text.first, sign == "+" || sign == "-" {
      guard let seconds = Self.seconds(text.dropFirst()) else { return nil }
      self = .offset(sign == "-" ? -seconds : seconds)
    } else if let match = text.wholeMatch(of: #/(\d{1,2}):(\d{2})(?::(\d{2}))?/#) {
      let second = match.3.flatMap { Int($0) } ?? 0
      guard let hour = Int(match.1), let minute = Int(match.2), hour < 24, minute < 60, second < 60 else { return nil }
      self = .clock(TimeInterval(hour * 3600 + minute * 60 + second))
    } else if let date = UTCTime.date(text) {
      self = .date(date)
    } else {
      return nil
    }
  }

  /// A duration such as `90s`, `5m`, `1h30m`, `2d` or a plain number of seconds.
  static func seconds(_ text: some StringProtocol) -> TimeInterval? {
    parse(text).flatMap { $0 <= maxDuration ? $0 : nil }
  }

  /// A hundred years: anything longer is assumed to be a mistake.
  private static let maxDuration: TimeInterval = 100 * 366 * 86_400

  private static func parse(_ text: some StringProtocol) -> TimeInterval? {
    if let number = Double(text), number.isFinite, number >= 0 { return number }
    var rest = String(text)[...]
    var total = 0.0
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isNumber || $0 == "." }
      guard let number = Double(digits), number.isFinite, let unit = rest.dropFirst(digits.count).first else { return nil }
      switch unit {
      case "s": total += number
      case "m": total += number * 60
      case "h": total += number * 3600
      case "d": total += number * 86_400
      default: return nil
      }
      rest = rest.dropFirst(digits.count + 1)
    }
    return total
  }

  func date(from base: Date) -> Date {
    switch self {
    case .offset(let seconds): return base.addingTimeInterval(seconds)
    case .date(let date): return date
    case .clock(let seconds):
      let midnight = (base.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400
      let today = Date(timeIntervalSince1970: midnight + seconds)
      return today >= base ? today : today.addingTimeInterval(86_400)
    }
  }
}
