import Foundation
import SkerryRuntime

/// What long work of unknown length is doing, on standard error: one line that is rewritten on a terminal, otherwise a line from time to
/// time.
package struct StatusLine {
  private let style = ProgressStyle.current
  private var last = ContinuousClock.now

  package init() {}

  /// Shows what is being done now.
  package mutating func show(_ text: String) {
    switch style {
    case .none: return
    case .bar: Console.show(bar: Self.cut(text, columns: Console.columns(STDERR_FILENO)))
    case .lines:
      let now = ContinuousClock.now
      guard Self.isDue(after: now - last) else { return }
      last = now
      // Not through the console: progress is not part of the call's result.
      try? StandardStream.error.write(text + "\n")
    }
  }

  /// The text in one line of a terminal, without its last column.
  static func cut(_ text: String, columns: Int) -> String { text.count < columns ? text : text.prefix(max(0, columns - 2)) + "…" }

  /// Whether a line is written after a time without one.
  static func isDue(after time: Duration) -> Bool { time >= ProgressStyle.pause }

  /// Clears the line on a terminal.
  package func finish() {
    if style == .bar { Console.removeBar() }
  }
}
