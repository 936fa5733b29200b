import SkerryFormats

/// The Swift tokens needed for literal expressions.
enum SourceToken: Equatable {
  case name(String)
  case number(Double)
  case text(String)
  /// An interpolated string, whose value is only known at run time: the text before, between and after the interpolations.
  case interpolated([String])
  case mark(Character)
  /// `...` or `..<`.
  case range
}

/// Splits Swift source into tokens: comments are skipped, string literals are read.
struct SourceLexer {
  private let bytes: ArraySlice<UInt8>
  private var at: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    at = bytes.startIndex
  }

  /// Where the next token begins.
  var position: Int { at }

  mutating func next() -> SourceToken? {
    skipSpace()
    guard at < bytes.endIndex else { return nil }
    let byte = bytes[at]
    if byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "#") && peek(1) == UInt8(ascii: "\"")) { return string() }
    if Self.isDigit(byte) { return number() }
    if Self.isNameByte(byte) || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "$") { return name() }
    if byte == UInt8(ascii: "."), peek(1) == UInt8(ascii: "."), let third = peek(2),
      third == UInt8(ascii: ".") || third == UInt8(ascii: "<")
    {
      at += 3
      return .range
    }
    at += 1
    return .mark(Character(Unicode.Scalar(byte)))
  }

  private func peek(_ distance: Int) -> UInt8? { at + distance < bytes.endIndex ? bytes[at + distance] : nil }

  private mutating func skipSpace() {
    while at < bytes.endIndex {
      let byte = bytes[at]
      if byte <= 32 {
        at += 1
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        while at < bytes.endIndex, bytes[at] != 10 { at += 1 }
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        at += 2
        while at < bytes.endIndex, !(bytes[at] == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) { at += 1 }
        at = min(bytes.endIndex, at + 2)
      } else {
        return
      }
    }
  }

  private mutating func name() -> SourceToken {
    let start = at
    at += 1
    while at < bytes.endIndex, Self.isNameByte(bytes[at]) || Self.isDigit(bytes[at]) || bytes[at] == UInt8(ascii: "`") { at += 1 }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    return .name(text.first == "`" ? text.filter { $0 != "`" } : text)
  }

  private mutating func number() -> SourceToken {
    let start = at
    if bytes[at] == UInt8(ascii: "0"), let base = peek(1), base == UInt8(ascii: "x") || base == UInt8(ascii: "b") {
      at += 2
      while at < bytes.endIndex, Self.isNameByte(bytes[at]) || Self.isDigit(bytes[at]) { at += 1 }
      let digits = String(decoding: bytes[(start + 2)..<at], as: UTF8.self).filter { $0 != "_" }
      return .number(Int(digits, radix: base == UInt8(ascii: "x") ? 16 : 2).map(Double.init) ?? 0)
    }
    while at < bytes.endIndex {
      let byte = bytes[at]
      let isPoint = byte == UInt8(ascii: ".") && (peek(1).map(Self.isDigit) ?? false)
      let isExponent = (byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")) && (peek(1).map(Self.isDigit) ?? false)
      guard Self.isDigit(byte) || byte == UInt8(ascii: "_") || isPoint || isExponent else { break }
      at += 1
    }
    return .number(Double(String(decoding: bytes[start..<at], as: UTF8.self).filter { $0 != "_" }) ?? 0)
  }

  private mutating func string() -> SourceToken {
    var hashes = 0
    while bytes[at] == UInt8(ascii: "#") {
      hashes += 1
      at += 1
      if at >= bytes.endIndex { return .mark("#") }
    }
    guard bytes[at] == UInt8(ascii: "\"") else { return .mark("#") }
    let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    at += isLong ? 3 : 1
    var text: [UInt8] = []
    var parts: [String] = []
    func taken() -> String { String(decoding: text, as: UTF8.self) }
    while at < bytes.endIndex {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\""), closes(isLong, hashes) {
        at += (isLong ? 3 : 1) + hashes
        break
      }
      if byte == UInt8(ascii: "\\"), hashes == 0 {
        let escaped = peek(1) ?? 0
        at += 2
        switch escaped {
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "("):
          parts.append(taken())
          text = []
          skipParenthesis()
        case UInt8(ascii: "u"): text += scalar()
        default: text.append(escaped)
        }
        continue
      }
      if byte == 10, !isLong { break }
      text.append(byte)
      at += 1
    }
    guard parts.isEmpty else { return .interpolated(parts + [taken()]) }
    return .text(Self.unindented(taken(), isLong))
  }

  private func closes(_ isLong: Bool, _ hashes: Int) -> Bool {
    let quotes = isLong ? 3 : 1
    for distance in 0..<(quotes + hashes) where peek(distance) != UInt8(ascii: distance < quotes ? "\"" : "#") { return false }
    return true
  }

  private mutating func skipParenthesis() {
    var depth = 1
    while at < bytes.endIndex, depth > 0 {
      if bytes[at] == UInt8(ascii: "(") { depth += 1 }
      if bytes[at] == UInt8(ascii: ")") { depth -= 1 }
      at += 1
    }
  }

  private mutating func scalar() -> [UInt8] {
    guard at < bytes.endIndex, bytes[at] == UInt8(ascii: "{") else { return [] }
    let start = at + 1
    while at < bytes.endIndex, bytes[at] != UInt8(ascii: "}"), bytes[at] != 10 { at += 1 }
    let digits = String(decoding: bytes[start..<at], as: UTF8.self)
    at = min(bytes.endIndex, at + 1)
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { Array(String(Character($0)).utf8) } ?? []
  }

  /// The lines of a multi-line string without the indentation of its last line.
  private static func unindented(_ text: String, _ isLong: Bool) -> String {
    guard isLong else { return text }
    var lines = text.lines.map(String.init)
    if lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    guard let last = lines.popLast() else { return "" }
    return lines.map { $0.hasPrefix(last) ? String($0.dropFirst(last.count)) : $0 }.joined(separator: "\n")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
  private static func isNameByte(_ byte: UInt8) -> Bool {
    (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte == 95 || byte >= 128
  }
}
