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
    #expect(sentence(Self.ferry.attributes, Self.ferry.state, "Match").hasSuffix("a.json: attributes.name is missing; add it."))
    #expect(sentence(Self.ferry.attributes, Self.ferry.state, "Bus*") == "No activity matches \"Bus*\"; the activities are Match, Ferry.")
  }

  /// The error is that of the activity whose attributes decode, wherever it is in the bundle.
  @Test func theErrorIsThatOfTheActivityThatIsMeant() {
    #expect(sentence(Self.match.attributes, "{\"score\": 3}").hasSuffix("late.json: state.image is missing; add it (MatchAttributes)."))
    #expect(
      sentence(Self.ferry.attributes, "{\"message\": \"\"}").hasSuffix("late.json: state.departure is missing; add it (FerryAttributes)."))
  }

  /// The same checks as for a push's state: the key of a number that does not fit, and the place of what is not JSON.
  @Test(arguments: [
    ("{\"score\": 7.5, \"image\": \"\"}", "state.score is 7.5, but its type is a whole number; round it (MatchAttributes)."),
    (
      "{\"score\": 3, \"score\": 4, \"image\": \"\"}",
      "has the key score twice at line 1, column 14; keep one, because which one is read is undefined."
    ),
    ("{\n\"score\": 3, \"image\" }", "is not valid JSON at line 2, column 21: a colon is missing after the key."),
    ("{\n\"score\": 3,", "is not valid JSON at line 2, column 12: it ends too early; close its quotes and brackets."),
    ("", "is empty; write a JSON object."),
    ("{\"score\": 1e999}", "contains a number at line 1, column 11 that is too large to be read; write a smaller one."),
    ("{\"score\": 99999999999999999999}", "state.score is 1e+20, which is beyond the range of its type; change it (MatchAttributes)."),
    ("{\"Score\": 3, \"image\": \"\"}", "state.score is missing; add it: \"Score\" exists, so rename it (MatchAttributes)."),
    (
      "{\"score\": \"a\", \"image\": \"\"}",
      "state.score is not of the type Int but a string; write a number without quotation marks (MatchAttributes)."
    ),
    (String(repeating: "[", count: 200), "values are nested more than 128 deep; flatten them."),
  ])
  func aBadStateIsNamedByPlaceOrKey(_ state: String, _ end: String) {
    #expect(sentence(Self.match.attributes, state).hasSuffix(end), "\(sentence(Self.match.attributes, state))")
  }
}
