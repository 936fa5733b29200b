/// A piece of a format string such as `%lld of %2$@ in %#@folders@`.
package enum FormatToken: Equatable, Sendable {
  case literal(String)
  /// The number of the argument where the format gives one, counted from 0, and the conversion without its `%`.
  case argument(Int?, String)
  /// A variable of a plural table, with the number of its argument where the format gives one.
  case variable(String, Int?)
  /// `%arg`: the variable's own value, in the form of a variable.
  case own

  private static let conversions = "@dDiuUxXoOfFeEgGcCsSaAp"

  /// Splits a format into literal text, conversions and variables; `%%` becomes literal text.
  package static func tokens(of format: String) -> [FormatToken] {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return format.isEmpty ? [] : [.literal(format)] }
    return PlainFormat(format).tokens ?? general(of: format)
  }

  /// The same for every format, character by character.
  static func general(of format: String) -> [FormatToken] {
    var tokens: [FormatToken] = []
    var literal = ""
    var rest = Substring(format)
    func flush() {
      if !literal.isEmpty { tokens.append(.literal(literal)) }
      literal = ""
    }
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
      } else if rest.hasPrefix("arg"), rest.dropFirst(3).first?.isLetter != true {
        flush()
        rest = rest.dropFirst(3)
        tokens.append(.own)
      } else if let (token, after) = variable(rest) ?? conversion(rest) {
        flush()
        tokens.append(token)
        rest = after
      } else {
        literal.append("%")
      }
    }
    flush()
    return tokens
  }

  /// `#@name@` or `1$#@name@`.
  private static func variable(_ text: Substring) -> (FormatToken, Substring)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    var rest = text.dropFirst(digits.count)
    if !digits.isEmpty {
      guard rest.first == "$" else { return nil }
      rest = rest.dropFirst()
    }
    guard rest.hasPrefix("#@") else { return nil }
    rest = rest.dropFirst(2)
    guard let end = rest.firstIndex(of: "@") else { return nil }
    return (.variable(String(rest[..<end]), Int(digits).map { $0 - 1 }), rest[rest.index(after: end)...])
  }

  /// Flags, width, precision and length up to the letter of the conversion.
  private static func conversion(_ text: Substring) -> (FormatToken, Substring)? {
    let body = text.prefix { !conversions.contains($0) && ($0.isASCII && $0.isNumber || "$.+-# lhqzjtL'".contains($0)) }
    let end = text.index(text.startIndex, offsetBy: body.count)
    guard end < text.endIndex, conversions.contains(text[end]) else { return nil }
    let position = body.contains("$") ? Int(body.prefix { $0 != "$" }).map { $0 - 1 } : nil
    let own = body.contains("$") ? body.drop { $0 != "$" }.dropFirst() : body
    return (.argument(position, String(own) + String(text[end])), text[text.index(after: end)...])
  }
}
