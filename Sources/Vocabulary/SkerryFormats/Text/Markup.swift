/// Text inside XML and HTML.
package enum Markup {
  /// Text for an element's content or a quoted attribute. Characters that XML 1.0 cannot hold become U+FFFD.
  ///
  /// Line breaks and tabs are written as references, because an XML parser folds plain ones in attributes into spaces.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// JSON for the content of a script element, which no string in it can end.
  package static func script(_ json: String) -> String { json.replacing("<", with: "\\u003c") }
}
