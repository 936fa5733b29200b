import ActivityKit
import Foundation
import SkerryTestSupport
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

@testable import SkerryCases
@testable import SkerryCLI

/// Pictures that depend on what was drawn before are named, by lint and where test compares or writes goldens.
@Suite(.serialized) @MainActor struct RepeatedDrawingTests {
  let folder: URL

  init() throws {
    folder = try TemporaryFolder.make()
  }

  private func run(_ words: String..., of widget: some Widget) -> Int32 {
    CommandLineTool(inventory: { WidgetInventory(widget: widget) }, name: "test").run(words)
  }

  private func findings(_ widget: some Widget) throws -> [[String: Any]] {
    let out = folder.appendingPathComponent("findings.json")
    _ = run("lint", "--format", "json", "--out", out.path, "--presentation", "compact,minimal,lock-screen", of: widget)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: out)) as? [String: Any])
    return try #require(root["findings"] as? [[String: Any]]).filter { $0["rule"] as? String == "order-dependent" }
  }

  @Test func aCounterInAStaticIsFoundAtItsView() throws {
    let found = try findings(CountingActivity(content: { AnyView(CountingText()) }))
    #expect(found.count == 1)
    let lines = try String(contentsOfFile: #filePath, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(found.first?["line"] as? Int)
    #expect(lines[line - 1].contains("Text(\"\\(Counts.text)\")"))
    #expect(try findings(CountingActivity(content: { AnyView(GrowingBar()) })).count == 1)
    #expect(try findings(CountingActivity(content: { AnyView(ChangingColor()) })).count == 1)
  }

  /// A value that is computed once, starts again in each picture, or does not reach the picture, is not a defect.
  @Test func whatStaysTheSameIsNotFound() throws {
    #expect(try findings(CountingActivity(content: { AnyView(SteadyViews()) })).isEmpty)
  }

  @Test func recordingNamesThePicture() throws {
    let (goldens, artifacts) = (folder.appendingPathComponent("goldens").path, folder.appendingPathComponent("artifacts").path)
    func notes(_ widget: some Widget) throws -> [String] {
      _ = run(
        "test", "--states", "sample", "--presentation", "lock-screen", "--goldens", goldens, "--artifacts", artifacts, "--record", "all",
        of: widget)
      let data = try Data(contentsOf: URL(fileURLWithPath: artifacts).appendingPathComponent("run.json"))
      let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let results = try #require(root["results"] as? [[String: Any]])
      #expect(!results.isEmpty)
      return results.compactMap { $0["note"] as? String }
    }
    #expect(try notes(CountingActivity(content: { AnyView(CountingText()) })).first?.contains("a text is different") == true)
    #expect(try notes(CountingActivity(content: { AnyView(SteadyViews()) })).isEmpty)
  }
}

struct CountingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var note: String }
}

/// An activity with given content in its card.
struct CountingActivity: Widget {
  var content: @MainActor () -> AnyView
  init() { content = { AnyView(EmptyView()) } }
  init(content: @escaping @MainActor () -> AnyView) { self.content = content }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CountingAttributes.self) { _ in
      content().padding()
    } dynamicIsland: { _ in
      .lettered
    }
  }
}

@MainActor private enum Counts {
  static var text = 0
  static var width = 0
  static var color = 0
  static var unseen = 0
  static let once = UUID()
  static let first = Int.random(in: 0..<1000)
}

private struct CountingText: View {
  var body: some View {
    let _ = Counts.text += 1
    Text("\(Counts.text)")
  }
}

private struct GrowingBar: View {
  var body: some View {
    let _ = Counts.width += 1
    Color.red.frame(width: CGFloat(Counts.width % 40), height: 8)
  }
}

private struct ChangingColor: View {
  var body: some View {
    let _ = Counts.color += 1
    Color(white: Double(Counts.color % 97) / 97).frame(width: 20, height: 8)
  }
}

private struct SteadyViews: View {
  @AppStorage("steady.count") private var count = 0
  var body: some View {
    let _ = count += 1
    let _ = Counts.unseen += 1
    let _ = UserDefaults.standard.register(defaults: ["steady.registered": UserDefaults.standard.integer(forKey: "steady.registered") + 1])
    VStack {
      Text(Counts.once.uuidString).font(.caption2)
      Text("\(Counts.first) \(count) \(Int.random(in: 0..<1000)) \(UserDefaults.standard.integer(forKey: "steady.registered"))")
      Text(Date.now, style: .time)
    }
  }
}
