/// The names that a plural string's variables have while the app holds its format: `%#@days@` becomes `%#@days␟table␟key@`.
///
/// On Apple's platforms the string that `NSLocalizedString` returns carries its plural forms with it, and `String(format:)` uses them. A string of
/// Swift's carries nothing, so the format itself says where its forms are.
enum PluralReference {
  /// A unit separator, which no format contains otherwise.
  static let separator: Character = "\u{1F}"

  /// The text of a format with variables, each with the place of its forms.
  static func text(of format: LocalizedFormat, key: String, table: String?) -> String {
    let place = "\(separator)\(escaped(table ?? ""))\(separator)\(escaped(key))"
    return written(FormatToken.tokens(of: format.text)) { format.variables[$0] == nil ? $0 : $0 + place }
  }

  /// The format that `text(of:key:table:)` made, or that the app made of it.
  /// - Parameter lookup: the format of a key in a table.
  static func format(_ text: String, lookup: (String, String?) -> LocalizedFormat?) -> LocalizedFormat? {
    guard text.contains(separator) else { return nil }
    var found: LocalizedFormat?
    let tokens = FormatToken.tokens(of: text)
    for case .variable(let name, _) in tokens where found == nil {
      let parts = name.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else { continue }
      found = lookup(unescaped(parts[2]), parts[1].isEmpty ? nil : unescaped(parts[1]))
    }
    guard var format = found else { return nil }
    format.text = written(tokens) { String($0.prefix { $0 != separator }) }
    return format
  }

  private static func written(_ tokens: [FormatToken], name: (String) -> String) -> String {
    tokens.map { token in
      switch token {
      case .literal(let text): text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      case .own: "%arg"
      case .argument(let position, let specifier): "%" + (position.map { "\($0 + 1)$" } ?? "") + specifier
      case .variable(let variable, let position): "%" + (position.map { "\($0 + 1)$" } ?? "") + "#@\(name(variable))@"
      }
    }.joined()
  }

  /// An at sign would end the variable's name.
  private static func escaped(_ word: String) -> String {
    word.split(separator: "@", omittingEmptySubsequences: false).joined(separator: "\u{1E}")
  }
  private static func unescaped(_ word: String) -> String {
    word.split(separator: "\u{1E}", omittingEmptySubsequences: false).joined(separator: "@")
  }
}
