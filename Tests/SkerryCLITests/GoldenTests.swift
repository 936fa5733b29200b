import Foundation
import SkerryTestSupport
import SkerryWidget
import Testing

@testable import SkerryCLI
@testable import SkerryCases

/// The layout trees of one activity in every presentation, against what was accepted. Written with SKERRY_RECORD_TEXT=1.
@Suite(.serialized) @MainActor struct GoldenTests {
  static let goldens = Checkout.url("Goldens/Match")

  @Test func treesMatchTheGoldens() throws {
    let out = TemporaryFolder.root.appendingPathComponent("skerry-goldens-\(UUID().uuidString)")
    let tool = CommandLineTool(inventory: { WidgetInventory(widget: MatchActivity()) }, name: "test")
    #expect(tool.run(["render", "--out", out.path, "--tree"]) == 0)
    let made = out.appendingPathComponent("Match/score-3-image")
    let names = try FileManager.default.contentsOfDirectory(atPath: made.path).filter { $0.hasSuffix(".tree.json") }.sorted()
    #expect(names.count == 8)
    for name in names {
      let golden = Self.goldens.appendingPathComponent(name)
      let tree = try Data(contentsOf: made.appendingPathComponent(name))
      if ProcessInfo.processInfo.environment["SKERRY_RECORD_TEXT"] == "1" { try tree.write(to: golden) }
      guard let accepted = try? Data(contentsOf: golden) else {
        Issue.record("Goldens/Match/\(name) is missing; if the new tree is right, run with SKERRY_RECORD_TEXT=1")
        continue
      }
      #expect(tree == accepted, "\(name) moved; check the difference, then run with SKERRY_RECORD_TEXT=1")
    }
    let stale = try FileManager.default.contentsOfDirectory(atPath: Self.goldens.path).filter { !names.contains($0) }
    #expect(stale.isEmpty, "no test makes \(stale); remove them")
  }
}
