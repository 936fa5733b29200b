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
}
