import Foundation
import OneSignalLiveActivities
import Testing

/// Values of any JSON type, as states of activities hold them.
@Suite struct OneSignalTests {
  @Test(arguments: ["null", "true", "3", "2.5", "\"a\"", "[1,\"b\",null]", "{\"a\":{\"b\":[false]}}"])
  func valuesAreReadAndWrittenAlike(_ text: String) throws {
    let value = try JSONDecoder().decode(AnyCodable.self, from: Data(text.utf8))
    #expect(try String(decoding: JSONEncoder().encode(value), as: UTF8.self) == text)
  }

  /// A whole number is a number, too; no value is read as another type.
  @Test func valuesHaveOneType() {
    let whole = AnyCodable(3)
    #expect(whole.asInt() == 3 && whole.asDouble() == 3 && whole.asBool() == nil && whole.asString() == nil)
    #expect(AnyCodable(2.5).asDouble() == 2.5 && AnyCodable(2.5).asInt() == nil && AnyCodable(true).asBool() == true)
    #expect(AnyCodable("3").asString() == "3" && AnyCodable("3").asInt() == nil && AnyCodable("3").asDouble() == nil)
    #expect(AnyCodable([1, 2]).asArray()?.count == 2 && AnyCodable(["a": 1]).asDict()?["a"]?.asInt() == 1)
    #expect(AnyCodable(nil) == AnyCodable(Date.self))
  }
}
