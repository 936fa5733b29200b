import Foundation
import Testing

@testable import SkerryLocalization

@Suite struct AttributedStringCodingTests {
  struct State: Codable, Hashable { var text: AttributedString }

  @Test func aPlainTextIsAString() throws {
    let state = State(text: AttributedString("On its way"))
    #expect(String(decoding: try JSONEncoder().encode(state), as: UTF8.self) == #"{"text":"On its way"}"#)
    #expect(try JSONDecoder().decode(State.self, from: Data(#"{"text":"On its way"}"#.utf8)) == state)
    #expect(try JSONDecoder().decode(State.self, from: Data(#"{"text":""}"#.utf8)).text.characters.isEmpty)
  }

  @Test func attributesSurviveARoundTrip() throws {
    var link = AttributedString("map")
    link.link = URL(string: "skerry://map")
    var loud = AttributedString(" now")
    loud[_InlinePresentationIntentAttribute.self] = .stronglyEmphasized
    loud.languageIdentifier = "en"
    let state = State(text: AttributedString("See the ") + link + loud)
    let coded = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(State.self, from: coded) == state)
    let parts = try #require((try JSONSerialization.jsonObject(with: coded) as? [String: Any])?["text"] as? [Any])
    #expect(parts.count == 6 && parts[0] as? String == "See the " && (parts[3] as? [String: String]) == ["NSLink": "skerry://map"])
  }

  /// Two runs are not coded as one plain string, even if the first has no attributes.
  @Test func twoRunsAreAList() throws {
    var loud = AttributedString(" now")
    loud[_InlinePresentationIntentAttribute.self] = .stronglyEmphasized
    let state = State(text: AttributedString("Leave") + loud)
    let coded = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(State.self, from: coded) == state)
    #expect(((try JSONSerialization.jsonObject(with: coded) as? [String: Any])?["text"] as? [Any])?.count == 4)
  }

  @Test func wrongInputThrows() {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(State.self, from: Data(#"{"text":[1]}"#.utf8)) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(State.self, from: Data(#"{"text":{}}"#.utf8)) }
  }
}
