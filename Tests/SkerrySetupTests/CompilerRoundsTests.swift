import Foundation
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// What the calls of the compiler check, one after the other.
@Suite final class CompilerRoundsTests {
  private let folder: URL
  /// As many files as a module has whose files are checked alone.
  private let files: [String]

  init() throws {
    let folder = try TemporaryFolder.make()
    self.folder = folder
    files = (0..<RepairedFiles.leastOfModule).map { folder.appendingPathComponent("\($0).swift").path }
    for file in files { try Data("let a = 1\n".utf8).write(to: URL(fileURLWithPath: file)) }
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func missing(_ number: Int) -> CompilerMessage {
    CompilerMessage(file: files[number], line: 1, column: 1, text: "cannot find 'b' in scope")
  }
  private func complex(_ number: Int) -> CompilerMessage {
    CompilerMessage(
      file: files[number], line: 1, column: 1,
      text: "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression")
  }

  /// A failed call, whose certain errors are repaired.
  private func repair(_ errors: [CompilerMessage], in rounds: inout CompilerRounds, added: Set<String>? = nil) {
    #expect(rounds.failed(errors) { _ in nil } == errors)
    let isCalledAgain = rounds.callsAgain(hasChanged: true, added: added)
    #expect(isCalledAgain)
  }

  /// Whether the compiler is called again after a failed call from which nothing could be repaired.
  private func isCalledAgain(after errors: [CompilerMessage], in rounds: inout CompilerRounds) -> Bool {
    _ = rounds.failed(errors) { _ in nil }
    return rounds.callsAgain(hasChanged: false, added: nil)
  }

  @Test func theFirstCallChecksAllFiles() {
    var rounds = CompilerRounds(fileCount: files.count, isKnown: false)
    #expect(rounds.next(files) == .init(effort: .trial))
    var known = CompilerRounds(fileCount: files.count, isKnown: true)
    #expect(known.next(files) == .init(effort: .whole))
    var large = CompilerRounds(fileCount: CompilerTrials.maxWholeFiles + 1, isKnown: false)
    #expect(large.next(files) == .init(effort: .declarations))
    // Declarations without errors are followed by bodies.
    large.passed()
    #expect(large.next(files) == .init(effort: .trial))
  }

  @Test func afterARepairTheFilesWithErrorsAreCheckedThenAll() {
    var rounds = CompilerRounds(fileCount: files.count, isKnown: false)
    _ = rounds.next(files)
    repair([missing(3)], in: &rounds)
    #expect(rounds.next(files) == .init(effort: .trial, files: [files[3]]))
    rounds.passed()
    #expect(rounds.next(files) == .init(effort: .trial))
  }

  /// Other errors stay what they were where only files were added.
  @Test func afterAnAdditionOnlyFilesThatLackedTheNameAreChecked() {
    var rounds = CompilerRounds(fileCount: files.count, isKnown: false)
    _ = rounds.next(files)
    var other = missing(4)
    other.text = "cannot find 'c' in scope"
    repair([missing(3), other], in: &rounds, added: ["b"])
    #expect(rounds.next(files).files == [files[3]])
  }

  /// Where only complicated expressions are undecided, their files are checked alone, without a limit; then all are known to have no errors.
  @Test func filesWithComplicatedExpressionsAreCheckedAlone() {
    let whole = files + (0..<CompilerTrials.maxWholeFiles).map { "/other/\($0).swift" }
    var rounds = CompilerRounds(fileCount: files.count, isKnown: false)
    _ = rounds.next(whole)
    #expect(rounds.failed([complex(5)]) { _ in nil } == nil)
    let isCalled = rounds.callsAgain(hasChanged: false, added: nil)
    #expect(isCalled)
    #expect(rounds.next(whole) == .init(effort: .whole, files: [files[5]]))
    rounds.passed()
    #expect(rounds.next(whole) == .init(effort: .whole, areChecked: true))
    // An error says otherwise.
    _ = rounds.failed([missing(3)]) { _ in nil }
    _ = rounds.callsAgain(hasChanged: true, added: nil)
    #expect(rounds.next(whole) == .init(effort: .whole, files: [files[3]]))
    // What was repaired in one file says nothing of the others.
    rounds.passed()
    #expect(rounds.next(whole) == .init(effort: .whole))
  }

  /// What cannot be repaired in some of the files is judged with the errors of all; there it is an end.
  @Test func errorsOfSomeFilesThatCannotBeRepairedAreJudgedWithAll() {
    var rounds = CompilerRounds(fileCount: files.count, isKnown: false)
    _ = rounds.next(files)
    repair([missing(3)], in: &rounds)
    #expect(rounds.next(files).files == [files[3]])
    let second = isCalledAgain(after: [missing(3)], in: &rounds)
    #expect(second && rounds.next(files) == .init(effort: .trial))
    let third = isCalledAgain(after: [missing(3)], in: &rounds)
    #expect(third && rounds.next(files) == .init(effort: .whole))
    let fourth = isCalledAgain(after: [missing(3)], in: &rounds)
    #expect(!fourth)
  }

  /// A call that failed without a message that could be read is no reason to check more thoroughly what was checked whole.
  @Test func aFailureWithoutMessagesIsNotUndecided() {
    for isKnown in [false, true] {
      var rounds = CompilerRounds(fileCount: files.count, isKnown: isKnown)
      _ = rounds.next(files)
      #expect(rounds.failed([]) { _ in nil } == (isKnown ? [] : nil))
    }
  }

  /// Only calls that check all files count until errors are repaired that missing names may have caused.
  @Test func elevenFailedCallsForAllFilesAreLate() {
    var rounds = CompilerRounds(fileCount: 2, isKnown: false)
    let few = Array(files.prefix(2))
    for count in 1...11 {
      _ = rounds.next(few)
      repair([missing(0)], in: &rounds)
      #expect(rounds.isLate == (count > 10))
    }
    var partial = CompilerRounds(fileCount: files.count, isKnown: false)
    for _ in 1...12 {
      _ = partial.next(files)
      repair([missing(0)], in: &partial)
    }
    #expect(!partial.isLate)
  }
}
