package import Foundation
import SkerryDiagnostics
import SkerryFormats

/// A run as JUnit XML: an activity is a suite, a picture a test.
package enum JUnitReport {
  /// The report of a run; failures are described as in `list`.
  package static func data(_ record: RunRecord, _ list: ListReport) -> Data {
    var suites: [JUnitDocument.Suite] = []
    for result in record.results {
      let name = result.case.split(separator: "/").first.map(String.init) ?? result.case
      let test = testCase(result, list)
      if let index = suites.firstIndex(where: { $0.name == name }) {
        suites[index].cases.append(test)
      } else {
        suites.append(JUnitDocument.Suite(name: name, cases: [test]))
      }
    }
    let rejected = record.unreferencedMode == .reject ? record.unreferenced : []
    if !rejected.isEmpty {
      let cases = rejected.map {
        JUnitDocument.TestCase(className: "unreferenced", name: $0.path, failure: .init(type: "unreferenced", message: $0.reason))
      }
      suites.append(JUnitDocument.Suite(name: "unreferenced goldens", cases: cases))
    }
    return Data(JUnitDocument(name: record.owner, suites: suites).text.utf8)
  }

  private static func testCase(_ result: CaseResult, _ list: ListReport) -> JUnitDocument.TestCase {
    var test = JUnitDocument.TestCase(
      className: result.case.replacing("/", with: "."),
      name: result.path.split(separator: "/").last.map { String($0.dropLast(4)) } ?? result.name, place: (result.file, result.line))
    test.seconds = (result.milliseconds ?? 0) / 1000
    if result.verdict.isFailure {
      test.failure = JUnitDocument.Failure(
        type: result.verdict.rawValue, message: result.layout.first.map { "\($0); \(result.headline)" } ?? result.headline,
        details: list.text(result) ?? "")
    }
    return test
  }
}
