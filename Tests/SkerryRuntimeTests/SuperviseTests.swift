import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryRuntime

/// A program that is run with this process's input and output.
@Suite(.serialized) struct SuperviseTests {
  @Test(arguments: [0, 3, 127, 255] as [Int32])
  func theExitCodeIsTheProgramsOwn(code: Int32) {
    #expect(ToolProcess.supervise(["/bin/sh", "-c", "exit \(code)"]) == .exit(code))
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGSEGV])
  func aSignalThatEndsItIsTold(number: Int32) {
    #expect(ToolProcess.supervise(["/bin/sh", "-c", "kill -\(number) $$"]) == .signal(number))
  }

  @Test func aProgramThatIsMissingIsNotStarted() {
    #expect(ToolProcess.supervise(["/nonexistent/program"]) == .notStarted(ENOENT))
    #expect(ToolProcess.supervise(["/"]) == .notStarted(EACCES))
  }

  @Test func signalsReachTheProgram() throws {
    // The program asks its parent, this process, to end; the parent forwards that.
    let script = "trap 'exit 9' TERM; kill -TERM $PPID; while :; do sleep 0.01; done"
    #expect(ToolProcess.supervise(["/bin/sh", "-c", script]) == .exit(9))
  }
}
