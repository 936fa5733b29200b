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
      guard let seconds = TimeSpan.secondsOrNumber(text.dropFirst()) else { return nil }
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
