import Foundation
import Testing

@testable import SkerryLive

@Suite struct ChildProcessTests {
  /// Of much output on standard error the end is kept, which says why a program stopped.
  @Test func theLastErrorsAreKept() throws {
    let script = "head -c 3000000 /dev/zero | tr '\\0' 'x' >&2; echo >&2; echo 'Fatal error: why' >&2"
    let child = try #require(ChildProcess(["sh", "-c", script]))
    #expect(child.wait() == 0)
    let text = child.errorText
    #expect(text.utf8.count == 1 << 20)
    #expect(text.hasSuffix("Fatal error: why\n"))
  }

  /// What cannot be started leaves no file open.
  @Test func aProgramThatIsMissingLeavesNothingOpen() throws {
    func open() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    let before = try open()
    for _ in 0..<100 { #expect(ChildProcess(["/nonexistent/program"]) == nil) }
    #expect(try open() < before + 50)
  }
}
