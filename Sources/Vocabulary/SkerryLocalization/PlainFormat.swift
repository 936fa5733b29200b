/// A format that consists of literal ASCII and of `%@`, `%lld`, `%d` and `%lf` alone, as almost every interpolation produces: read byte by
/// byte, in a tenth of the time.
struct PlainFormat {
  private let format: String

  init(_ format: String) { self.format = format }

  private static let conversions = ["@", "lld", "d", "lf"].map { (word: $0, bytes: Array($0.utf8)) }

  /// The tokens that `FormatToken.tokens(of:)` would return; `nil` if the format contains anything else.
  var tokens: [FormatToken]? {
    let percent = UInt8(ascii: "%")
    guard format.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    var tokens: [FormatToken] = []
    var rest = format.utf8[...]
    while let place = rest.firstIndex(of: percent) {
      if place > rest.startIndex { tokens.append(.literal(String(format[rest.startIndex..<place]))) }
      rest = rest[format.utf8.index(after: place)...]
      guard let found = Self.conversions.first(where: { rest.starts(with: $0.bytes) }) else { return nil }
      tokens.append(.argument(nil, found.word))
      rest = rest.dropFirst(found.bytes.count)
    }
    if !rest.isEmpty { tokens.append(.literal(String(format[rest.startIndex...]))) }
    return tokens
  }
}
