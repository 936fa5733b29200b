import SkerryFormats
import SkerryLive

/// A literal of a Swift file that a program can set when it starts.
struct ReplaceableLiteral: Equatable {
  var kind: LiteralKind
  /// UTF-8 bytes, with the minus before a number.
  var range: Range<Int>
  /// From 1.
  var line: Int

  /// The literals of a file that are values of expressions, in order.
  ///
  /// Literals with another meaning are left out: patterns and raw values, arguments of attributes and macros, compilation conditions, multi-line
  /// strings. What the context demands of a literal is not known here, so the compiler rejects some.
  static func all(in outline: SwiftOutline) -> [ReplaceableLiteral] {
    var finder = ReplaceableLiteralFinder(tokens: outline.tokens, bytes: outline.bytes)
    // The parts of an interpolated string are found before the literals between them.
    return finder.literals().sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// Walks over the tokens of a file.
private struct ReplaceableLiteralFinder {
  let tokens: [SwiftToken]
  let bytes: [UInt8]
  private var at = 0

  init(tokens: [SwiftToken], bytes: [UInt8]) { (self.tokens, self.bytes) = (tokens, bytes) }

  mutating func literals() -> [ReplaceableLiteral] {
    var found: [ReplaceableLiteral] = []
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
      if let literal = literal(at) { found.append(literal) } else { found += parts(at) }
      at += 1
    }
    return found
  }

  private func literal(_ index: Int) -> ReplaceableLiteral? {
    let token = tokens[index]
    guard index == 0 || !tokens[index - 1].is(".") else { return nil }
    var range = token.range
    switch token.kind {
    case .mark, .comment: return nil
    case .word:
      guard token.text == "true" || token.text == "false", bytes[range.lowerBound] != UInt8(ascii: "`") else { return nil }
      // `while true` needs no return after it.
      if index > 0, tokens[index - 1].is("while") { return nil }
    case .number:
      if index > 0, tokens[index - 1].is("-"), tokens[index - 1].range.upperBound == range.lowerBound {
        guard index > 1 else { return nil }
        let (minus, before) = (tokens[index - 1].range, tokens[index - 2])
        // The minus sign between two numbers is not the second one's.
        if before.kind == .number, before.range.upperBound == minus.lowerBound { return nil }
        if before.range.upperBound < minus.lowerBound || "([,:".contains(before.text) { range = minus.lowerBound..<range.upperBound }
      }
    case .literal: break
    }
    guard let read = LiteralReader(bytes, at: range.lowerBound), read.end == range.upperBound else { return nil }
    return ReplaceableLiteral(kind: read.kind, range: range, line: token.line)
  }

  /// The characters around the interpolations of a string on one line.
  private func parts(_ index: Int) -> [ReplaceableLiteral] {
    let token = tokens[index]
    let end = token.range.upperBound - 1
    guard token.kind == .literal, token.range.count > 2, bytes[end] == UInt8(ascii: "\"") else { return [] }
    guard bytes[token.range.lowerBound] == UInt8(ascii: "\""), !bytes[token.range].starts(with: "\"\"\"".utf8) else { return [] }
    var (found, place, inner): ([ReplaceableLiteral], Int, Int) = ([], token.range.lowerBound + 1, index + 1)
    while place < end {
      if let part = LiteralReader(part: bytes, at: place), part.end > place {
        found.append(ReplaceableLiteral(kind: .part, range: place..<part.end, line: token.line))
        place = part.end
      }
      if place == end { break }
      guard bytes[place...].starts(with: "\\(".utf8), let closing = closingBracket(after: place + 2, &inner), closing < end else {
        return []
      }
      place = closing + 1
    }
    return place == end ? found : []
  }

  /// The bracket that ends an interpolation; `nil` if there is a comment before it.
  ///
  /// - Parameter inner: the index of a token of the interpolation, or of one before it; afterwards of one after it.
  private func closingBracket(after start: Int, _ inner: inout Int) -> Int? {
    var place = start
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: " ") {
        place += 1
        continue
      }
      // Tokens inside a string of the interpolation, which has been skipped as a whole.
      while inner < tokens.count, tokens[inner].range.lowerBound < place { inner += 1 }
      guard inner < tokens.count, tokens[inner].range.lowerBound == place else { return bytes[place] == UInt8(ascii: ")") ? place : nil }
      place = tokens[inner].range.upperBound
    }
    return nil
  }

  /// At an opening bracket: moves past the closing one.
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
