import Foundation

/// The name of an unnamed preview: its view and arguments, from the source.
///
/// Line numbers are not used, so a comment above a preview does not change its goldens.
enum PreviewName {
  /// - Parameter source: the text of a `#Preview` call.
  /// - Returns: `RideCard-title-Airport` for `#Preview { RideCard(title: "Airport") }`; empty if no view can be
  ///   recognised.
  static func name(in source: String) -> String {
    guard let open = bodyStart(source), let close = source.lastIndex(of: "}"), open < close else { return "" }
    let body = String(source[source.index(after: open)..<close])
    let shown = StateNames.expressions(body).first { expression in
      !["let ", "var ", "@", "#", "func ", "_ =", "_="].contains { expression.hasPrefix($0) }
    }
    return shown.map { name(of: $0.hasPrefix("return ") ? String($0.dropFirst(7)) : $0) } ?? ""
  }

  /// A view's type and its arguments; modifiers and contents of closures are left out.
  private static func name(of expression: String) -> String {
    let callee = expression.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard !callee.isEmpty else { return "" }
    let type = callee.split(separator: ".").last.map(String.init) ?? ""
    var words = [type]
    let rest = expression[callee.endIndex...].drop { $0 == " " }
    if rest.first == "(", let inside = SourceText.parenthesised(rest) { words.append(StateNames.words(of: String(inside))) }
    return Slug.make(words.joined(separator: " "))
  }

  /// The brace of the first closure outside the call's parentheses.
  private static func bodyStart(_ source: String) -> String.Index? {
    var depth = 0
    for (index, character) in SourceText.code(source) {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case "{" where depth == 0: return index
      default: break
      }
    }
    return nil
  }
}

/// A minimal Swift scanner for names of cases: string literals and matching brackets.
enum SourceText {
  /// The characters outside string literals, with their positions.
  static func code(_ text: some StringProtocol) -> [(String.Index, Character)] {
    var result: [(String.Index, Character)] = []
    var isInString = false
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isInString {
        if character == "\"" && !isEscaped { isInString = false }
        isEscaped = character == "\\" && !isEscaped
      } else if character == "\"" {
        isInString = true
      } else {
        result.append((index, character))
      }
    }
    return result
  }

  /// The text between the parenthesis at the start and its closing one.
  static func parenthesised(_ text: Substring) -> Substring? {
    var depth = 0
    for (index, character) in code(text) {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 { return character == ")" ? text[text.index(after: text.startIndex)..<index] : nil }
    }
    return nil
  }
}
