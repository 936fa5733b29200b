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
    for (index, bracket) in SourceText.brackets(in: source) {
      switch bracket {
      case "(": depth += 1
      case ")": depth -= 1
      case "{" where depth == 0: return index
      default: break
      }
    }
    return nil
  }
}
