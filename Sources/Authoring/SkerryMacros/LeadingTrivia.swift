/// The spaces, line breaks, comments and attributes in front of a call, which the compiler passes with it.
struct LeadingTrivia {
  /// The call without them.
  let rest: Substring
  /// How many line breaks they have.
  let lineCount: Int

  init(of source: String) {
    var rest = Substring(source)
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = Self.afterComment(rest)
      } else if rest.hasPrefix("@") {
        rest = Self.afterAttribute(rest)
      } else {
        break
      }
    }
    self.rest = rest
    lineCount = source[..<rest.startIndex].count { $0.isNewline }
  }

  /// What follows a comment, in which others may be nested.
  static func afterComment(_ text: Substring) -> Substring {
    var rest = text
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
    return rest
  }

  /// What follows an attribute: `@MainActor`, `@available(iOS 17, *)`.
  private static func afterAttribute(_ text: Substring) -> Substring {
    let rest = text.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return rest.hasPrefix("(") ? CodeBrackets.afterFirst(in: rest) : rest
  }
}
