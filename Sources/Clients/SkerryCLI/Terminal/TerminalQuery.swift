import Foundation
import SkerryCases
import SkerryRuntime

/// Asks the terminal which picture protocols it supports, if its name does not say so.
enum TerminalQuery {
  /// Whether the terminal names sixels among its attributes. Asked once, of a terminal that both shows output and sends keys.
  static let drawsSixels = namesSixels(reply())

  /// Milliseconds that a terminal has for its answer, also over a network (assumed).
  private static let timeout: Int32 = 500

  /// - Parameter reply: the terminal's primary attributes: `ESC [ ? 63 ; 1 ; 4 c`, the class first, 4 for sixels. Source: xterm's control
  ///   sequences, Send Device Attributes.
  static func namesSixels(_ reply: [UInt8]) -> Bool {
    let text = String(decoding: reply, as: UTF8.self)
    guard let start = text.range(of: "\u{1B}[?"), let end = text[start.upperBound...].firstIndex(of: "c") else { return false }
    return text[start.upperBound..<end].split(separator: ";").dropFirst().contains("4")
  }

  private static func reply() -> [UInt8] {
    let terminal = Console.output.descriptor
    var before = termios()
    guard isatty(terminal) == 1, tcgetattr(STDIN_FILENO, &before) == 0 else { return [] }
    // The answer is neither shown nor held back until a return.
    var settings = before
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) == 0 else { return [] }
    defer { tcsetattr(STDIN_FILENO, TCSADRAIN, &before) }
    Console.plain("\u{1B}[c")
    var result: [UInt8] = []
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while result.last != UInt8(ascii: "c"), result.count < 256, poll(&descriptor, 1, timeout) > 0 {
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      guard count > 0 else { break }
      result += bytes[..<count]
    }
    return result
  }
}
