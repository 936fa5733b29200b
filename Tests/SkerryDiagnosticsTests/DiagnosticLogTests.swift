import SkerryDiagnostics
import Testing

/// What the stages of one picture report.
@Suite struct DiagnosticLogTests {
  private func diagnostic(_ message: String, line: Int = 1) -> Diagnostic {
    Diagnostic(.missingImage, message, at: SourceSite(fileID: "Ride/Card.swift", line: line))
  }

  @Test func equalDiagnosticsAreReportedOnce() {
    let log = DiagnosticLog()
    for found in [diagnostic("a"), diagnostic("b"), diagnostic("a"), diagnostic("a", line: 2)] { log.report(found) }
    #expect(log.count == 3 && log.all.map(\.message) == ["a", "b", "a"] && log.all.map(\.site?.line) == [1, 1, 2])
  }

  /// The first ones stay; beyond their number there is nothing to forget.
  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 2)]) func thoseAfterACountAreForgotten(_ count: Int, _ left: Int) {
    let log = DiagnosticLog()
    for message in ["a", "b"] { log.report(diagnostic(message)) }
    log.removeAll(after: count)
    #expect(log.all.map(\.message) == Array(["a", "b"].prefix(left)))
  }

  @Test func theRuleGivesTheSeverityUnlessAFindingHasALowerOne() {
    #expect(diagnostic("a").severity == .warning && diagnostic("a").isOf(.missingImage) && !diagnostic("a").isOf(.missingColor))
    #expect(Diagnostic(.viewTooDeep, "a").severity == .error && Diagnostic(.notDrawn, "a").severity == .note)
    #expect(Diagnostic(.missingImage, "a", severity: .note).severity == .note)
    #expect([Severity.error, .note, .warning].sorted() == [.note, .warning, .error])
  }
}
