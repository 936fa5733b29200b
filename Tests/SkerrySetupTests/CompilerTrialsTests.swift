import Testing

@testable import SkerrySetup

/// Which calls of the compiler give complicated expressions up early.
struct CompilerTrialsTests {
  private let missing = CompilerMessage(file: "/a.swift", line: 1, column: 1, text: "cannot find 'Observable' in scope")
  private let complex = CompilerMessage(
    file: "/a.swift", line: 2, column: 1,
    text: "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression")

  @Test func theFirstCallAndCallsAfterAChangeAreTrials() {
    var trials = CompilerTrials()
    for _ in 0..<2 {
      #expect(trials.effort == .trial && trials.certain([missing, complex]) { _ in nil } == [missing])
      let again = trials.callsAgain(hasChanged: true)
      #expect(again)
    }
  }

  /// Files that compiled before are not tried: a complicated expression must not undo the repairs that are known.
  @Test func filesThatCompiledAreJudgedAtOnce() {
    let trials = CompilerTrials(isKnown: true)
    #expect(trials.certain([missing, complex]) { _ in nil } == [missing, complex])
  }

  /// A value whose expression was given up has no type: what is made of it cannot be judged, missing names and earlier lines can.
  @Test func errorsAfterAComplicatedExpressionAreNotCertain() {
    func error(_ line: Int, _ file: String = "/a.swift") -> CompilerMessage {
      CompilerMessage(file: file, line: line, column: 1, text: "cannot convert value of type 'UInt8' to expected argument type 'UInt64'")
    }
    var later = missing
    later.line = 3
    let trials = CompilerTrials()
    #expect(
      trials.certain([error(1), complex, error(2), error(3), later, error(3, "/b.swift")]) { _ in nil }
        == [error(1), later, error(3, "/b.swift")])
    #expect(CompilerTrials(isKnown: true).certain([complex, error(3)]) { _ in nil } == [complex, error(3)])
    // In another function all types are known.
    let bodies = [2: 10..<90, 3: 10..<90, 4: 90..<99]
    #expect(trials.certain([complex, error(3), error(4), error(5)]) { bodies[$0.line] } == [error(4), error(5)])
  }

  @Test func predicatesAreNotWaitedFor() {
    var predicate = complex
    predicate.macro = "Predicate"
    let trials = CompilerTrials()
    #expect(trials.certain([complex, predicate]) { _ in nil } == [predicate])
  }

  /// Where nothing but complicated expressions is left, or what is left cannot be repaired, they are judged.
  @Test func afterATrialWithoutAChangeComplicatedExpressionsAreJudged() {
    var trials = CompilerTrials()
    let (second, third) = (trials.callsAgain(hasChanged: true), trials.callsAgain(hasChanged: false))
    #expect(second && third && trials.effort == .whole && trials.certain([complex]) { _ in nil } == [complex])
    let fourth = trials.callsAgain(hasChanged: false)
    #expect(!fourth)
  }

  /// Expressions that compile in the end are not given up again because of errors elsewhere.
  @Test(arguments: [("/a.swift", CompilerTrials.Effort.trial), ("/b.swift", .whole)])
  func expressionsThatCompileAreNotTriedAgain(_ file: String, _ next: CompilerTrials.Effort) {
    var trials = CompilerTrials()
    let second = trials.callsAgain(hasChanged: false, after: [complex])
    var other = missing
    other.file = file
    let third = trials.callsAgain(hasChanged: true, after: [other])
    #expect(second && third && trials.effort == next)
  }

  /// A repository in which nothing is missing costs a second call only where an expression is complicated.
  @Test func aFirstCallWithoutAChangeIsRepeatedOnce() {
    var trials = CompilerTrials()
    let (second, third) = (trials.callsAgain(hasChanged: false), trials.callsAgain(hasChanged: false))
    #expect(second && !third)
  }

  /// A program of up to 150 files is compiled at once; of a larger one the declarations are checked until nothing changes, then the bodies.
  @Test func declarationsOfALargeProgramComeFirst() {
    #expect(CompilerTrials(fileCount: 150).effort == .trial && CompilerTrials(fileCount: 151, isKnown: true).effort == .whole)
    var trials = CompilerTrials(fileCount: 151)
    var efforts = [trials.effort]
    for hasChanged in [true, false, true, false] {
      let again = trials.callsAgain(hasChanged: hasChanged)
      #expect(again)
      efforts.append(trials.effort)
    }
    #expect(efforts == [.declarations, .declarations, .trial, .trial, .whole])
  }

  /// A declaration may have a complicated expression, too: the value of a property without a written type.
  @Test func declarationsAndTrialsGiveUpEarly() {
    let limit = ["-Xfrontend", "-solver-scope-threshold=5000"]
    #expect(SwiftCompilation.limit(.declarations) == limit + ["-Xfrontend", "-experimental-skip-all-function-bodies"])
    #expect(SwiftCompilation.limit(.trial) == limit)
    #expect(SwiftCompilation.limit(.whole).isEmpty)
  }
}
