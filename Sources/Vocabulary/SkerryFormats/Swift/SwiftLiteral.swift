/// String literals in Swift source.
package enum SwiftLiteral {
  /// The text in quotation marks, with what ends or interpolates a literal, and every control character, escaped: `\n`, `\t`, `\u{1b}`.
  /// The compiler refuses some control characters in a literal, and an editor shows none.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The text of a string literal before, between and after its interpolations, with escape sequences replaced and without the indentation of a
  /// literal of several lines.
  ///
  /// - Parameter literal: the bytes with the quotation marks. A literal that is not closed ends with them.
  package static func parts(of literal: ArraySlice<UInt8>) -> [String] {
    let hashes = literal.prefix { $0 == UInt8(ascii: "#") }.count
    let isLong = literal.dropFirst(hashes).starts(with: [34, 34, 34]) && literal.count >= 2 * (hashes + 3)
    let quotes = isLong ? 3 : 1
    var at = literal.startIndex + hashes + quotes
    let closing = Array(repeating: UInt8(ascii: "\""), count: quotes) + Array(repeating: UInt8(ascii: "#"), count: hashes)
    var end = literal.endIndex
    if end - at >= closing.count, literal[(end - closing.count)...].elementsEqual(closing) { end -= closing.count }
    var (text, parts): ([UInt8], [String]) = ([], [])
    while at < end {
      let rest = literal[at..<end]
      guard rest[at] == UInt8(ascii: "\\"), rest.dropFirst().prefix(hashes).count(where: { $0 == UInt8(ascii: "#") }) == hashes,
        at + 1 + hashes < end
      else {
        text.append(literal[at])
        at += 1
        continue
      }
      let escaped = literal[at + 1 + hashes]
      at += 2 + hashes
      switch escaped {
      case UInt8(ascii: "n"): text.append(10)
      case UInt8(ascii: "r"): text.append(13)
      case UInt8(ascii: "t"): text.append(9)
      case UInt8(ascii: "0"): text.append(0)
      case UInt8(ascii: "("):
        parts.append(String(decoding: text, as: UTF8.self))
        text = []
        at = min(end, SwiftTokenizer.endOfInterpolation(literal[at..<end]) + 1)
      case UInt8(ascii: "u"): text += scalar(literal[..<end], &at)
      default: text.append(escaped)
      }
    }
    parts.append(String(decoding: text, as: UTF8.self))
    return isLong && parts.count == 1 ? [unindented(parts[0])] : parts
  }

  /// The character of `{1F600}` at a position, which moves behind it; nothing if it is not one.
  private static func scalar(_ bytes: ArraySlice<UInt8>, _ at: inout Int) -> [UInt8] {
    guard at < bytes.endIndex, bytes[at] == UInt8(ascii: "{"), let end = bytes[at...].firstIndex(of: UInt8(ascii: "}")) else { return [] }
    let digits = String(decoding: bytes[(at + 1)..<end], as: UTF8.self)
    at = end + 1
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { Array(String(Character($0)).utf8) } ?? []
  }

  /// The lines of a literal of several lines without the indentation of its last one.
  private static func unindented(_ text: String) -> String {
    var lines = text.lines.map(String.init)
    if lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    guard let last = lines.popLast() else { return "" }
    return lines.map { $0.hasPrefix(last) ? String($0.dropFirst(last.count)) : $0 }.joined(separator: "\n")
  }
}
