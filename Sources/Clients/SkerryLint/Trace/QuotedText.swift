extension String {
  /// In double quotes for a message of one line: at most 120 characters, line breaks as spaces.
  var quoted: String {
    let start = prefix(Self.quotedLength).map { $0.isNewline ? " " : $0 }
    return "\"\(String(start))\(dropFirst(Self.quotedLength).isEmpty ? "" : "…")\""
  }

  /// The maximum number of characters that a message quotes.
  static let quotedLength = 120
}
