import Foundation
import Synchronization
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

  /// Who listens late receives what was written before, too, and in order.
  @Test func errorsBeforeAndAfterTheListenerArrive() throws {
    let child = try #require(ChildProcess(["sh", "-c", "echo before >&2; echo written; read line; echo after >&2"]))
    #expect(child.nextLine() == Data("written".utf8))
    let end = ContinuousClock.now + .seconds(20)
    while child.errorText.isEmpty, ContinuousClock.now < end {}
    let heard = Mutex(Data())
    child.watchErrors { data in heard.withLock { $0 += data } }
    #expect(heard.withLock { $0 } == Data("before\n".utf8))
    #expect(child.write(Data()))
    #expect(child.wait() == 0)
    #expect(child.errorText == "before\nafter\n")
    #expect(heard.withLock { $0 } == Data("before\nafter\n".utf8))
  }

  /// What cannot be started leaves no file open.
  @Test func aProgramThatIsMissingLeavesNothingOpen() throws {
    func open() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    let before = try open()
    for _ in 0..<100 { #expect(ChildProcess(["/nonexistent/program"]) == nil) }
    #expect(try open() < before + 50)
  }
}
