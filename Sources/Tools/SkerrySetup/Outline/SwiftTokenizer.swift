/// Splits a Swift file into tokens; comments are skipped. Text that does not compile gives tokens too.
struct SwiftTokenizer {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var startsLine = true
  private var interpolations = 0
  private var tokens: [SwiftToken] = []
  /// String literals nested deeper than this are not scanned.
  private static let maxDepth = 16

  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(bytes)
    tokenizer.run(until: nil)
    return tokenizer.tokens
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5)
  }

  private func at(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

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
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\n"):
        index += 1
        newline()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "/") where startsExpression && regexEnd != nil:
        let stop = regexEnd ?? index + 1
        add(.literal, index..<stop, line: line)
        index = stop
      case UInt8(ascii: "\""): readText(hashes: 0)
      case UInt8(ascii: "#"): readHash()
      case UInt8(ascii: "`"):
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "`"), bytes[index] != UInt8(ascii: "\n") { index += 1 }
        add(.word, start..<min(index + 1, bytes.count), line: line, text: String(decoding: bytes[(start + 1)..<index], as: UTF8.self))
        index += 1
      case UInt8(ascii: "@") where Self.isWord(at(1)): readWord()
      case _ where Self.isDigit(byte): readNumber()
      case _ where Self.isWord(byte): readWord()
      case _:
        if end != nil {
          if byte == UInt8(ascii: "(") { depth += 1 }
          if byte == UInt8(ascii: ")") {
            if depth == 0 { return }
            depth -= 1
          }
        }
        add(.mark, index..<(index + 1), line: line)
        index += 1
      }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90 || isDigit(byte) || byte == 95 || byte == 36 || byte >= 128
  }

  private mutating func readWord() {
    let start = index
    index += 1
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    add(.word, start..<index, line: line)
  }

  private mutating func readNumber() {
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) || bytes[index] == UInt8(ascii: ".") && Self.isDigit(at(1)) { index += 1 }
    add(.number, start..<index, line: line)
  }

  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
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
      while index < bytes.count {
        if at() == UInt8(ascii: "/"), (1...hashes).allSatisfy({ at($0) == UInt8(ascii: "#") }) { break }
        if at() == UInt8(ascii: "\n") { line += 1 }
        index += at() == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index + hashes + 1, bytes.count)
      add(.literal, start..<index, line: first)
    } else if Self.isWord(at(1)) {
      readWord()
    } else {
      add(.mark, index..<(index + 1), line: line)
      index += 1
    }
  }

  // MARK: String literals

  /// At the opening quotation mark. Interpolated code is read as code, after the string's own token.
  private mutating func readText(hashes: Int) {
    let start = index
    let isLong = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
    let place = tokens.count
    add(.literal, start..<start, line: line)
    let quotes = isLong ? 3 : 1
    index += quotes
    func closes() -> Bool {
      (0..<quotes).allSatisfy { at($0) == UInt8(ascii: "\"") } && (0..<hashes).allSatisfy { at(quotes + $0) == UInt8(ascii: "#") }
    }
    while index < bytes.count, !closes() {
      if at() == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ at(1 + $0) == UInt8(ascii: "#") }) {
        if at(1 + hashes) == UInt8(ascii: "("), interpolations < Self.maxDepth {
          index += 2 + hashes
          interpolations += 1
          run(until: UInt8(ascii: ")"))
          interpolations -= 1
          index += 1
        } else {
          index += 2 + hashes
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
    if index < bytes.count, at() != UInt8(ascii: "\n") || isLong { index = min(index + quotes + hashes, bytes.count) }
    tokens[place].range = start..<min(index, bytes.count)
    startsLine = false
  }

  // MARK: Regular expressions

  /// Whether a regular expression may begin here, so that a slash is not a division.
  private var startsExpression: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .mark: return !")]}?!".contains(last.text)
    case .word: return ["return", "in", "case", "try", "await", "where", "if", "while", "let", "var"].contains(last.text)
    case .number, .literal: return false
    }
  }

  /// The end of a regular expression between bare slashes on this line.
  private var regexEnd: Int? {
    let next = at(1)
    guard next != UInt8(ascii: " "), next != UInt8(ascii: "\t"), next != UInt8(ascii: "="), next != UInt8(ascii: ")") else { return nil }
    var (place, isClass) = (index + 1, false)
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
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
