import Foundation

/// Single keys of the terminal, without a return.
struct KeyReader {
  private let before: termios

  /// `nil` if standard input is not a terminal.
  init?() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    before = settings
  }

  /// The next key; `nil` at the end of the input and for Control-C and Control-D.
  ///
  /// The terminal's settings are restored after each key, so that a process that is stopped meanwhile leaves the
  /// terminal usable.
  func key() -> Character? {
    var settings = before
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    withUnsafeMutableBytes(of: &settings.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    var old = before
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) == 0 else { return nil }
    defer { tcsetattr(STDIN_FILENO, TCSADRAIN, &old) }
    var bytes = [UInt8](repeating: 0, count: 16)
    while true {
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0, ![3, 4].contains(bytes[0]) else { return nil }
      // Arrow keys and similar ones send several bytes; none of them is used here.
      return bytes[0] == 27 && count > 1 ? "\u{1B}" : Character(UnicodeScalar(bytes[0]))
    }
  }
}
