import Foundation
import SkerryRuntime

/// The progress of long work, on standard error: a bar with count, rate and time left on a terminal, otherwise a line
/// from time to time.
@MainActor
package final class ProgressBar {
  private var total: Int
  private let unit: String
  private let style: ProgressStyle
  private let start = ContinuousClock.now
  private var last: ContinuousClock.Instant?
  /// The first steps that were shown, and when: they contain the start, or were done before, and say nothing about the others.
  private var first: (count: Int, time: ContinuousClock.Instant)?

  /// - Parameters:
  ///   - total: steps; 0 makes a bar that is never shown.
  ///   - unit: what is counted, in the plural: "pictures".
  package init(total: Int, of unit: String) {
    (self.total, self.unit) = (total, unit)
    style = total > 0 ? .current : .none
  }

  /// - Parameter total: computed when it is not known from the beginning.
  package func show(_ count: Int, of total: Int? = nil) {
    if let total { self.total = max(total, count) }
    let total = self.total
    let now = ContinuousClock.now
    let first = first ?? (count, now)
    self.first = first
    switch style {
    case .none: return
    case .bar:
      if let last, now - last < .milliseconds(50), count < total { return }
      last = now
      let text = Self.text(count, of: total, unit, done: count - first.count, after: (now - first.time) / .seconds(1))
      Console.show(bar: Self.line(min(count, total), of: total, text, columns: Console.columns(STDERR_FILENO)))
    case .lines:
      guard now - (last ?? start) >= ProgressStyle.pause, count < total else { return }
      last = now
      // Not through the console: progress is not part of the call's result.
      let text = Self.text(count, of: total, unit, done: count - first.count, after: (now - first.time) / .seconds(1))
      try? StandardStream.error.write(text + "\n")
    }
  }

  /// A bar of 24 characters and the text beside it. Where a terminal is too narrow for both the bar is shorter, and below 4 characters left out: a
  /// line that is broken cannot be removed.
  nonisolated static func line(_ count: Int, of total: Int, _ text: String, columns: Int) -> String {
    // A character in the last column would move the cursor to the next line in some terminals.
    let length = min(24, columns - 1 - text.count - 1)
    guard length >= 4 else { return StatusLine.cut(text, columns: columns) }
    let filled = length * count / total
    return String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled) + " " + text
  }

  /// Count, rate and time left: `120/480 pictures  24/s  15 s left`.
  ///
  /// - Parameters:
  ///   - unit: what is counted.
  ///   - done: the steps that took this time; all of them when left out.
  ///   - seconds: the time.
  nonisolated static func text(_ count: Int, of total: Int, _ unit: String, done: Int? = nil, after seconds: Double) -> String {
    var text = "\(count)/\(total) \(unit)"
    guard seconds > 0.05, done ?? count > 0 else { return text }
    let rate = Double(done ?? count) / seconds
    text += rate >= 10 ? "  \(Int(rate))/s" : "  \((rate * 10).rounded() / 10)/s"
    // An estimate in the first moments would mislead.
    guard seconds > 1, count < total else { return text }
    return text + "  \(span(Double(total - count) / rate)) left"
  }

  private nonisolated static func span(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 359_999).rounded(.up))
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }

  /// Clears the bar.
  package func finish() {
    if style == .bar { Console.removeBar() }
  }
}
