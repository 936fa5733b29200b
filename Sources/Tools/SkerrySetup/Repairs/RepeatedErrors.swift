import SkerryFormats

/// The other places of a declaration where a missing member causes the same error.
///
/// A view builder stops at its first error, and so does a chain of calls. Each further place would be reported by a compiler call of its own.
struct RepeatedErrors {
  private let outline: SwiftOutline
  private let error: CompilerMessage
  /// The missing member, where the compiler reports it.
  private let reported: Int
  private let name: String

  /// - Returns: `nil` for errors that are not about a missing member.
  init?(_ outline: SwiftOutline, _ error: CompilerMessage) {
    guard error.text.hasPrefix("value of type '"), error.text.contains("has no member '"), error.quoted.count > 1,
      let offset = outline.offset(line: error.line, column: error.column)
    else { return nil }
    let name = String(error.quoted[1].prefix { $0 != "(" })
    let next = outline.token(from: offset)
    guard let reported = outline.tokens[next...].firstIndex(where: { $0.text == name && $0.kind == .word }), reported > 1,
      outline.tokens[reported].line <= error.line + 1, outline.tokens[reported - 1].is(".")
    else { return nil }
    (self.outline, self.error, self.reported, self.name) = (outline, error, reported, name)
  }

  /// The errors, the reported one first.
  ///
  /// The member of the same expression, such as `entry.reading`, is missing everywhere. What is called on another call, such as `.glow(3)` on a view, is
  /// missing if nothing in the repository declares it.
  /// - Parameters:
  ///   - range: the bytes of the declaration.
  ///   - isDeclared: whether a type or an extension of the repository has a member of this name.
  func all(in range: Range<Int>, isDeclared: (String) -> Bool) -> [CompilerMessage] {
    let base = base(of: reported)
    guard base != nil || isOnCall(reported) && !isDeclared(name) else { return [error] }
    let others = outline.tokens.indices.filter { index in
      guard index != reported, outline.tokens[index].text == name, outline.tokens[index].kind == .word,
        range.contains(outline.tokens[index].range.lowerBound), index > 1, outline.tokens[index - 1].is(".")
      else { return false }
      return base != nil ? self.base(of: index) == base : isOnCall(index)
    }
    return [error]
      + others.map { index in
        var other = error
        (other.line, other.column) = outline.place(of: outline.tokens[index])
        return other
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
  private func isOnCall(_ member: Int) -> Bool {
    let before = outline.tokens[member - 2]
    return (before.is(")") || before.is("}")) && member + 1 < outline.tokens.count
      && (outline.tokens[member + 1].is("(") || outline.tokens[member + 1].is("{"))
  }
}
