import Foundation
import SkerryCases
import SkerryTestSupport
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

private struct TwoActivities: WidgetBundle {
  var body: some Widget {
    MatchActivity()
    FerryActivity()
  }
}

/// A state from files, in a bundle with several activities.
@MainActor @Suite struct GivenStateTests {
  private static let match = (attributes: "{\"name\": \"Final\"}", state: "{\"score\": 3, \"image\": \"\"}")
  private static let ferry = (
    attributes: "{\"pierName\": \"Ost\"}", state: "{\"message\": \"\", \"departure\": 1, \"arrival\": 2, \"progress\": 0.5}"
  )

  private func activities(_ attributes: String, _ state: String, _ words: String...) throws -> [String] {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["a.json", "late.json"].map { folder.appendingPathComponent($0) }
    try Data(attributes.utf8).write(to: files[0])
    try Data(state.utf8).write(to: files[1])
    let options = try CaseOptions(Arguments(words + ["--attributes", files[0].path, "--state", files[1].path], of: .render))
    return try CaseSelection(inventory: WidgetInventory(bundle: TwoActivities()), options: options).cases().map(\.id)
  }

  private func sentence(_ attributes: String, _ state: String, _ words: String...) -> String {
    do {
      let found = try words.isEmpty ? activities(attributes, state) : activities(attributes, state, words[0])
      return "\(found)"
    } catch { return "\(error)" }
  }

  @Test func theTypesChooseTheActivity() throws {
    #expect(try activities(Self.match.attributes, Self.match.state) == ["Match/late"])
    #expect(try activities(Self.ferry.attributes, Self.ferry.state) == ["Ferry/late"])
  }

  @Test func aPatternOrANameChoosesTheActivity() throws {
    #expect(try activities(Self.ferry.attributes, Self.ferry.state, "Fer*") == ["Ferry/late"])
    #expect(try activities(Self.ferry.attributes, Self.ferry.state, "late") == ["Ferry/late"])
    #expect(try activities(Self.ferry.attributes, Self.ferry.state, "--activity=Ferry") == ["Ferry/late"])
    #expect(try activities(Self.ferry.attributes, Self.ferry.state, "--activity=FerryAttributes") == ["Ferry/late"])
    #expect(
      sentence(Self.ferry.attributes, Self.ferry.state, "--activity=Bus")
        == "--activity Bus is not in the bundle; choose one of Match, Ferry.")
    #expect(sentence(Self.ferry.attributes, Self.ferry.state, "Match").contains("does not decode: name is missing"))
    #expect(sentence(Self.ferry.attributes, Self.ferry.state, "Bus*") == "No activity matches \"Bus*\"; the activities are Match, Ferry.")
  }

  /// The error is that of the activity whose attributes decode, wherever it stands in the bundle.
  @Test func theErrorIsThatOfTheActivityThatIsMeant() {
    #expect(sentence(Self.match.attributes, "{\"score\": 3}").contains("does not decode as MatchAttributes: image is missing"))
    #expect(sentence(Self.ferry.attributes, "{\"message\": \"\"}").contains("does not decode as FerryAttributes: departure is missing"))
  }
}
