import Foundation
import SkerryCases
import SkerryTestSupport
import Testing

@testable import SkerryLive

/// What the server for coding agents gives to its client, without the bundle.
@MainActor struct MCPServerTests {
  private func text(_ address: String) throws -> String {
    let contents = try #require(try MCPResources.read(address)["contents"] as? [[String: Any]])
    return try #require(contents.first?["text"] as? String)
  }

  /// No resource is larger than an agent can afford; everything is a template away.
  @Test func resourcesAreSmall() throws {
    for resource in MCPResources.list {
      let address = try #require(resource["uri"] as? String)
      #expect(try (1..<20_000).contains(text(address).utf8.count), "\(address)")
    }
    #expect(try text("skerry://figures").contains("iphone-air (iPhone Air): screen 420 × 912 @3x"))
    let figures = try text("skerry://figures/iphone-air")
    #expect(figures.hasPrefix("iphone-air") && figures.contains("  lock-screen\n") && !figures.contains("iphone-15-pro"))
    #expect(try text("skerry://verbs/push%20check").contains("--headers FILE"))
  }

  /// Where no picture has a golden, a list of all of them says nothing.
  @Test func withoutGoldensTheAnswerIsOneSentence() {
    let missing = "✗ Ride/a/minimal@3x\n  missing     there is no golden\n  actual      /a.png\n  accept      skerry accept Ride"
    let end = "\n2 without a golden; write those that are missing with: skerry test --record missing"
    #expect(MCPDiffTool.onlyMissing(in: missing + "\n" + missing + end) == 2)
    #expect(MCPDiffTool.onlyMissing(in: missing + "\n1 passed, 1 without a golden") == nil)
    #expect(MCPDiffTool.onlyMissing(in: missing + "\n✗ Ride\n  pixels      3 differ\n1 with different pixels, 1 without a golden") == nil)
    #expect(MCPDiffTool.onlyMissing(in: "2 passed") == nil)
    let sentence = MCPDiffTool.withoutGoldens(2)
    #expect(sentence.hasPrefix("None of the 2 pictures has a golden") && sentence.contains("skerry test --record missing"))
  }

  @Test(arguments: [
    ("skerry://figures/iphone-ai", "There is no device \"iphone-ai\". Did you mean iphone-air?"),
    ("skerry://rules/contrst", "contrast"), ("skerry://verbs/rendr", "Did you mean render?"),
    ("skerry://nothing", "There is no resource skerry://nothing; resources/list names them."),
    ("file:///etc/passwd", "There is no resource"), ("skerry://", "There is no resource"),
  ]) func anUnknownResourceIsOneSentence(_ address: String, _ sentence: String) {
    let error = #expect(throws: ProtocolError.self) { try MCPResources.read(address) }
    #expect(error?.code == -32002 && error?.sentence.contains(sentence) == true, "\(error?.sentence ?? "")")
  }

  @Test func longTreesAreCut() {
    func tree(_ count: Int) -> String { (1...count).map { "line \($0)" }.joined(separator: "\n") }
    #expect(MCPTools.shortened(tree(200)) == tree(200) && MCPTools.shortened(tree(201)) == tree(200) + "\n… 1 further line")
    #expect(MCPTools.shortened(tree(202)) == tree(200) + "\n… 2 further lines")
  }

  /// Agents write numbers as they are; what is neither a string nor a number is refused.
  @Test func wordsMayBeNumbers() throws {
    let members = try JSONSerialization.jsonObject(with: Data(#"{"a": 2, "b": ["x", 1.5], "c": true, "d": ["x", {}], "e": "y"}"#.utf8))
    let given = ToolArguments("render", try #require(members as? [String: Any]))
    #expect(
      try given.strings("a") == ["2"] && given.strings("b") == ["x", "1.5"] && given.strings("e") == ["y"] && given.strings("f") == nil)
    for name in ["c", "d"] { #expect(throws: CommandError.self) { try given.strings(name) } }
  }

  /// Wrong arguments of a call that waits fail before it waits.
  @Test func argumentsOfAWaitAreChecked() throws {
    func seconds(_ members: [String: Any]) throws -> Double { try MCPTools.seconds(ToolArguments("wait_for_rebuild", members)) }
    #expect(try seconds([:]) == 60 && seconds(["timeout_seconds": 0.5]) == 0.5)
    for (members, sentence) in [
      (["timeout": 1], "wait_for_rebuild has no argument timeout. Did you mean timeout_seconds?"),
      (["timeout_seconds": "1"], "timeout_seconds of wait_for_rebuild must be a number from 0 to 600."),
    ] as [([String: Any], String)] {
      let error = #expect(throws: CommandError.self) { try seconds(members) }
      #expect(error?.description == sentence)
    }
    #expect(throws: CommandError.self) { try ToolArguments("explain_rule", [:]).need(["rule"]) }
    try ToolArguments("explain_rule", ["rule": "contrast"]).need(["rule"])
  }

  /// The pictures of what differs are those that `test` and `diff --against` leave.
  @Test func differencesAreFound() throws {
    let folder = try TemporaryFolder.make()
    for name in ["against/artifacts/Ride/a/expanded@3x/diff.png", "against/artifacts/Ride/a/expanded@3x/actual.png", "run.json"] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: file)
    }
    #expect(MCPDiffTool.differences(below: folder).map { $0.path.hasSuffix("expanded@3x/diff.png") } == [true])
    // A case that is new has nothing to be compared with; its picture is shown.
    let new = folder.appendingPathComponent("against/artifacts/Ride/b/minimal@3x/actual.png")
    try FileManager.default.createDirectory(at: new.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("x".utf8).write(to: new)
    let found = MCPDiffTool.differences(below: folder).map { $0.pathComponents.suffix(2).joined(separator: "/") }
    #expect(found == ["expanded@3x/diff.png", "minimal@3x/actual.png"])
  }

  /// A message that refers to those above it is not alone.
  @Test func messagesStayTogether() {
    #expect(
      MCPDiffTool.end(of: "drawing HEAD …\nfatal: bad object\nThe commit could not be checked out; git's message is above.\n")
        == "fatal: bad object\nThe commit could not be checked out; git's message is above.")
    #expect(MCPDiffTool.end(of: "") == "The comparison gave no reason.")
  }
}
