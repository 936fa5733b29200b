import Foundation

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

  /// The first member of a type's members, up to its line break or semicolon.
  static func firstMember(of members: Substring) -> Substring {
    var end = members.endIndex
    visit(members) { character, index in
      guard character == "\n" || character == ";", depth(of: String(members[..<index])) == 0 else { return true }
      let before = members[..<index].trimmingCharacters(in: .whitespaces)
      guard character == ";" || !goesOn(before, members[index...]) else { return true }
      end = members.index(after: index)
      return false
    }
    return members[..<end]
  }

  /// Whether a declaration goes on in the next line.
  private static func goesOn(_ before: String, _ after: Substring) -> Bool {
    let next = LeadingTrivia(of: String(after)).rest
    return ["->", ":", "=", "&", ",", "async", "throws"].contains(where: before.hasSuffix)
      || ["->", "=", "&", ".", "?", "async", "throws", "{"].contains(where: next.hasPrefix)
  }

  /// The first place of a character outside brackets, those of generic types among them.
  static func first(_ character: Character, in text: Substring) -> Substring.Index? {
    var (depth, found, last): (Int, Substring.Index?, Character) = (0, nil, " ")
    visit(text) { own, index in
      defer { last = own }
      if depth == 0, own == character {
        found = index
        return false
      }
      if "([{<".contains(own) { depth += 1 } else if ")]}".contains(own) || own == ">" && last != "-" { depth -= 1 }
      return true
    }
    return found
  }

  /// The parts of a list between its commas.
  static func separated(_ list: Substring) -> [String] {
    var (rest, parts): (Substring, [String]) = (list, [])
    while let comma = first(",", in: rest) {
      parts.append(rest[..<comma].trimmingCharacters(in: .whitespacesAndNewlines))
      rest = rest[rest.index(after: comma)...]
    }
    let last = rest.trimmingCharacters(in: .whitespacesAndNewlines)
    return last.isEmpty ? parts : parts + [last]
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
