import SkerryLive

/// A literal of a Swift file that a program can set when it starts.
struct SettableLiteral: Equatable {
  var kind: LiteralKind
  /// UTF-8 bytes, with the minus before a number.
  var range: Range<Int>
  /// From 1.
  var line: Int

  /// The literals of a file that are values of expressions, in order.
  ///
  /// Left out is what has another meaning: patterns and raw values, arguments of attributes and macros, conditions of compilation, parts of
  /// interpolated strings, strings of several lines. What a literal's place demands of it is not known here; the compiler refuses
  /// some.
  static func all(in outline: SwiftOutline) -> [SettableLiteral] {
    var finder = SettableLiteralFinder(tokens: outline.tokens, bytes: outline.bytes)
    return finder.literals()
  }
}

/// Walks over the tokens of a file.
private struct SettableLiteralFinder {
  let tokens: [SwiftToken]
  let bytes: [UInt8]
  private var at = 0

  init(tokens: [SwiftToken], bytes: [UInt8]) { (self.tokens, self.bytes) = (tokens, bytes) }

  mutating func literals() -> [SettableLiteral] {
    var found: [SettableLiteral] = []
    while at < tokens.count {
      let token = tokens[at]
      if token.kind == .word {
        if token.text.hasPrefix("#") {
          skipMacro()
          continue
        }
        if token.text.hasPrefix("@") {
          at += 1
          // The arguments follow the attribute without a space.
          if at < tokens.count, tokens[at].is("("), tokens[at].range.lowerBound == token.range.upperBound { skipBrackets() }
          continue
        }
        // States and entries of previews are named by the text of their expressions.
        if token.text == "contentStates" || token.text == "timeline", at + 2 < tokens.count, tokens[at + 1].is(":"), tokens[at + 2].is("{")
        {
          at += 2
          skipBrackets()
          continue
        }
        if token.text == "case", bytes[token.range.lowerBound] != UInt8(ascii: "`") {
          skipPattern()
          continue
        }
      }
      if let literal = literal(at) { found.append(literal) }
      at += 1
    }
    return found
  }

  private func literal(_ index: Int) -> SettableLiteral? {
    let token = tokens[index]
    guard !token.isInterpolated, index == 0 || !tokens[index - 1].is(".") else { return nil }
    var range = token.range
    switch token.kind {
    case .mark: return nil
    case .word:
      guard token.text == "true" || token.text == "false", bytes[range.lowerBound] != UInt8(ascii: "`") else { return nil }
      // `while true` needs no return after it.
      if index > 0, tokens[index - 1].is("while") { return nil }
    case .number:
      if index > 0, tokens[index - 1].is("-"), tokens[index - 1].range.upperBound == range.lowerBound {
        guard index > 1 else { return nil }
        let (minus, before) = (tokens[index - 1].range, tokens[index - 2])
        // The exponent of a number is a token of its own.
        if before.kind == .number, before.range.upperBound == minus.lowerBound { return nil }
        if before.range.upperBound < minus.lowerBound || "([,:".contains(before.text) { range = minus.lowerBound..<range.upperBound }
      }
    case .literal: break
    }
    guard let read = LiteralReader(bytes, at: range.lowerBound), read.end == range.upperBound else { return nil }
    return SettableLiteral(kind: read.kind, range: range, line: token.line)
  }

  /// At an opening bracket: goes behind the closing one.
  private mutating func skipBrackets() { at = tokens.closingBracket(of: at) + 1 }

  private mutating func skipLine() {
    at += 1
    while at < tokens.count, !tokens[at].startsLine { at += 1 }
  }

  /// A condition of compilation with its line; a macro with its arguments and closures.
  private mutating func skipMacro() {
    let name = tokens[at].text
    if ["#if", "#elseif", "#else", "#endif"].contains(name) { return skipLine() }
    at += 1
    if at < tokens.count, tokens[at].is("<"), !tokens[at].startsLine {
      while at < tokens.count, !tokens[at].is(">") { at += 1 }
      at += 1
    }
    if at < tokens.count, tokens[at].is("("), !tokens[at].startsLine { skipBrackets() }
    // The code of a preview is ordinary code; other macros may give theirs another meaning.
    guard !["#Preview", "#available", "#unavailable"].contains(name) else { return }
    while at < tokens.count {
      if tokens[at].is("{"), !tokens[at].startsLine {
        skipBrackets()
      } else if at + 2 < tokens.count, tokens[at].kind == .word, tokens[at + 1].is(":"), tokens[at + 2].is("{") {
        at += 2
        skipBrackets()
      } else {
        return
      }
    }
  }

  /// Whether an equals sign belongs to `==`, `<=`, `>=` or `!=`.
  private func isComparison(_ index: Int) -> Bool {
    let before = tokens[index - 1]
    return before.kind == .mark && "=<>!".contains(before.text) || index + 1 < tokens.count && tokens[index + 1].is("=")
  }

  /// The pattern after `case` up to its colon, or the line of an equals sign.
  private mutating func skipPattern() {
    at += 1
    while at < tokens.count {
      let token = tokens[at]
      if token.kind == .mark, "([{".contains(token.text) {
        skipBrackets()
        continue
      }
      if token.is("="), !isComparison(at) { return skipLine() }
      if token.is(":") || token.is("in") || token.is("}") || token.is("case") { return }
      if token.startsLine, token.kind == .word, ["var", "func", "init", "static", "struct", "enum", "class"].contains(token.text) {
        return
      }
      at += 1
    }
  }
}
