import SkerryDiagnostics

/// JUnit XML: each rule is a test case; errors and warnings are its failures.
enum JUnitFormat {
  static func write(_ findings: [Finding], rules: [RuleDescriptor]) -> String {
    let names = Set(rules.map(\.id)).union(findings.map(\.rule)).sorted()
    let groups = names.map { name in (name, findings.filter { $0.rule == name && $0.severity > .note }) }
    let failed = groups.filter { !$0.1.isEmpty }.count
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    text += "  <testsuite name=\"skerry lint\" tests=\"\(groups.count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"0\">\n"
    for (name, own) in groups {
      text += "    <testcase classname=\"skerry.lint\" name=\"\(escaped(name))\""
      guard !own.isEmpty else {
        text += "/>\n"
        continue
      }
      text += ">\n"
      text +=
        "      <failure message=\"\(own.count == 1 ? "1 finding" : "\(own.count) findings")\" type=\"\(own.map(\.severity).max()?.rawValue ?? "")\">"
      text += escaped(own.map(\.compilerLine).joined(separator: "\n")) + "</failure>\n    </testcase>\n"
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  /// XML text; characters that XML 1.0 cannot hold become U+FFFD.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
