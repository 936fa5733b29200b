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
    for _ in 0..<2 {
      let again = trials.callsAgain(hasChanged: true)
      #expect(again && trials.isTrial && trials.certain([missing, complex]) == [missing])
    }
  }

  @Test func predicatesAreNotWaitedFor() {
    var (trials, predicate) = (CompilerTrials(), complex)
    predicate.macro = "Predicate"
    _ = trials.callsAgain(hasChanged: true)
    #expect(trials.certain([complex, predicate]) == [predicate])
  }

  /// Where nothing but complicated expressions is left, or what is left cannot be repaired, they are judged.
  @Test func afterATrialWithoutAChangeComplicatedExpressionsAreJudged() {
    var trials = CompilerTrials()
    let (second, third) = (trials.callsAgain(hasChanged: true), trials.callsAgain(hasChanged: false))
    #expect(second && third && !trials.isTrial && trials.certain([complex]) == [complex])
    let fourth = trials.callsAgain(hasChanged: false)
    #expect(!fourth)
  }

  @Test func aFirstCallWithoutAChangeIsTheLast() {
    var trials = CompilerTrials()
    let second = trials.callsAgain(hasChanged: false)
    #expect(!second)
  }
}
