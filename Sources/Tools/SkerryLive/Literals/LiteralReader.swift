import SkerryFormats

/// Reads one literal at a place of a Swift file.
package struct LiteralReader {
  /// Its end, as a byte offset.
  package let end: Int
  /// A string without its quotation marks and escapes; a number in decimal digits.
  package let value: String
  /// Whether it is a number, a string or a Boolean.
  package let kind: LiteralKind

  /// `nil` if there is no literal that can be set: a string with an interpolation, a number with an exponent.
  ///
  /// - Parameter bytes: of a file in UTF-8.
  package init?(_ bytes: [UInt8], at start: Int) {
    guard start < bytes.count else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "\""): self.init(text: bytes, at: start)
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self.init(flag: bytes, at: start)
    default: self.init(number: bytes, at: start)
    }
  }

  /// Reads the characters of a string on one line from a place inside it to the next interpolation or its end; there may be none. `nil` if
  /// the line ends first.
  package init?(part bytes: [UInt8], at start: Int) {
    guard let (decoded, end) = Self.characters(bytes, from: start) else { return nil }
    (self.end, value, kind) = (end, decoded, .part)
  }

  private init?(flag bytes: [UInt8], at start: Int) {
    var end = start
    while end < bytes.count, SwiftTokenizer.isWord(bytes[end]) { end += 1 }
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    guard word == "true" || word == "false" else { return nil }
    (self.end, value, kind) = (end, word, .flag)
  }

  private init?(number bytes: [UInt8], at start: Int) {
    var end = start
    let isNegative = bytes[start] == UInt8(ascii: "-")
    // A minus after an operand would be an operator.
    if isNegative {
      guard start == 0 || " ([,:\n\t".utf8.contains(bytes[start - 1]) else { return nil }
      end += 1
    }
    let first = end
    guard first < bytes.count, SwiftTokenizer.isDigit(bytes[first]) else { return nil }
    while end < bytes.count,
      SwiftTokenizer.isWord(bytes[end])
        || bytes[end] == UInt8(ascii: ".") && end + 1 < bytes.count && SwiftTokenizer.isDigit(bytes[end + 1])
    {
      end += 1
    }
    let digits = bytes[first..<end].filter { $0 != UInt8(ascii: "_") }
    let sign = isNegative ? "-" : ""
    if digits.starts(with: "0x".utf8) {
      guard let number = Int(sign + String(decoding: digits.dropFirst(2), as: UTF8.self), radix: 16) else { return nil }
      (self.end, value, kind) = (end, String(number), .integer)
    } else if digits.allSatisfy(SwiftTokenizer.isDigit) {
      guard let number = Int(sign + String(decoding: digits, as: UTF8.self)) else { return nil }
      (self.end, value, kind) = (end, String(number), .integer)
    } else {
      let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(SwiftTokenizer.isDigit) }) else { return nil }
      (self.end, value, kind) = (end, sign + String(decoding: digits, as: UTF8.self), .fraction)
    }
  }

  private init?(text bytes: [UInt8], at start: Int) {
    // Three quotation marks begin a string of several lines; two are an empty string.
    if bytes[start...].starts(with: "\"\"\"".utf8) { return nil }
    guard let (decoded, end) = Self.characters(bytes, from: start + 1), bytes[end] == UInt8(ascii: "\"") else { return nil }
    (self.end, value, kind) = (end + 1, decoded, .text)
  }

  /// The characters up to a quotation mark or an interpolation, and its place; `nil` if the line ends first or an escape is not known.
  private static func characters(_ bytes: [UInt8], from start: Int) -> (String, Int)? {
    var at = start
    func byte(_ distance: Int = 0) -> UInt8 { at + distance < bytes.count ? bytes[at + distance] : 0 }
    var value: [UInt8] = []
    while at < bytes.count, byte() != UInt8(ascii: "\"") {
      guard byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") else { return nil }
      guard byte() == UInt8(ascii: "\\") else {
        value.append(byte())
        at += 1
        continue
      }
      if byte(1) == UInt8(ascii: "(") { break }
      switch byte(1) {
      case UInt8(ascii: "n"): value.append(10)
      case UInt8(ascii: "t"): value.append(9)
      case UInt8(ascii: "r"): value.append(13)
      case UInt8(ascii: "0"): value.append(0)
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): value.append(byte(1))
      case UInt8(ascii: "u"):
        guard byte(2) == UInt8(ascii: "{"), let end = bytes[at...].prefix(12).firstIndex(of: UInt8(ascii: "}")),
          let number = UInt32(String(decoding: bytes[(at + 3)..<end], as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(number)
        else { return nil }
        value += Array(String(Character(scalar)).utf8)
        at = end - 1
      default: return nil
      }
      at += 2
    }
    guard at < bytes.count, let decoded = String(validating: value, as: UTF8.self) else { return nil }
    return (decoded, at)
  }
}
