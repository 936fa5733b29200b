import SkerryFormats

/// The other places of a declaration where the same missing member or initializer causes the same error.
///
/// A view builder stops at its first error, and so does a chain of calls. Each further place would be reported by a compiler call of its own.
struct RepeatedErrors {
  private let outline: SwiftOutline
  private let error: CompilerMessage
  private let missing: Missing

  private enum Missing {
    /// A member, and its token where the compiler reports it.
    case member(String, at: Int)
    /// An initializer of a type of SwiftUI's, such as `Color(hex:)`, and the token of the type's name where the compiler reports it.
    case initializer(type: String, labels: [String], at: Int)
  }

  /// - Returns: `nil` for errors about something else.
  init?(_ outline: SwiftOutline, _ error: CompilerMessage) {
    guard let offset = outline.offset(line: error.line, column: error.column),
      let missing = Self.member(outline, error, offset) ?? Self.initializer(outline, error, offset)
    else { return nil }
    (self.outline, self.error, self.missing) = (outline, error, missing)
  }

  private static func member(_ outline: SwiftOutline, _ error: CompilerMessage, _ offset: Int) -> Missing? {
    guard error.text.hasPrefix("value of type '"), error.text.contains("has no member '"), error.quoted.count > 1 else { return nil }
    let name = String(error.quoted[1].prefix { $0 != "(" })
    let next = outline.token(from: offset)
    guard let reported = outline.tokens[next...].firstIndex(where: { $0.text == name && $0.kind == .word }), reported > 1,
      outline.tokens[reported].line <= error.line + 1, outline.tokens[reported - 1].is(".")
    else { return nil }
    return .member(name, at: reported)
  }

  /// Where a label is wrong, no initializer has it; other sentences may be about the type of one call's argument.
  private static func initializer(_ outline: SwiftOutline, _ error: CompilerMessage, _ offset: Int) -> Missing? {
    guard error.text.hasPrefix("extraneous argument label") || error.text.hasPrefix("incorrect argument label"),
      let token = outline.token(at: offset), let at = ReplacedValue.initializer(outline.tokens, around: token)
    else { return nil }
    return .initializer(type: outline.tokens[at].text, labels: ReplacedValue.labels(outline, ofCallAt: at), at: at)
  }

  /// The errors, the reported one first.
  ///
  /// The member of the same expression, such as `entry.reading`, is missing everywhere, and so is an initializer with the same labels. What is called
  /// on another call, such as `.glow(3)` on a view, is missing if nothing in the repository declares it.
  /// - Parameters:
  ///   - range: the bytes of the declaration.
  ///   - isDeclared: whether a type or an extension of the repository has a member of this name.
  func all(in range: Range<Int>, isDeclared: (String) -> Bool) -> [CompilerMessage] {
    [error]
      + others(isDeclared).filter { range.contains(outline.tokens[$0].range.lowerBound) }.map { index in
        var other = error
        (other.line, other.column) = outline.place(of: outline.tokens[index])
        return other
      }
  }

  /// The tokens of the other places in the file.
  private func others(_ isDeclared: (String) -> Bool) -> [Int] {
    let tokens = outline.tokens
    switch missing {
    case .member(let name, let reported):
      let base = base(of: reported)
      guard base != nil || isOnCall(reported) && !isDeclared(name) else { return [] }
      return tokens.indices.filter { index in
        guard index != reported, tokens[index].text == name, tokens[index].kind == .word, index > 1, tokens[index - 1].is(".") else {
          return false
        }
        return base != nil ? self.base(of: index) == base : isOnCall(index)
      }
    case .initializer(let type, let labels, let reported):
      return tokens.indices.dropLast().filter { index in
        index != reported && tokens[index].text == type && tokens[index].kind == .word && tokens[index + 1].is("(")
          && ReplacedValue.labels(outline, ofCallAt: index) == labels
      }
    }
  }

  /// The names before a member, such as `context` and `state`; `nil` if there is anything else, such as a call.
  private func base(of member: Int) -> [String]? {
    var names: [String] = []
    var index = member - 1
    while index > 0, outline.tokens[index].is(".") {
      index -= 1
      while index > 0, outline.tokens[index].is("?") || outline.tokens[index].is("!") { index -= 1 }
      guard outline.tokens[index].kind == .word, !outline.tokens[index].text.hasPrefix("@") else { return nil }
      names.append(outline.tokens[index].text)
      index -= 1
    }
    return names
  }

  /// Whether a member is called in a chain, on the value of another call.
  private func isOnCall(_ member: Int) -> Bool { Self.isOnCall(outline.tokens, member) }

  private static func isOnCall(_ tokens: [SwiftToken], _ member: Int) -> Bool {
    let before = tokens[member - 2]
    return (before.is(")") || before.is("}")) && member + 1 < tokens.count && (tokens[member + 1].is("(") || tokens[member + 1].is("{"))
  }

  /// The tokens of a member's name where it is called in chains.
  static func calls(of name: String, in range: Range<Int>, of outline: SwiftOutline) -> [Int] {
    let tokens = outline.tokens
    return tokens.indices.filter { index in
      index > 1 && tokens[index].text == name && tokens[index - 1].is(".") && range.contains(tokens[index].range.lowerBound)
        && isOnCall(tokens, index)
    }
  }
}
