import Foundation
import SkerryDiagnostics

/// Whether an app's activities can become stale: only one that was given a stale date, by the app or by a push, ever does.
enum StaleDates {
  /// The most bytes of Swift files that are read.
  private static let limit = 64 << 20

  /// Whether sources pass a stale date or take pushes. Sources that request no activity tell nothing, so that `true` is assumed.
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

  /// Whether an argument is given something else than `nil`.
  private static func hasArgument(_ label: String, in code: String) -> Bool {
    code.components(separatedBy: label + ":").dropFirst().contains { !$0.drop(while: \.isWhitespace).hasPrefix("nil") }
  }
}
