import Foundation
import SkerryRuntime

/// A bar with count and rate on standard error; silent where that is not a terminal.
@MainActor
final class ProgressBar {
  private let total: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var lastDrawn: ContinuousClock.Instant?

  init(total: Int) {
    self.total = total
    isShown = isatty(STDERR_FILENO) == 1 && total > 0
  }

  package func show(_ count: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    if let lastDrawn, now - lastDrawn < .milliseconds(50), count < total { return }
    lastDrawn = now
    let seconds = Double((now - start) / .milliseconds(1)) / 1000
    let filled = 24 * count / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    let rate = seconds > 0.05 ? "  \(Int(Double(count) / seconds))/s" : ""
    try? StandardStream.error.write("\r\u{1B}[K\(bar) \(count)/\(total)\(rate)")
  }

  /// Clears the bar.
  package func finish() {
    if isShown { try? StandardStream.error.write("\r\u{1B}[K") }
  }
}
