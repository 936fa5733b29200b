import Foundation
import Testing

@testable import SkerryStates

private struct Shown: Codable { var caption: String }

/// Examples in the comments of an activity's types.
extension StateGeneratorTests {
  private func text(_ declaration: String) throws -> String {
    let source = """
      import ActivityKit
      struct Work: ActivityAttributes {
        struct ContentState: Codable, Hashable {
      \(declaration)
        }
      }
      """
    var sources: Set<String> = []
    return try maker([("A.swift", source)]).value(Shown.self, .sample, &sources).caption
  }

  @Test(arguments: [
    ("    var caption: String // e.g. \"Leg Day\"", "Leg Day"),
    ("    /// \"Recording run\" / \"Run paused\" — localized.\n    var caption: String", "Recording run"),
    (
      "    /// The current step (\"Rep 3/6 · 800 m\"),\n    /// translated. Nil on other runs.\n    var caption: String?", "Rep 3/6 · 800 m"
    ),
    ("    var caption: String  // shown below, for example Leg Day, Push Day", "Leg Day"),
    ("    // Unrelated: \"No\"\n\n    var caption: String  // like “Rest”", "Rest"),
    ("    // 제목 예: \"운동\"\n    public var caption: String", "운동"),
  ]) func examplesAreUsed(_ declaration: String, _ text: String) throws { #expect(try self.text(declaration) == text) }

  /// A quotation that is no example, an initial value, another member's comment, and a description say nothing.
  @Test(arguments: [
    "    var caption: String // shown when the \"Skip\" button is off", "    var caption: String // e.g. \"0:00\"",
    "    var caption: String // e.g. the name of the day", "    var captionColor: String // e.g. \"#EC4899\"\n    var caption: String",
    "    /// \"Above\"\n    var other: String\n    var caption: String", "    var caption: String // nil e.g. \"\"",
    "    var caption: String // e.g. \"\(String(repeating: "a", count: 61))\"",
  ]) func othersAreNot(_ declaration: String) throws { #expect(try text(declaration) == "Everything is on track") }

  @Test func longestExample() throws {
    let longest = String(repeating: "a", count: 60)
    #expect(try text("    var caption: String // e.g. \"\(longest)\"") == longest)
    let lines = (1..<8).map { "    /// line \($0)" }.joined(separator: "\n")
    #expect(try text("    /// \"First\"\n\(lines)\n    var caption: String") == "First")
    #expect(try text("    /// \"First\"\n    /// one more\n\(lines)\n    var caption: String") == "Everything is on track")
  }

  /// Only files with an activity's types are read, and values of calls come first.
  @Test func whereExamplesAreRead() throws {
    var sources: Set<String> = []
    let comment = "struct Shown { var caption: String // e.g. \"Leg Day\"\n }"
    #expect(try maker([("A.swift", comment)]).value(Shown.self, .sample, &sources).caption == "Everything is on track")
    let call = "import ActivityKit\nextension A: ActivityAttributes {}\n\(comment)\nlet state = Shown(caption: \"Arms\")"
    #expect(try maker([("A.swift", call)]).value(Shown.self, .sample, &sources).caption == "Arms")
  }

  /// A symbol's name is one word.
  @Test func symbolsOfComments() throws {
    struct State: Codable { var look: String, mark: String }
    let source = """
      import ActivityKit
      struct A: ActivityAttributes { struct State {
        var look: String // SF Symbol, e.g. "airplane.departure"
        var mark: String // e.g. "a plane"
      } }
      Image(systemName: state.look); Image(systemName: state.mark)
      """
    var sources: Set<String> = []
    let made = try maker([("A.swift", source)]).value(State.self, .sample, &sources)
    #expect(made.look == "airplane.departure" && made.mark == "star.fill")
  }
}
