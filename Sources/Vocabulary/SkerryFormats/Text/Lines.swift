extension StringProtocol {
  /// The lines, also empty ones. They end with a line feed, a carriage return, both, or one of Unicode's separators of lines and paragraphs.
  package var lines: [SubSequence] { split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
}
