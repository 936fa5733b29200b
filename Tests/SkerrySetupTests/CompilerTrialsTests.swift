import Testing

@testable import SkerrySetup

/// Which calls of the compiler give complicated expressions up early.
struct CompilerTrialsTests {
  private let missing = CompilerMessage(file: "/a.swift", line: 1, column: 1, text: "cannot find 'Observable' in scope")
  private let complex = CompilerMessage(
    file: "/a.swift", line: 2, column: 1,
    text: "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression")

  @Test func onlyCallsAfterAChangeAreTrials() {
    var trials = CompilerTrials()
    #expect(!trials.isTrial && trials.certain([missing, complex]) == [missing, complex])
    #expect(trials.callsAgain(hasChanged: true))
    #expect(trials.isTrial && trials.certain([missing, complex]) == [missing])
    #expect(trials.callsAgain(hasChanged: true))
    #expect(trials.isTrial)
  }

  /// Where nothing but complicated expressions is left, or what is left cannot be repaired, they are judged.
  @Test func afterATrialWithoutAChangeComplicatedExpressionsAreJudged() {
    var trials = CompilerTrials()
    #expect(trials.callsAgain(hasChanged: true))
    #expect(trials.callsAgain(hasChanged: false))
    #expect(!trials.isTrial && trials.certain([complex]) == [complex])
    #expect(!trials.callsAgain(hasChanged: false))
  }

  @Test func aFirstCallWithoutAChangeIsTheLast() {
    var trials = CompilerTrials()
    #expect(!trials.callsAgain(hasChanged: false))
  }
}
