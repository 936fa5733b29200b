/// A token of a Swift file, with the detail needed to find declarations and uses.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    /// Identifiers and keywords; with `@` and `#`, without backticks.
    case word
    /// Brackets, commas, dots, operators: one byte each.
    case mark
    case number
    /// A string literal or a regular expression as a whole; interpolated code follows as tokens of its own.
    case literal
  }
  var kind: Kind
  var text: String
  /// UTF-8 bytes from the start of the file.
  var range: Range<Int>
  /// From 1.
  var line: Int
  /// The first token of its line.
  var startsLine: Bool
  /// Inside the brackets of an interpolation, whose string is an earlier token.
  var isInterpolated = false

  func `is`(_ text: String) -> Bool { kind != .literal && self.text == text }
}
