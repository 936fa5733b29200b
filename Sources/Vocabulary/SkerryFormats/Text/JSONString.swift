/// Strings as JSON writes them (RFC 8259, section 7).
package enum JSONString {
  /// The string in quotation marks, with the escapes that JSON asks for and no others.
  package static func quoted(_ text: String) -> String {
    var result = ""
    quote(text, to: &result)
    return result
  }

  /// Appends the string in quotation marks.
  package static func quote(_ text: String, to out: inout String) {
    out += "\""
    if isPlain(text) {
      out += text
    } else {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": out += "\\\""
        case "\\": out += "\\\\"
        case "\n": out += "\\n"
        case "\t": out += "\\t"
        case "\r": out += "\\r"
        case _ where scalar.value < 0x20: out += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        default: out.unicodeScalars.append(scalar)
        }
      }
    }
    out += "\""
  }

  /// Whether a string needs no escapes.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var at = 0
      while at < bytes.count {
        let byte = bytes[at]
        if byte < 0x20 || byte == 0x22 || byte == 0x5C { return false }
        at += 1
      }
      return true
    }
  }
}
