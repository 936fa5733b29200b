import Foundation

/// How long work shows itself on standard error.
enum ProgressStyle {
  /// Not at all: the call is quiet.
  case none
  /// By one line that is rewritten, on a terminal.
  case bar
  /// By a line from time to time.
  case lines

  /// Shorter work writes nothing without a terminal; longer work writes a line whenever this time has passed again.
  static let pause = Duration.seconds(10)

  /// The style of this process.
  static var current: ProgressStyle {
    style(isQuiet: Console.verbosity == .quiet, isTerminal: isatty(STDERR_FILENO) == 1, ProcessInfo.processInfo.environment)
  }

  /// A dumb terminal, such as a shell inside an editor, shows control characters as text.
  static func style(isQuiet: Bool, isTerminal: Bool, _ environment: [String: String]) -> ProgressStyle {
    if isQuiet { return .none }
    return isTerminal && environment["TERM"] != "dumb" ? .bar : .lines
  }
}
