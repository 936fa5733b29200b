/// Words that begin a statement, by what the statement does.
enum StatementWords {
  /// It declares a name, which others may use.
  static let declarations: Set<String> = ["let", "var", "func", "struct", "enum", "class", "typealias"]
  /// It leaves its braces, or runs when they are left.
  static let exits: Set<String> = ["guard", "return", "throw", "break", "continue", "defer"]
  /// It repeats statements of its own.
  static let loops: Set<String> = ["for", "while", "repeat"]
  /// It has statements of its own.
  static let blocks = loops.union(["if", "switch", "do"])
}
