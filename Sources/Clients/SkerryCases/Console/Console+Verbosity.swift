import Foundation
import SkerryRuntime

extension Console {
  /// How much is printed in addition to the results.
  package enum Verbosity: Sendable { case quiet, normal, verbose }

  package private(set) nonisolated(unsafe) static var verbosity = Verbosity.normal
  /// Whether this process draws a part of a call for another process, which writes the results and the warnings about the whole.
  package private(set) nonisolated(unsafe) static var isOfPart = false
  private nonisolated(unsafe) static var colours: Bool?

  /// Reads `-q`, `-v` and `--color` from a call. Must be called once, before anything is written.
  package static func follow(_ arguments: Arguments) {
    isOfPart = arguments.value("part") != nil
    if isOfPart || arguments.has("quiet") { verbosity = .quiet } else if arguments.has("verbose") { verbosity = .verbose }
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

  /// Characters in a line of the terminal at a descriptor; if it does not say so, or is not a terminal, 80 (assumed).
  package static func columns(_ descriptor: Int32) -> Int {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// A colour of the terminal's palette.
  package enum Colour: Int, Sendable { case red = 31, green = 32, yellow = 33, blue = 34 }

  private static func painted(_ text: String, _ colour: Colour) -> String { "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" }

  /// Results with the most important words coloured: severities, and the marks of passed and failed pictures.
  package static func painted(lines text: String) -> String {
    guard isColoured(output.descriptor) else { return text }
    return coloured(lines: text)
  }

  static func coloured(lines text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      for (mark, colour) in starts where line.hasPrefix(mark) { return painted(mark, colour) + line.dropFirst(mark.count) }
      for (mark, colour) in severities {
        if let range = line.range(of: mark) { return line.replacingCharacters(in: range, with: painted(mark, colour)) }
      }
      return String(line)
    }.joined(separator: "\n")
  }

  private static let severities: [(String, Colour)] = [(" error: ", .red), (" warning: ", .yellow), (" note: ", .blue)]
  /// The marks of failed, tolerated and written pictures, at the beginning of a line.
  private static let starts: [(String, Colour)] = [("✗ ", .red), ("~ ", .yellow), ("+ ", .green), ("! ", .yellow)]
}
