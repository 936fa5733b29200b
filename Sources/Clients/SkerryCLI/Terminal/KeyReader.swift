import Foundation

/// Single keys of the terminal, without a return.
package struct KeyReader {
  /// What a user has typed.
  package enum Key: Equatable {
    case character(Character)
    /// The arrows to the right and down.
    case next
    /// The arrows to the left and up.
    case previous
    case escape
    /// Another key that sends several bytes.
    case other

    /// - Parameter bytes: what the terminal sends for a key; `nil` for none, Control-C and Control-D.
    init?(_ bytes: ArraySlice<UInt8>) {
      guard let first = bytes.first, ![3, 4].contains(first) else { return nil }
      if first < 128, first != 27 {
        self = .character(Character(UnicodeScalar(first)))
        return
      }
      guard first == 27 else {
        self = String(bytes: bytes, encoding: .utf8)?.first.map(Key.character) ?? .other
        return
      }
      // ESC [ C, or ESC O C in application cursor mode. Source: ECMA-48, xterm's control sequences.
      switch bytes.dropFirst().map({ Character(UnicodeScalar($0)) }) {
      case []: self = .escape
      case ["[", "C"], ["[", "B"], ["O", "C"], ["O", "B"]: self = .next
      case ["[", "D"], ["[", "A"], ["O", "D"], ["O", "A"]: self = .previous
      case _: self = .other
      }
    }
  }

  private let before: termios

  /// `nil` if standard input is not a terminal.
  package init?() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    before = settings
  }

  /// Waits for the next key; `nil` at the end of the input and for Control-C and Control-D.
  ///
  /// The terminal's settings are restored after each key, so that a process that is stopped meanwhile leaves the
  /// terminal usable.
  func key() -> Key? {
    var settings = single(keepingSignals: false), old = before
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) == 0 else { return nil }
    defer { tcsetattr(STDIN_FILENO, TCSADRAIN, &old) }
    return read()
  }

  /// Whether a key, or the end of the input, can be read without waiting.
  package var isPressed: Bool {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }

  /// The next key, while `begin` is in force.
  package func read() -> Key? {
    var bytes = [UInt8](repeating: 0, count: 16)
    while true {
      let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Key(bytes[..<count]) : nil
    }
  }

  /// Single keys from now on, until `end` or the end of the process; Control-C and Control-Z work as usual.
  package func begin() {
    Self.old = before
    Self.own = single(keepingSignals: true)
    Self.apply(&Self.own)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      signal(number) { number in
        KeyReader.apply(&KeyReader.old)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    // After Control-Z and `fg`.
    signal(SIGCONT) { _ in KeyReader.apply(&KeyReader.own) }
  }

  /// The terminal's own settings again.
  package func end() { Self.apply(&Self.old) }

  private func single(keepingSignals: Bool) -> termios {
    var settings = before
    settings.c_lflag &= ~tcflag_t(keepingSignals ? ICANON | ECHO : ICANON | ECHO | ISIG)
    withUnsafeMutableBytes(of: &settings.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    return settings
  }

  private static func apply(_ settings: inout termios) { tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) }

  // For signal handlers, which receive no values; written before the handlers are installed.
  private nonisolated(unsafe) static var old = termios()
  private nonisolated(unsafe) static var own = termios()
}
