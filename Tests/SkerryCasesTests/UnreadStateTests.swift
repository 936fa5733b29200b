import ActivityKit
import Foundation
import SkerryTestSupport
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

@testable import SkerryCases

private struct LapAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var count: Int
    var note: String?
  }
  var runner: String
}

private struct LapBundle: WidgetBundle {
  var body: some Widget { LapWidget() }
}

private struct LapWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: LapAttributes.self) {
      Text("\($0.state.count)")
    } dynamicIsland: { _ in
      DynamicIsland {
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

/// A misspelt member of a state's file is named: the type would ignore it silently.
@MainActor @Suite struct UnreadStateTests {
  private func warnings(_ files: [(name: String, text: String)], _ body: (URL, inout [String]) throws -> Void) throws -> [String] {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files { try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name)) }
    var sentences: [String] = []
    try body(folder, &sentences)
    return sentences.map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
  }

  private func given(_ attributes: String, _ state: String) throws -> [String] {
    try warnings([("a.json", attributes), ("s.json", state)]) { folder, sentences in
      let call = ["--attributes", folder.path + "/a.json", "--state", folder.path + "/s.json"]
      let options = try CaseOptions(Arguments(call, of: .render))
      _ = try GivenState(inventory: WidgetInventory(bundle: LapBundle()), options: options).entry { sentences.append($0) }
    }
  }

  @Test func membersOfGivenFiles() throws {
    #expect(try given("{\"runner\": \"A\"}", "{\"count\": 1, \"note\": null}") == [])
    #expect(
      try given("{\"runner\": \"A\", \"runer\": 1}", "{\"count\": 1, \"nots\": \"b\"}") == [
        "a.json: attributes.runer is not read by LapAttributes; remove it, or check its spelling.",
        "s.json: state.nots is not read by LapAttributes.ContentState; write \"note\" if that is meant, or remove it.",
      ])
  }

  @Test func membersOfAFileOfStates() throws {
    let text = """
      {"format": 1, "states": [{"activity": "Lap", "state": "one", "attributes": {"runner": "A"}, "contentState": {"count": 1, "nots": ""}}]}
      """
    let found = try warnings([("states.json", text)]) { folder, sentences in
      _ = try StatesFile(folder.path + "/states.json").cases(WidgetInventory(bundle: LapBundle()).entries) { sentences.append($0) }
    }
    #expect(
      found == [
        "states.json: states[0].contentState.nots is not read by LapAttributes.ContentState; write \"note\" if that is meant, or remove it."
      ])
  }

  /// A file of another version is not read as if it were of this one.
  @Test(arguments: [("1", true), ("1.0", true), ("2", false), ("0", false), ("\"1\"", false), ("null", false)])
  func aFileOfStatesHasAFormat(_ format: String, _ isRead: Bool) throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("states.json")
    try Data("{\"format\": \(format), \"states\": []}".utf8).write(to: file)
    guard !isRead else { return _ = try StatesFile(file.path) }
    let error = #expect(throws: CommandError.self) { try StatesFile(file.path) }
    #expect(error?.description.contains("is not of format 1") == true)
  }
}
