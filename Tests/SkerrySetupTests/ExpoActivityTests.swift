import Foundation
import Testing

@testable import SkerrySetup

/// The types of attributes that `expo-targets` writes from a target's configuration.
@MainActor struct ExpoActivityTests {
  private let repository: FixtureRepository

  init() throws { repository = try FixtureRepository() }

  private func target(_ text: String) throws -> ExpoTarget {
    try repository.write("targets/ride/expo-target.config.json", text)
    return try #require(ExpoTarget(folder: repository.root.appendingPathComponent("targets/ride").path))
  }

  @Test func theTypeHasTheFieldsOfTheConfiguration() throws {
    let target = try target(
      """
      { "type": "widget", "ios": {
        "kinds": [
          { "type": "widget", "name": "Ride" }, "other", [1, { "type": "live-activity" }],
          { "type": "live-activity", "attributesName": "RideAttributes", "pushType": "token",
            "static": { "title": "string" }, "contentState": { "speed": "double", "gear": "int", "isOn": "bool", "note": "text", "1st": "int" } }
        ],
        "colors": { "sky": "#00f" }, "images": { "logo": "./logo.png" }
      } }
      """)
    #expect(target.activities.map(\.name) == ["RideAttributes"])
    #expect(
      target.activities.first?.text == """
        struct RideAttributes: ActivityAttributes {
          struct ContentState: Codable, Hashable {
            var `speed`: Double
            var `gear`: Int
            var `isOn`: Bool
            var `note`: String
          }
          var `title`: String
        }

        """)
    #expect(target.colors.map(\.name) == ["sky"] && target.images.map(\.name) == ["logo"])
  }

  /// The only element of a list that begins on a line of its own, and one that directly follows the bracket.
  @Test(arguments: ["[\n  KIND\n]", "[KIND]", "[ // the only one\n KIND, ]", "[KIND, more(1)]"]) func theFirstElementIsRead(_ list: String)
    throws
  {
    let kind = #"{ "type": "live-activity", "attributesName": "A", "contentState": {} }"#
    let text = "{ \"type\": \"widget\", \"ios\": { \"kinds\": \(list.replacing("KIND", with: kind)), \"colors\": { \"a\": \"#fff\" } } }"
    let target = try target(text)
    #expect(target.activities.map(\.name) == ["A"] && target.colors.count == 1)
  }

  /// A kind without a name, with an invalid one, or of another type, and lists that are none.
  @Test(arguments: [
    #""kinds": [{ "type": "live-activity" }]"#, #""kinds": [{ "type": "live-activity", "attributesName": "a b" }]"#,
    #""kinds": [{ "type": "widget", "attributesName": "A" }]"#, #""kinds": { "type": "live-activity", "attributesName": "A" }"#,
    #""kinds": []"#,
  ])
  func otherKindsHaveNoType(_ kinds: String) throws {
    #expect(try target("{ \"type\": \"widget\", \"ios\": { \(kinds) } }").activities.isEmpty)
  }

  @Test(arguments: ["[{ a: 'b' }", "[}", "[)", "[{ a: 'b' ]", "[[[["]) func aListThatDoesNotEndHasNoMembers(_ list: String) {
    let object = ScriptObject(in: "{ type: 'widget', ios: { kinds: \(list) } }", with: "type")
    #expect(object?.object("ios")?.list("kinds").isEmpty != false)
  }
}
