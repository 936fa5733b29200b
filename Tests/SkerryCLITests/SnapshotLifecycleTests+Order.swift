import Foundation
import Testing

/// A bundle in which one activity shows what another has left behind: drawn again in the same process it looks the same, so only a process that draws
/// the cases in another order tells.
extension SnapshotLifecycleTests {
  private func orderFindings(_ variables: [String: String], _ words: String...) throws -> [[String: Any]] {
    let scheme = words.contains("--color-scheme") ? [] : ["--color-scheme", "light"]
    let answer = try run(
      words: ["lint", "--format", "json", "--exit-zero", "--dynamic-type", "large"] + scheme + words, with: variables)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [String: Any], "\(answer)")
    let found = try #require(root["findings"] as? [[String: Any]])
    return found.filter { $0["rule"] as? String == "order-dependent" }
  }

  @Test func whatAnActivityLeavesForAnotherIsFound() throws {
    let found = try orderFindings(["BUNDLE_LEFT": "1"])
    #expect(found.count == 1, "\(found)")
    let message = try #require(found.first?["message"] as? String)
    #expect(message.hasPrefix("When the cases and their looks are drawn from the last to the first, a text is different:"), "\(message)")
    #expect((found.first?["picture"] as? String)?.contains("lock-screen") == true, "\(found)")
    // A coding agent's call names cases after two dashes; the other process takes them, too.
    #expect(try orderFindings(["BUNDLE_LEFT": "1"], "--", "*").count == 1)
    #expect(try orderFindings(["BUNDLE_LEFT": "1"], "--ignore", "order-dependent").isEmpty)
    #expect(try orderFindings(["BUNDLE_LEFT": "1"], "--presentation", "compact").isEmpty)
    // Each language of a call is in a process of its own already.
    #expect(try orderFindings(["BUNDLE_KEPT": "none"], "--locale", "en_US,de").isEmpty)
  }

  /// In one appearance there is no other from which the colour could be.
  @Test func aColorOfAnotherAppearanceIsFound() throws {
    let found = try orderFindings(["BUNDLE_INK": "1"], "--color-scheme", "light,dark", "--presentation", "lock-screen")
    #expect(found.count == 1, "\(found)")
    let message = try #require(found.first?["message"] as? String)
    #expect(message.contains("a view has different colours or a different shape"), "\(message)")
    #expect(try orderFindings(["BUNDLE_INK": "1"], "--color-scheme", "dark", "--presentation", "lock-screen").isEmpty)
  }

  /// A golden is written from the first drawing; the warning says that it shows what came before it.
  @Test func recordingNoticesWhatEarlierPicturesLeave() throws {
    func warnings(_ variables: [String: String], _ words: [String]) throws -> [Substring] {
      let answer = try run(words: ["test", "--presentation", "lock-screen"] + words, with: variables)
      return answer.error.split(separator: "\n").filter { $0.contains("[order-dependent]") }
    }
    let left = ["BUNDLE_LEFT": "1"]
    let found = try warnings(left, ["-u"])
    #expect(found.count == 1 && found[0].contains("Arrival") && found[0].contains("from the last to the first"), "\(found)")
    // Only this golden is missing, and the picture before it is not written again.
    let golden = try #require(try goldens().keys.first { $0.contains("rrival") && $0.hasSuffix(".png") })
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Goldens/\(golden)"))
    #expect(try warnings(left, ["--record", "missing"]).count == 1)
    #expect(try warnings(left, []).isEmpty)
    // A picture of each appearance: both change when the dark one comes first.
    #expect(try warnings(["BUNDLE_INK": "1"], ["-u", "--color-scheme", "light,dark"]).count == 2)
    #expect(try warnings(["BUNDLE_INK": "1"], ["-u", "--color-scheme", "dark"]).isEmpty)
  }
}
