package import Foundation
import SkerryFormats

/// The value of an option that names a moment, such as `--now`.
package enum TimeOption {
  /// The moment that a call names; `nil` without the option. Throws `CommandError` if the value is not an ISO 8601 time with its time zone.
  package static func date(_ arguments: Arguments, _ option: String) throws -> Date? {
    guard let text = arguments.value(option) else { return nil }
    guard let date = UTCTime.date(text) else {
      throw CommandError("--\(option) \(text) is not an ISO 8601 time; write for example --\(option) 2026-01-09T09:41:00Z.")
    }
    return date
  }
}
