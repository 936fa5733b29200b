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

/// Splits Swift source into these tokens: literals are evaluated, and interpolated code is skipped.
struct SourceLexer {
  private let bytes: ArraySlice<UInt8>
  private var tokens: SwiftTokenizer

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    tokens = SwiftTokenizer(bytes)
  }

  mutating func next() -> SourceToken? {
    guard let token = nextOfCode() else { return nil }
    switch token.kind {
    case .word: return .name(token.text)
    case .number: return .number(Self.number(token.text))
    case .literal: return Self.literal(bytes[token.range])
    case .mark, .comment:
      if token.is("."),
        bytes[token.range.upperBound...].prefix(2).elementsEqual([UInt8(ascii: "."), UInt8(ascii: ".")])
          || token.is(".") && bytes[token.range.upperBound...].prefix(2).elementsEqual([UInt8(ascii: "."), UInt8(ascii: "<")])
      {
        _ = tokens.next()
        _ = tokens.next()
        return .range
      }
      return token.text.first.map(SourceToken.mark)
    }
  }

  private mutating func nextOfCode() -> SwiftToken? {
    while let token = tokens.next() { if !token.isInterpolated { return token } }
    return nil
  }

  private static func literal(_ bytes: ArraySlice<UInt8>) -> SourceToken {
    // A regular expression has no value.
    guard bytes.first(where: { $0 != UInt8(ascii: "#") }) == UInt8(ascii: "\"") else { return .mark("/") }
    let parts = SwiftLiteral.parts(of: bytes)
    return parts.count == 1 ? .text(parts[0]) : .interpolated(parts)
  }

  private static func number(_ text: String) -> Double {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix).map(Double.init) ?? 0
    }
    return Double(digits) ?? 0
  }
}
