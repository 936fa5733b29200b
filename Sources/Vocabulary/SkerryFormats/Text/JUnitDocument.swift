/// Test results as JUnit XML, in the form that CI systems read.
package struct JUnitDocument {
  /// One test and how it ended.
  package struct TestCase {
    /// The attribute `classname`, by which CI systems group tests.
    package var className: String
    /// The attribute `name` of the test.
    package var name: String
    /// Path and line of the test in the sources, where they are known.
    package var place: (file: String, line: Int)?
    /// Seconds; 0 in files that are compared, so that they do not change from run to run.
    package var seconds: Double
    package var failure: Failure?

    package init(className: String, name: String, place: (file: String, line: Int)? = nil, seconds: Double = 0, failure: Failure? = nil) {
      self.className = className
      self.name = name
      self.place = place
      self.seconds = seconds
      self.failure = failure
    }
  }

  /// Why a test failed.
  package struct Failure {
    /// The attribute `type`: a short name for the kind of failure.
    package var type: String
    /// The attribute `message`: one sentence.
    package var message: String
    /// The text inside the element; several lines are allowed.
    package var details: String

    package init(type: String, message: String, details: String = "") {
      self.type = type
      self.message = message
      self.details = details
    }
  }

  /// A named group of tests.
  package struct Suite {
    /// The attribute `name` of the group.
    package var name: String
    /// The tests, in the order in which they are written.
    package var cases: [TestCase]

    package init(name: String, cases: [TestCase]) {
      self.name = name
      self.cases = cases
    }
  }

  /// The attribute `name` of the whole run.
  package var name: String
  package var suites: [Suite]

  package init(name: String, suites: [Suite]) {
    self.name = name
    self.suites = suites
  }

  /// The XML document.
  package var text: String {
    let all = suites.flatMap(\.cases)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"\(Markup.escaped(name))\" \(Self.counts(all))>\n"
    for suite in suites {
      text += "  <testsuite name=\"\(Markup.escaped(suite.name))\" \(Self.counts(suite.cases))>\n"
      for test in suite.cases { text += Self.element(test) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func counts(_ cases: [TestCase]) -> String {
    let seconds = cases.reduce(0) { $0 + $1.seconds }
    return
      "tests=\"\(cases.count)\" failures=\"\(cases.count { $0.failure != nil })\" errors=\"0\" skipped=\"0\" time=\"\(ShortNumber.text(seconds, places: 3))\""
  }

  private static func element(_ test: TestCase) -> String {
    var text = "    <testcase classname=\"\(Markup.escaped(test.className))\" name=\"\(Markup.escaped(test.name))\""
    if let place = test.place { text += " file=\"\(Markup.escaped(place.file))\" line=\"\(place.line)\"" }
    text += " time=\"\(ShortNumber.text(test.seconds, places: 3))\""
    guard let failure = test.failure else { return text + "/>\n" }
    text += ">\n      <failure type=\"\(Markup.escaped(failure.type))\" message=\"\(Markup.escaped(failure.message))\">"
    return text + Markup.escaped(failure.details) + "</failure>\n    </testcase>\n"
  }
}
