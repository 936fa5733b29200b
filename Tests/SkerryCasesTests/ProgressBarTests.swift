import Testing

@testable import SkerryCases

@Suite struct ProgressBarTests {
  private func text(_ count: Int, of total: Int, done: Int? = nil, after seconds: Double) -> String {
    ProgressBar.text(count, of: total, "looks", done: done, after: seconds)
  }

  @Test func countRateAndTimeLeftAreTold() {
    #expect(text(120, of: 480, after: 5) == "120/480 looks  24/s  15 s left")
    #expect(text(10, of: 1000, after: 10) == "10/1000 looks  1.0/s  16 min 30 s left")
  }

  @Test func noEstimateAtTheStartOrTheEnd() {
    #expect(text(0, of: 9, after: 4) == "0/9 looks")
    #expect(text(30, of: 90, after: 0.9) == "30/90 looks  33/s")
    #expect(text(30, of: 90, after: 1) == "30/90 looks  30/s")
    #expect(text(30, of: 90, after: 1.01) == "30/90 looks  29/s  3 s left")
    #expect(text(3, of: 90, after: 0.05) == "3/90 looks" && text(3, of: 90, after: 0.06) == "3/90 looks  50/s")
    #expect(text(90, of: 90, after: 9) == "90/90 looks  10/s")
  }

  /// The first picture waits for fonts and caches, and the first line of a build may follow steps that were done before.
  @Test func theFirstStepsSayNothingAboutTheOthers() {
    #expect(text(1, of: 384, done: 0, after: 0) == "1/384 looks" && text(1, of: 384, done: 0, after: 3) == "1/384 looks")
    #expect(text(41, of: 81, done: 40, after: 2) == "41/81 looks  20/s  2 s left")
    #expect(text(60, of: 86, done: 10, after: 5) == "60/86 looks  2.0/s  13 s left")
  }

  /// A broken line cannot be removed, so the bar gives way to the text, and never fills the last column.
  @Test func aLineFitsItsTerminal() {
    let text = "35/86  1.8/s  29 s left"
    #expect(ProgressBar.line(43, of: 86, text, columns: 80) == "████████████░░░░░░░░░░░░ " + text)
    #expect([49, 48, 40, 29, 28, 24, 23].map { ProgressBar.line(86, of: 86, text, columns: $0).count } == [48, 47, 39, 28, 23, 23, 22])
    #expect(ProgressBar.line(86, of: 86, text, columns: 29) == "████ " + text && ProgressBar.line(86, of: 86, text, columns: 28) == text)
    #expect(StatusLine.cut("Compiling", columns: 10) == "Compiling" && StatusLine.cut("Compiling", columns: 9) == "Compili…")
    #expect(StatusLine.cut("Compiling", columns: 1) == "…")
  }

  @Test func aDumbTerminalGetsLines() {
    #expect(ProgressStyle.style(isQuiet: false, isTerminal: true, ["TERM": "xterm"]) == .bar)
    #expect(ProgressStyle.style(isQuiet: false, isTerminal: true, [:]) == .bar)
    #expect(ProgressStyle.style(isQuiet: false, isTerminal: true, ["TERM": "dumb"]) == .lines)
    #expect(ProgressStyle.style(isQuiet: false, isTerminal: false, ["TERM": "xterm"]) == .lines)
    #expect(ProgressStyle.style(isQuiet: true, isTerminal: true, ["TERM": "xterm"]) == ProgressStyle.none)
  }

  /// Without a terminal, work of unknown length writes a line after ten seconds without one, not before.
  @Test func aStatusIsWrittenEveryTenSeconds() {
    #expect(!StatusLine.isDue(after: .milliseconds(9_999)) && StatusLine.isDue(after: .seconds(10)))
  }
}
