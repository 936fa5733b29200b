import SkerryFormats

/// The argument for a stored property whose type is missing: `Entry(date: now, theme: Theme.standard)`.
///
/// The property is removed, and with it the parameter of the initializer that the compiler makes from the properties, so what remains is complete
/// without the argument.
struct RemovedArgument {
  /// The argument's label.
  let name: String
  /// The argument with the comma that it leaves behind.
  let range: Range<Int>

  /// - Parameters:
  ///   - offset: the error's position.
  ///   - property: the property that a type's initializer would take under a label; `nil` if the type has none, or an initializer of its own.
  init?(
    _ outline: SwiftOutline, at offset: Int, error: CompilerMessage, property: (_ type: String, _ label: String) -> [SwiftToken]?
  ) {
    let isExtra = error.text.hasPrefix("extra argument '")
    guard isExtra || error.text.hasPrefix("cannot find '"), let missing = error.quoted.first, let token = outline.token(at: offset),
      let opening = Self.opening(outline.tokens, around: token), opening > 0
    else { return nil }
    let tokens = outline.tokens
    let close = tokens.closingBracket(of: opening)
    guard let argument = Self.argument(tokens, after: opening, before: close, around: token), tokens[argument.lowerBound + 1].is(":")
    else { return nil }
    let label = tokens[argument.lowerBound].text
    let type = tokens[opening - 1].text
    if isExtra {
      // The property was removed before.
      guard label == missing, property(type, label)?.isEmpty == true else { return nil }
    } else {
      guard property(type, label)?.contains(where: { $0.text == missing }) == true else { return nil }
    }
    name = "\(type)(\(label):)"
    let (first, last) = (tokens[argument.lowerBound], tokens[argument.upperBound - 1])
    if tokens[argument.upperBound].is(",") {
      range = first.range.lowerBound..<tokens[argument.upperBound].range.upperBound
    } else if argument.lowerBound - 1 > opening {
      range = tokens[argument.lowerBound - 1].range.lowerBound..<last.range.upperBound
    } else {
      range = first.range.lowerBound..<last.range.upperBound
    }
  }

  /// The bracket of the call around a token; `nil` if a brace or another bracket is nearer.
  private static func opening(_ tokens: [SwiftToken], around token: Int) -> Int? {
    var depth = 0
    for index in stride(from: token - 1, through: 0, by: -1) where tokens[index].kind == .mark {
      if ")]}".contains(tokens[index].text) { depth += 1 }
      guard "([{".contains(tokens[index].text) else { continue }
      if depth == 0 { return tokens[index].is("(") ? index : nil }
      depth -= 1
    }
    return nil
  }

  /// The argument around a token, of those that commas separate.
  private static func argument(_ tokens: [SwiftToken], after opening: Int, before close: Int, around token: Int) -> Range<Int>? {
    var first = opening + 1
    var index = first
    while index <= close {
      if index == close || tokens[index].is(",") {
        if first + 1 < index, first <= token, token < index { return first..<index }
        first = index + 1
      }
      let opens = index < close && tokens[index].kind == .mark && "([{".contains(tokens[index].text)
      index = opens ? tokens.closingBracket(of: index) + 1 : index + 1
    }
    return nil
  }
}
