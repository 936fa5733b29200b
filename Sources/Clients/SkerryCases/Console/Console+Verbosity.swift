import Foundation
import SkerryRuntime

extension Console {
  /// How much is printed in addition to the results.
  package enum Verbosity: Sendable { case quiet, normal, verbose }

  package private(set) nonisolated(unsafe) static var verbosity = Verbosity.normal
  private nonisolated(unsafe) static var colours: Bool?

  /// Reads `-q`, `-v` and `--color` from a call. Must be called once, before anything is written.
  package static func follow(_ arguments: Arguments) {
    if arguments.has("quiet") { verbosity = .quiet } else if arguments.has("verbose") { verbosity = .verbose }
    switch arguments.value("color") {
    case "always": colours = true
    case "never": colours = false
    default: colours = nil
    }
  }

  /// Output that is written only with `--verbose`.
  package static func detail(_ text: @autoclosure () -> String) { if verbosity == .verbose { error(text()) } }

  /// Output in addition to the results, unless `--quiet` is given.
  package static func remark(_ text: String) { if verbosity != .quiet { error(text) } }

  /// Whether text on a descriptor is coloured: as `--color` says, otherwise on terminals, unless `NO_COLOR` is set
  /// (no-color.org).
  package static func isColoured(_ descriptor: Int32, _ environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
    if let colours { return colours }
    guard environment["NO_COLOR"]?.isEmpty ?? true, environment["TERM"] != "dumb" else { return false }
    return isatty(descriptor) == 1
  }

  /// A colour of the terminal's palette.
  package enum Colour: Int, Sendable { case red = 31, green = 32, yellow = 33, blue = 34 }

  /// A string for standard output, coloured if requested.
  package static func painted(_ text: String, _ colour: Colour) -> String {
    isColoured(output.descriptor) ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Results with the most important words coloured: severities, and the marks of passed and failed pictures.
  package static func painted(lines text: String) -> String {
    guard isColoured(output.descriptor) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      for (mark, colour) in marks {
        if let range = line.range(of: mark) { return line.replacingCharacters(in: range, with: painted(mark, colour)) }
      }
      return String(line)
    }.joined(separator: "\n")
  }

  private static let marks: [(String, Colour)] = [
    (" error: ", .red), (" warning: ", .yellow), (" note: ", .blue), ("✗ ", .red), ("~ ", .yellow), ("+ ", .green),
  ]
}
