import Foundation
import Testing

@testable import SkerrySimulation

/// An update in a script says what changes.
@Suite struct ScriptUpdateTests {
  @Test(arguments: [
    ("", false), (#","alert":{"title":"t","body":"b"}"#, true), (#","change":{"health":2}"#, true), (#","stale":"+10m""#, true),
    (#","timestamp":"+1s""#, false),
  ])
  func anUpdateChangesSomething(_ rest: String, _ isRead: Bool) {
    let script = Data("{\"steps\":[{\"do\":\"update\",\"activity\":\"a\"\(rest)}]}".utf8)
    do {
      _ = try SimulationScript(script, name: "life.json")
      #expect(isRead)
    } catch {
      #expect(!isRead && "\(error)".contains("give state, change, stale, relevance or alert"), "\(error)")
    }
  }
}
