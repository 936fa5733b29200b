import Foundation
import Testing

/// A bundle in which one activity shows what another has left behind: drawn again in the same process it looks the same, so only a process that draws
/// the cases in another order tells.
extension SnapshotLifecycleTests {
  private func orderFindings(_ variables: [String: String], _ words: String...) throws -> [[String: Any]] {
    let answer = try run(
      words: ["lint", "--format", "json", "--exit-zero", "--color-scheme", "light", "--dynamic-type", "large"] + words, with: variables)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [String: Any], "\(answer)")
    let found = try #require(root["findings"] as? [[String: Any]])
    return found.filter { $0["rule"] as? String == "order-dependent" }
  }

  @Test func whatAnActivityLeavesForAnotherIsFound() throws {
    let found = try orderFindings(["BUNDLE_LEFT": "1"])
    #expect(found.count == 1, "\(found)")
    let message = try #require(found.first?["message"] as? String)
    #expect(message.hasPrefix("When the cases are drawn from the last to the first, a text is different:"), "\(message)")
    #expect((found.first?["picture"] as? String)?.contains("lock-screen") == true, "\(found)")
    #expect(try orderFindings(["BUNDLE_LEFT": "1"], "--ignore", "order-dependent").isEmpty)
    #expect(try orderFindings(["BUNDLE_LEFT": "1"], "--presentation", "compact").isEmpty)
    // Each language of a call is in a process of its own already.
    #expect(try orderFindings(["BUNDLE_KEPT": "none"], "--locale", "en_US,de").isEmpty)
  }
}
