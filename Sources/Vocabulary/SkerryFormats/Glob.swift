/// A pattern with wildcards: `?` is one character, `*` any number of them.
package struct Glob: Sendable {
  /// What wildcards match.
  package enum Scope: Sendable {
    /// Names: wildcards match every character, upper and lower case are the same.
    case names
    /// Paths: `*` and `?` stay within a folder, `**` crosses folders, and `**/` also matches no folder at all.
    case paths
  }

  /// The pattern as it was written.
  package let source: String
  private let scope: Scope
  private let pattern: [Character]

  package init(_ pattern: String, scope: Scope = .names) {
    source = pattern
    self.scope = scope
    self.pattern = Array(scope == .names ? pattern.lowercased() : pattern)
  }

  /// Whether a pattern contains a wildcard.
  package static func isPattern(_ text: String) -> Bool { text.contains { "*?".contains($0) } }

  /// Whether this pattern contains a wildcard.
  package var isPattern: Bool { Self.isPattern(source) }

  /// Whether the pattern matches the whole string. Time grows with the product of both lengths, whatever the pattern.
  package func matches(_ text: String) -> Bool {
    let text = Array(scope == .names ? text.lowercased() : text)
    // reachable[i]: the pattern up to the current place matches the first i characters.
    var reachable = [Bool](repeating: false, count: text.count + 1)
    reachable[0] = true
    var at = 0
    while at < pattern.count {
      let token = token(at)
      reachable = advanced(reachable, over: token.kind, text)
      at += token.length
    }
    return reachable[text.count]
  }

  private enum Token {
    case literal(Character)
    case one
    case many(crossesFolders: Bool)
    /// `**/`: any number of whole folders, or none.
    case folders
  }

  private func token(_ at: Int) -> (kind: Token, length: Int) {
    switch pattern[at] {
    case "?": return (.one, 1)
    case "*" where scope == .names: return (.many(crossesFolders: true), 1)
    case "*" where at + 1 < pattern.count && pattern[at + 1] == "*":
      return at + 2 < pattern.count && pattern[at + 2] == "/" ? (.folders, 3) : (.many(crossesFolders: true), 2)
    case "*": return (.many(crossesFolders: false), 1)
    case let character: return (.literal(character), 1)
    }
  }

  private func advanced(_ before: [Bool], over token: Token, _ text: [Character]) -> [Bool] {
    var after = [Bool](repeating: false, count: before.count)
    switch token {
    case .literal(let character):
      for index in text.indices where before[index] && text[index] == character { after[index + 1] = true }
    case .one:
      for index in text.indices where before[index] && (scope == .names || text[index] != "/") { after[index + 1] = true }
    case .many(let crossesFolders):
      for index in before.indices {
        let continues = index > 0 && after[index - 1] && (crossesFolders || text[index - 1] != "/")
        after[index] = before[index] || continues
      }
    case .folders:
      var isOpen = false
      for index in before.indices {
        // Folders that began at an earlier place may end at each slash.
        after[index] = before[index] || (isOpen && index > 0 && text[index - 1] == "/")
        isOpen = isOpen || before[index]
      }
    }
    return after
  }
}
