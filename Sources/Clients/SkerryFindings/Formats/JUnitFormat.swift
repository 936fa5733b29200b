import SkerryDiagnostics
import SkerryFormats

/// JUnit XML: each rule is a test case; errors and warnings are its failures.
enum JUnitFormat {
  static func write(_ findings: [Finding], rules: [RuleDescriptor]) -> String {
    let names = Set(rules.map(\.id)).union(findings.map(\.rule)).sorted()
    let cases = names.map { name in
      let own = findings.filter { $0.rule == name && $0.severity > .note }
      return JUnitDocument.TestCase(className: "skerry.lint", name: name, failure: own.isEmpty ? nil : failure(own))
    }
    return JUnitDocument(name: "skerry", suites: [.init(name: "skerry lint", cases: cases)]).text
  }

  private static func failure(_ findings: [Finding]) -> JUnitDocument.Failure {
    JUnitDocument.Failure(
      type: findings.map(\.severity).max()?.rawValue ?? "", message: ShortNumber.counted(findings.count, "finding"),
      details: findings.map(\.compilerLine).joined(separator: "\n"))
  }
}
