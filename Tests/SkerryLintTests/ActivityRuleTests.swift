import Foundation
import SkerryActivity
import SkerryDiagnostics
import SkerryPipeline
import SkerryPresentation
import SkerryTestSupport
import SkerryUI
import SkerryWidget
import Testing

@testable import SkerryLint

private struct Parcel: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var note: String
    var stops: Int?
  }
  var number: String
}

@Suite @MainActor struct ActivityRuleTests {
  private func trace(
    note: String = "On its way", readsStale: Bool = false, supportsSmall: Bool = false, fixtures: [String] = []
  ) -> ActivityTrace {
    let configuration = ActivityConfiguration(for: Parcel.self) { context in
      Text(readsStale && context.isStale ? "Late" : context.state.note).lineLimit(1)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text("Parcel") }
      } compactLeading: {
        Text("P")
      } compactTrailing: {
        Text("1")
      } minimal: {
        Text("1")
      }
    }
    return ActivityTrace(
      configuration: configuration, attributes: Parcel(number: "7"), state: Parcel.ContentState(note: note), supportsSmall: supportsSmall,
      device: Devices.standard, settings: RenderSettings(), fixtures: fixtures, engine: Engine(resourceFolders: []))
  }

  /// `{"number":"7"}` has 14 bytes and `{"note":"…"}` 11 more than its text.
  @Test(arguments: [(3276, Severity?.none), (3277, .warning), (4096, .warning), (4097, .error)])
  func payloadsHoldAtTheirBoundaries(_ bytes: Int, _ severity: Severity?) {
    let found = PayloadSizeRule.findings(in: trace(note: String(repeating: "x", count: bytes - 25)))
    #expect(found.map(\.severity) == (severity.map { [$0] } ?? []))
    if severity != nil { #expect(found[0].message.contains("\(bytes) bytes") && found[0].message.contains("are state.note (")) }
  }

  @Test func aStaleStateMustShow() {
    #expect(StaleNeverShownRule.findings(in: trace(readsStale: false)).count == 1)
    #expect(StaleNeverShownRule.findings(in: trace(readsStale: true)).isEmpty)
  }

  @Test func theSmallFamilyIsMissed() {
    #expect(SmallFamilyMissingRule.findings(in: trace()).map(\.severity) == [.note])
    #expect(SmallFamilyMissingRule.findings(in: trace(supportsSmall: true)).isEmpty)
  }

  @Test(arguments: [
    ("{\"note\": \"a\"}", ""), ("{\"aps\": {\"content-state\": {\"note\": \"a\", \"stops\": 2}}}", ""), ("{}", "note is missing"),
    ("{\"note\": \"a\", \"stops\": \"two\"}", "stops is not of the type Int"), ("{", "is not a JSON object"),
  ]) func olderPayloadsMustDecode(_ json: String, _ words: String) throws {
    let file = TemporaryFolder.root.appendingPathComponent("skerry-payload-\(UUID().uuidString).json")
    try Data(json.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let found = PayloadFixturesRule.findings(in: trace(fixtures: [file.path]))
    #expect(found.count == (words.isEmpty ? 0 : 1))
    if let message = found.first?.message { #expect(message.contains(words), "\(message)") }
  }
}
