import Testing

@testable import SkerryCases

@Suite struct ProgressBarTests {
  @Test func countRateAndTimeLeftAreTold() {
    #expect(ProgressBar.text(120, of: 480, after: 5) == "120/480  24/s  15 s left")
    #expect(ProgressBar.text(10, of: 1000, after: 10) == "10/1000  1.0/s  16 min 30 s left")
  }

  @Test func noEstimateAtTheStartOrTheEnd() {
    #expect(ProgressBar.text(0, of: 9, after: 4) == "0/9")
    #expect(ProgressBar.text(30, of: 90, after: 0.9) == "30/90  33/s")
    #expect(ProgressBar.text(30, of: 90, after: 1) == "30/90  30/s")
    #expect(ProgressBar.text(30, of: 90, after: 1.01) == "30/90  29/s  3 s left")
    #expect(ProgressBar.text(3, of: 90, after: 0.05) == "3/90" && ProgressBar.text(3, of: 90, after: 0.06) == "3/90  50/s")
    #expect(ProgressBar.text(90, of: 90, after: 9) == "90/90  10/s")
  }

  /// Without a terminal, work of unknown length writes a line after ten seconds without one, not before.
  @Test func aStatusIsWrittenEveryTenSeconds() {
    #expect(!StatusLine.isDue(after: .milliseconds(9_999)) && StatusLine.isDue(after: .seconds(10)))
  }
}
