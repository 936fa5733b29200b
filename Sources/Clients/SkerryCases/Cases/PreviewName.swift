import Foundation
import SkerryFormats

/// The name of an unnamed preview: its view and arguments, from the source.
///
/// Line numbers are not used, so a comment above a preview does not change its goldens.
enum PreviewName {
  /// - Parameter source: the text of a `#Preview` call.
  /// - Returns: `RideCard-title-Airport` for `#Preview { RideCard(title: "Airport") }`; empty if no view can be
  ///   recognized.
  static func name(in source: String) -> String { view(in: source).map { name(of: $0) } ?? "" }

  /// What distinguishes a preview besides its name, from short to long: its view and arguments, its modifiers, and a hash of its source.
  static func qualifiers(in source: String, besides name: String) -> [String] {
    guard let body = body(of: source) else { return [] }
    let shown = view(in: source) ?? ""
    let (call, modifiers) = (Self.name(of: shown), Slug.make(modifiers(of: shown)))
    let words = call == name ? [modifiers] : [call, [call, modifiers].filter { !$0.isEmpty }.joined(separator: "-")]
    return words + [SourceText.number(of: StateNames.expressions(body).joined())]
  }

  private static func body(of source: String) -> String? {
    guard let open = bodyStart(source), let close = source.lastIndex(of: "}"), open < close else { return nil }
    return String(source[source.index(after: open)..<close])
  }

  /// The expression that is shown.
  private static func view(in source: String) -> String? {
    let shown = StateNames.expressions(body(of: source) ?? "").first { expression in
      !["let ", "var ", "@", "#", "func ", "_ =", "_="].contains { expression.hasPrefix($0) }
    }
    return shown.map { $0.hasPrefix("return ") ? String($0.dropFirst(7)) : $0 }
  }

  /// What follows a view's arguments and its closure.
  private static func modifiers(of expression: String) -> String {
    var rest = expression.drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }.drop { $0 == " " }
    while let first = rest.first, "({".contains(first), let inside = SourceText.bracketed(rest) {
      rest = rest[inside.endIndex...].dropFirst().drop { $0 == " " }
    }
    return StateNames.words(of: String(rest))
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
  static func parenthesised(_ text: Substring) -> Substring? { text.first == "(" ? bracketed(text) : nil }

  /// The text between the bracket at the start and its closing one.
  static func bracketed(_ text: Substring) -> Substring? {
    var depth = 0
    for (index, character) in code(text) {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 { return text[text.index(after: text.startIndex)..<index] }
    }
    return nil
  }

  /// A labelled argument of the call that begins with the first parenthesis.
  static func argument(_ label: String, in source: String) -> Substring? {
    guard let open = source.firstIndex(of: "("), let inside = bracketed(source[open...]) else { return nil }
    var (depth, start) = (0, inside.startIndex)
    var parts: [Substring] = []
    for (index, character) in code(inside) {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, character == "," {
        parts.append(inside[start..<index])
        start = inside.index(after: index)
      }
    }
    parts.append(inside[start...])
    let labelled = parts.lazy.map { $0.drop { $0.isWhitespace } }.first { $0.hasPrefix(label + ":") }
    return labelled.map { $0.dropFirst(label.count + 1) }
  }

  /// A hash of source text as six digits and letters, so that names that are cut remain distinct.
  static func number(of source: String) -> String { String(ContentHash(of: source.filter { !$0.isWhitespace }).digits.prefix(6)) }
}
