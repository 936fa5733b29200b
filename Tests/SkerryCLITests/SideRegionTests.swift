import ActivityKit
import Foundation
import SkerryTestSupport
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

@testable import SkerryCases
@testable import SkerryCLI

/// Findings that need a whole activity: content beside the camera, and characters of fonts that are not there.
@Suite(.serialized) @MainActor struct SideRegionTests {
  private func rules(_ trailing: some View, _ presentation: String = "expanded") throws -> Set<String> {
    let out = try TemporaryFolder.make().appendingPathComponent("findings.json")
    let view = AnyView(trailing)
    _ = CommandLineTool(inventory: { WidgetInventory(widget: SidedActivity { view }) }, name: "test").run([
      "lint", "--format", "json", "--exit-zero", "--out", out.path, "--presentation", presentation, "--dynamic-type", "large",
    ])
    let root = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: out)) as? [String: Any])
    return Set((root["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String })
  }

  @Test func aSideEndsAtTheCamera() throws {
    #expect(try rules(Color.red.frame(width: 240, height: 20)).contains("island-overflow"))
    #expect(try !rules(Color.red.frame(width: 90, height: 20)).contains("island-overflow"))
  }

  /// The camera's pill has round ends: two circles may come close to one of them, two squares of their size may not.
  @Test func aCircleMayComeCloseToTheCamera() throws {
    func pair(_ one: some View, moved: CGFloat = 0) -> some View {
      HStack(spacing: 10) {
        one.frame(width: 50, height: 50)
        one.frame(width: 50, height: 50)
      }.offset(x: -2 - moved)
    }
    #expect(try !rules(pair(Circle().fill(.gray))).contains("island-overflow"))
    #expect(try rules(pair(Rectangle().fill(.gray))).contains("island-overflow"))
    #expect(try rules(pair(Circle().fill(.gray), moved: 12)).contains("island-overflow"))
  }

  /// The form of the first betas has no island: one error for all its presentations, with a generated state, too.
  @Test func aConfigurationWithoutAnIslandIsOneFinding() throws {
    let out = try TemporaryFolder.make().appendingPathComponent("findings.json")
    let code = CommandLineTool(inventory: { WidgetInventory(widget: BetaActivity()) }, name: "test").run([
      "lint", "--format", "json", "--out", out.path,
    ])
    let root = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: out)) as? [String: Any])
    let found = (root["findings"] as? [[String: Any]] ?? []).filter { $0["rule"] as? String == "empty-presentation" }
    #expect(code == 2 && found.count == 1)
    #expect((found.first?["message"] as? String)?.contains("has no dynamicIsland closure") == true)
    #expect((found.first?["alsoIn"] as? [String])?.contains { $0.contains("expanded") } == true)
  }

  @Test func iconsNeedTheirFont() throws {
    // A font that is drawn in place of the system's may have a character of its own there.
    for text in ["A\u{F101}", "Gate \u{E123}", "\u{F0001}"] {
      #expect(try rules(Text(verbatim: text)).contains("missing-glyph"), "\(text)")
    }
    for text in ["A\u{F8FF}", "A\u{10018C}", "A €"] { #expect(try !rules(Text(verbatim: text)).contains("missing-glyph")) }
  }
}

private struct SidedAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

private struct BetaActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(attributesType: SidedAttributes.self) { _ in Text("Card").padding() }
  }
}

private struct SidedActivity: Widget {
  var trailing: @MainActor () -> AnyView
  init() { trailing = { AnyView(EmptyView()) } }
  init(_ trailing: @escaping @MainActor () -> AnyView) { self.trailing = trailing }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SidedAttributes.self) { _ in
      Text("Card").padding()
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.trailing) { trailing() }
        DynamicIslandExpandedRegion(.bottom) { Text("Below") }
      } compactLeading: {
        Text("1")
      } compactTrailing: {
        Text("2")
      } minimal: {
        Text("3")
      }
    }
  }
}
