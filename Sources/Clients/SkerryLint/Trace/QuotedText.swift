extension String {
  /// In double quotes for a message of one line: at most 120 characters, line breaks as spaces, without the pictures in it.
  var quoted: String {
    let text = filter { $0 != Self.picture }
    let start = text.prefix(Self.quotedLength).map { $0.isNewline ? " " : $0 }
    return "\"\(String(start))\(text.dropFirst(Self.quotedLength).isEmpty ? "" : "…")\""
  }

  /// What stands for an image in a text.
  private static let picture: Character = "\u{FFFC}"

  /// The maximum number of characters that a message quotes.
  static let quotedLength = 120
}
