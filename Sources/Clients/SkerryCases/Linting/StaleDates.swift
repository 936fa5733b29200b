import Foundation
import SkerryDiagnostics

/// Whether an app's activities can become stale: only those with a stale date, from the app or from a push.
enum StaleDates {
  /// The maximum number of bytes of Swift files that are read.
  private static let limit = 64 << 20

  /// Whether sources pass a stale date or accept pushes. `true` if the sources request no activity at all, because then
  /// nothing is known.
  static func canBePassed(in sources: [String]) -> Bool {
    var requests = false
    var bytes = 0
    for path in sources where bytes < limit {
      guard let data = InputFile.data(atPath: path) else { continue }
      bytes += data.count
      let code = String(decoding: data, as: UTF8.self)
      guard code.contains("ActivityKit") else { continue }
      if hasArgument("staleDate", in: code) || hasArgument("pushType", in: code) { return true }
      requests = requests || code.contains(".request(")
    }
    return !requests
  }

  /// Whether an argument is anything but `nil`.
  private static func hasArgument(_ label: String, in code: String) -> Bool {
    code.components(separatedBy: label + ":").dropFirst().contains { !$0.drop(while: \.isWhitespace).hasPrefix("nil") }
  }
}
