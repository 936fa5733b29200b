import SkerryFormats

/// The argument for a stored property whose type is missing: `Entry(date: now, theme: Theme.standard)`.
///
/// The property is removed, and with it the parameter of the initializer that the compiler makes from the properties, or of the type's own, so what
/// remains is complete without the argument.
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
    let tokens = outline.tokens
    let wrong = Self.wrongLabel(error)
    // The property was the only one that the initializer takes.
    let isOnly = ["argument passed to call that takes no arguments", "cannot infer contextual base"].contains(where: error.text.hasPrefix)
    let isExtra = error.text.hasPrefix("extra argument '") || wrong != nil || isOnly
    guard isExtra || error.text.hasPrefix("cannot find '"), let missing = wrong ?? error.quoted.first ?? (isOnly ? "" : nil),
      var token = outline.token(at: offset)
    else { return nil }
    let next = tokens[token...].prefix(4).firstIndex { $0.is("(") }
    guard let opening = wrong == nil ? Self.opening(tokens, around: token) : next, opening > 0 else { return nil }
    let close = tokens.closingBracket(of: opening)
    if wrong != nil {
      guard let place = Self.labels(tokens, after: opening, before: close).first(where: { tokens[$0].text == missing }) else { return nil }
      token = place
    }
    guard let argument = Self.argument(tokens, after: opening, before: close, around: token), tokens[argument.lowerBound + 1].is(":")
    else { return nil }
    let label = tokens[argument.lowerBound].text
    let type = tokens[opening - 1].text
    if isExtra {
      // The property was removed before.
      guard label == missing || isOnly, property(type, label)?.isEmpty == true else { return nil }
    } else {
      guard property(type, label)?.contains(where: { $0.text == missing }) == true else { return nil }
    }
    name = "\(type)(\(label):)"
    range = Self.withComma(tokens, argument, after: opening)
  }

  /// The parameter of an unknown type in the head of an initializer: without it the initializer still makes the rest. `nil` if it is the only one,
  /// from which everything is made.
  init?(parameterAt offset: Int, _ outline: SwiftOutline, of initializer: SwiftDeclaration) {
    let tokens = outline.tokens
    guard let token = outline.token(at: offset), let opening = initializer.tokens.first(where: { tokens[$0].is("(") }), opening < token,
      case let close = tokens.closingBracket(of: opening), token < close,
      let parameter = Self.argument(tokens, after: opening, before: close, around: token), parameter != opening + 1..<close
    else { return nil }
    name = "init(\(tokens[parameter.lowerBound].text):)"
    range = Self.withComma(tokens, parameter, after: opening)
  }

  /// One of a list, with the comma that it leaves behind.
  private static func withComma(_ tokens: [SwiftToken], _ part: Range<Int>, after opening: Int) -> Range<Int> {
    let (first, last) = (tokens[part.lowerBound], tokens[part.upperBound - 1])
    if tokens[part.upperBound].is(",") { return first.range.lowerBound..<tokens[part.upperBound].range.upperBound }
    let start = part.lowerBound - 1 > opening ? tokens[part.lowerBound - 1] : first
    return start.range.lowerBound..<last.range.upperBound
  }

  /// The label that a call has and its function does not, where the compiler lists the labels of both.
  private static func wrongLabel(_ error: CompilerMessage) -> String? {
    guard error.text.hasPrefix("incorrect argument label"), error.quoted.count > 1 else { return nil }
    let expected = error.quoted[1].split(separator: ":")
    return error.quoted[0].split(separator: ":").first { !expected.contains($0) }.map(String.init)
  }

  /// The labels of a call's arguments.
  private static func labels(_ tokens: [SwiftToken], after opening: Int, before close: Int) -> [Int] {
    var (found, index): ([Int], Int) = ([], opening + 1)
    while index + 1 < close {
      if tokens[index].kind == .word, tokens[index + 1].is(":"), tokens[index - 1].is(",") || index == opening + 1 { found.append(index) }
      let opens = tokens[index].kind == .mark && "([{".contains(tokens[index].text)
      index = opens ? tokens.closingBracket(of: index) + 1 : index + 1
    }
    return found
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
