package import Foundation

/// A run as JUnit XML: an activity is a suite, a picture a test.
package enum JUnitReport {
  package static func data(_ record: RunRecord, _ list: ListReport) -> Data {
    var suites: [(name: String, results: [CaseResult])] = []
    for result in record.results {
      let name = result.case.split(separator: "/").first.map(String.init) ?? result.case
      if let index = suites.firstIndex(where: { $0.name == name }) {
        suites[index].results.append(result)
      } else {
        suites.append((name, [result]))
      }
    }
    let failures = record.results.count { $0.verdict.isFailure }
    let rejected = record.unreferencedMode == .reject ? record.unreferenced : []
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<testsuites name=\"\(escaped(record.owner))\" tests=\"\(record.results.count + rejected.count)\" failures=\"\(failures + rejected.count)\" errors=\"0\">\n"
    for suite in suites {
      let count = suite.results.count { $0.verdict.isFailure }
      text +=
        "  <testsuite name=\"\(escaped(suite.name))\" tests=\"\(suite.results.count)\" failures=\"\(count)\" errors=\"0\" time=\"0\">\n"
      for result in suite.results { text += testcase(result, list) }
      text += "  </testsuite>\n"
    }
    if !rejected.isEmpty {
      text +=
        "  <testsuite name=\"unreferenced goldens\" tests=\"\(rejected.count)\" failures=\"\(rejected.count)\" errors=\"0\" time=\"0\">\n"
      for finding in rejected {
        text += "    <testcase classname=\"unreferenced\" name=\"\(escaped(finding.path))\" time=\"0\">"
        text += "<failure type=\"unreferenced\" message=\"\(escaped(finding.reason))\"></failure></testcase>\n"
      }
      text += "  </testsuite>\n"
    }
    return Data((text + "</testsuites>\n").utf8)
  }

  private static func testcase(_ result: CaseResult, _ list: ListReport) -> String {
    let name = result.path.split(separator: "/").last.map { String($0.dropLast(4)) } ?? result.name
    var text = "    <testcase classname=\"\(escaped(result.case.replacing("/", with: ".")))\" name=\"\(escaped(name))\""
    text += " file=\"\(escaped(result.file))\" line=\"\(result.line)\" time=\"0\""
    guard result.verdict.isFailure else { return text + "/>\n" }
    let message = result.layout.first.map { "\($0); \(result.headline)" } ?? result.headline
    text +=
      ">\n      <failure type=\"\(result.verdict.rawValue)\" message=\"\(escaped(message))\">\(escaped(list.text(result) ?? ""))</failure>\n"
    return text + "    </testcase>\n"
  }

  /// Text as XML; characters that XML cannot hold become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
