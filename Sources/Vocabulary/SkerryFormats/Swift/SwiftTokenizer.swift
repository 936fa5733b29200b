/// Splits Swift source into tokens, all at once or one after another. Text that does not compile yields tokens, too.
package struct SwiftTokenizer {
  private let bytes: ArraySlice<UInt8>
  private let keepsComments: Bool
  private var index: Int
  private var line = 1
  private var startsLine = true
  private var interpolations = 0
  private var tokens: [SwiftToken] = []
  /// How many of the tokens `next` has returned.
  private var returned = 0
  /// String literals nested deeper than this are not scanned.
  private static let maxDepth = 16

  /// All tokens of a file.
  ///
  /// - Parameter comments: whether comments are tokens, too.
  package static func tokens(of bytes: [UInt8], comments: Bool = false) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(bytes[...], comments: comments)
    tokenizer.tokens.reserveCapacity(bytes.count / 5)
    tokenizer.run(until: nil)
    return tokenizer.tokens
  }

  /// - Parameters:
  ///   - bytes: the text; ranges of tokens are positions in the array that it is a slice of, and lines count from its start.
  ///   - comments: whether comments are tokens, too.
  package init(_ bytes: ArraySlice<UInt8>, comments: Bool = false) {
    self.bytes = bytes
    keepsComments = comments
    index = bytes.startIndex
  }

  /// The next token; `nil` at the end.
  package mutating func next() -> SwiftToken? {
    while returned == tokens.count {
      guard index < bytes.endIndex else { return nil }
      // The last token decides what a slash means.
      if tokens.count > 1 { tokens.removeFirst(tokens.count - 1) }
      returned = tokens.count
      readToken()
    }
    returned += 1
    return tokens[returned - 1]
  }

  /// The position of the parenthesis that closes an interpolation whose code begins at the start of the bytes; if nothing closes it, a position at or
  /// after their end.
  static func endOfInterpolation(_ bytes: ArraySlice<UInt8>) -> Int {
    var tokenizer = SwiftTokenizer(bytes)
    tokenizer.run(until: UInt8(ascii: ")"))
    return tokenizer.index
  }

  private func at(_ offset: Int = 0) -> UInt8 { index + offset < bytes.endIndex ? bytes[index + offset] : 0 }

  private mutating func newline() {
    line += 1
    startsLine = true
  }

  private mutating func add(_ kind: SwiftToken.Kind, _ range: Range<Int>, line: Int, text: String? = nil) {
    tokens.append(
      SwiftToken(
        kind: kind, text: text ?? String(decoding: bytes[range], as: UTF8.self), range: range, line: line, startsLine: startsLine,
        isInterpolated: interpolations > 0))
    startsLine = false
  }

  /// - Parameter end: the bracket that ends an interpolation; `nil` reads to the end of the file.
  private mutating func run(until end: UInt8?) {
    var depth = 0
    while index < bytes.endIndex {
      if end != nil, at() == UInt8(ascii: "(") { depth += 1 }
      if end != nil, at() == UInt8(ascii: ")") {
        if depth == 0 { return }
        depth -= 1
      }
      readToken()
    }
  }

  /// Reads one token, or a part of what is between tokens.
  private mutating func readToken() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\n"):
      index += 1
      newline()
    case 0...UInt8(ascii: " "): index += 1
    case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"), UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): readComment()
    case UInt8(ascii: "/") where startsExpression && regexEnd != nil:
      let stop = regexEnd ?? index + 1
      add(.literal, index..<stop, line: line)
      index = stop
    case UInt8(ascii: "\""): readText(hashes: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "`"):
      let start = index
      index += 1
      while index < bytes.endIndex, bytes[index] != UInt8(ascii: "`"), bytes[index] != UInt8(ascii: "\n") { index += 1 }
      add(.word, start..<min(index + 1, bytes.endIndex), line: line, text: String(decoding: bytes[(start + 1)..<index], as: UTF8.self))
      index = min(index + 1, bytes.endIndex)
    case UInt8(ascii: "@") where Self.isWord(at(1)): readWord()
    case _ where Self.isDigit(byte): readNumber()
    case _ where Self.isWord(byte): readWord()
    case _:
      add(.mark, index..<(index + 1), line: line)
      index += 1
    }
  }

  /// Whether a byte is an ASCII digit.
  package static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
  /// Whether a byte may be part of a name or a keyword; every byte of UTF-8 beyond ASCII may.
  package static func isWord(_ byte: UInt8) -> Bool {
    byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90 || isDigit(byte) || byte == 95 || byte == 36 || byte >= 128
  }

  private mutating func readWord() {
    let start = index
    index += 1
    while index < bytes.endIndex, Self.isWord(bytes[index]) { index += 1 }
    add(.word, start..<index, line: line)
  }

  private mutating func readNumber() {
    let start = index
    let isDecimal = at() != UInt8(ascii: "0") || at(1) != UInt8(ascii: "x")
    while index < bytes.endIndex, Self.isWord(bytes[index]) || bytes[index] == UInt8(ascii: ".") && Self.isDigit(at(1)) {
      let isExponent = isDecimal && (at() | 32) == UInt8(ascii: "e")
      index += 1
      if isExponent, at() == UInt8(ascii: "-") || at() == UInt8(ascii: "+"), Self.isDigit(at(1)) { index += 1 }
    }
    add(.number, start..<index, line: line)
  }

  private mutating func readComment() {
    let (start, first) = (index, line)
    if at(1) == UInt8(ascii: "/") {
      while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    } else {
      skipBlockComment()
    }
    guard keepsComments else { return }
    // Code behind a comment still starts its line.
    let isFirst = startsLine
    add(.comment, start..<index, line: first)
    startsLine = isFirst
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while index < bytes.endIndex {
      if at() == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if at() == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        if at() == UInt8(ascii: "\n") { newline() }
        index += 1
      }
    }
  }

  /// `#if`, `#Preview`, a raw string or a raw regular expression.
  private mutating func readHash() {
    var hashes = 0
    while at(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if at(hashes) == UInt8(ascii: "\"") {
      index += hashes
      readText(hashes: hashes)
    } else if at(hashes) == UInt8(ascii: "/") {
      let (start, first) = (index, line)
      index += hashes + 1
      while index < bytes.endIndex {
        if at() == UInt8(ascii: "/"), (1...hashes).allSatisfy({ at($0) == UInt8(ascii: "#") }) { break }
        if at() == UInt8(ascii: "\n") { line += 1 }
        index += at() == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index + hashes + 1, bytes.endIndex)
      add(.literal, start..<index, line: first)
    } else if Self.isWord(at(1)) {
      readWord()
    } else {
      add(.mark, index..<(index + 1), line: line)
      index += 1
    }
  }

  // MARK: String literals

  /// At the opening quotation mark, behind the hashes of a raw string. Interpolated code is read as code, after the string's own token.
  private mutating func readText(hashes: Int) {
    let start = index - hashes
    let isLong = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
    let place = tokens.count
    add(.literal, start..<start, line: line)
    let quotes = isLong ? 3 : 1
    index += quotes
    func closes() -> Bool {
      (0..<quotes).allSatisfy { at($0) == UInt8(ascii: "\"") } && (0..<hashes).allSatisfy { at(quotes + $0) == UInt8(ascii: "#") }
    }
    while index < bytes.endIndex, !closes() {
      if at() == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ at(1 + $0) == UInt8(ascii: "#") }) {
        if at(1 + hashes) == UInt8(ascii: "("), interpolations < Self.maxDepth {
          index += 2 + hashes
          interpolations += 1
          run(until: UInt8(ascii: ")"))
          interpolations -= 1
          index += 1
        } else {
          // A line break is counted below.
          index += at(1 + hashes) == UInt8(ascii: "\n") ? 1 + hashes : 2 + hashes
        }
        continue
      }
      if at() == UInt8(ascii: "\n") {
        // A single-line string ends with its line, closed or not.
        if !isLong { break }
        line += 1
      }
      index += 1
    }
    if index < bytes.endIndex, at() != UInt8(ascii: "\n") || isLong { index = min(index + quotes + hashes, bytes.endIndex) }
    tokens[place].range = start..<min(index, bytes.endIndex)
    startsLine = false
  }

  // MARK: Regular expressions

  /// Whether a regular expression may begin here, so that a slash is not a division.
  private var startsExpression: Bool {
    guard let last = tokens.last(where: { $0.kind != .comment }) else { return true }
    switch last.kind {
    case .mark: return !")]}?!".contains(last.text)
    case .word: return ["return", "in", "case", "try", "await", "where", "if", "while", "let", "var"].contains(last.text)
    case .number, .literal, .comment: return false
    }
  }

  /// The end of a regular expression between bare slashes on this line.
  private var regexEnd: Int? {
    let next = at(1)
    guard next != UInt8(ascii: " "), next != UInt8(ascii: "\t"), next != UInt8(ascii: "="), next != UInt8(ascii: ")") else { return nil }
    var (place, isClass) = (index + 1, false)
    while place < bytes.endIndex, bytes[place] != UInt8(ascii: "\n") {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "["): isClass = true
      case UInt8(ascii: "]"): isClass = false
      case UInt8(ascii: "/") where !isClass: return place + 1
      default: break
      }
      place += 1
    }
    return nil
  }
}
