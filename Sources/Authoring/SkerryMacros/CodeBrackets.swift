/// The brackets of Swift code, without those in strings and comments.
enum CodeBrackets {
  /// How many brackets are open at the end of a text.
  static func depth(of text: String) -> Int {
    var depth = 0
    visit(text[...]) { character, _ in
      if "([{".contains(character) { depth += 1 } else if ")]}".contains(character) { depth -= 1 }
      return true
    }
    return depth
  }

  /// The opening brace of the first closure that is not inside round brackets: what follows a call's arguments.
  static func firstClosure(in call: String) -> String.Index? {
    var (depth, found): (Int, String.Index?) = (0, nil)
    visit(call[...]) { character, index in
      if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
      if character == "{", depth == 0 { found = index }
      return found == nil
    }
    return found
  }

  /// What follows the brackets at the beginning of a text; nothing if they are not closed.
  static func afterFirst(in text: Substring) -> Substring {
    var (depth, end) = (0, text.endIndex)
    visit(text) { character, index in
      if "([{".contains(character) { depth += 1 } else if ")]}".contains(character) { depth -= 1 }
      if depth == 0 { end = text.index(after: index) }
      return depth > 0
    }
    return text[end...]
  }

  /// Calls a closure with each character of the code until it returns `false`.
  private static func visit(_ text: Substring, _ take: (Character, String.Index) -> Bool) {
    var rest = text
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = LeadingTrivia.afterComment(rest)
      } else if first == "\"" {
        rest = afterString(rest)
      } else {
        guard take(first, rest.startIndex) else { return }
        rest = rest.dropFirst()
      }
    }
  }

  /// What follows a string literal of one or several lines.
  private static func afterString(_ text: Substring) -> Substring {
    let mark = text.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var rest = text.dropFirst(mark.count)
    while !rest.isEmpty, !rest.hasPrefix(mark) { rest = rest.dropFirst(rest.first == "\\" ? 2 : 1) }
    return rest.dropFirst(mark.count)
  }
}
