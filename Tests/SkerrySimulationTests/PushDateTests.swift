import SkerryFormats
import ActivityKit
import Foundation
import SkerryDiagnostics
import Testing

@testable import SkerrySimulation

private struct TripAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    struct Stop: Codable, Hashable { var time: Date }
    var arrival: Date
    var stops: [Stop] = []
    var seats: Int = 0
    var price: Double = 0
  }
  var booked: Date?
}

/// Dates and numbers of the app's own types, and the JSON around them.
@Suite struct PushDateTests {
  func findings(_ state: String) -> [Diagnostic] {
    let text = "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":\(state)}}"
    return PushCheck(types: [AttributesType(TripAttributes.self)]).check(Data(text.utf8)).findings
  }
  func state(_ arrival: String, stop: String = "1", seats: String = "1", price: String = "1.5") -> String {
    "{\"arrival\":\(arrival),\"stops\":[{\"time\":\(stop)}],\"seats\":\(seats),\"price\":\(price)}"
  }

  /// The same moment, 2026-11-21 10:00 UTC, in the formats of servers, and as a phone reads it.
  @Test(arguments: [
    "1795255200", "1795255200000", "1795255200000000", "\"2026-11-21T10:00:00Z\"", "\"2026-11-21 10:00:00\"", "\"1795255200\"",
  ])
  func datesInOtherUnitsNameTheValueMeant(_ value: String) {
    for (json, key) in [(state(value), "aps.content-state.arrival"), (state("1", stop: value), "aps.content-state.stops[0].time")] {
      let found = findings(json).filter { $0.rule == "push-date" }
      #expect(found.count == 1 && found.first?.severity == .error, "\(findings(json))")
      let message = found.first?.message ?? ""
      #expect(message.hasPrefix(key + " is ") && message.contains("seconds since 2001"), "\(message)")
      #expect(message.contains("write 816948000"), "\(message)")
    }
  }

  @Test(arguments: ["2026-11-21T10:00:00.250Z", "2026-11-21 11:00:00.25+01:00", "2026-11-21T10:00:00.25"])
  func fractionsOfSecondsAreKept(_ text: String) {
    let message = findings(state("\"\(text)\"")).first { $0.rule == "push-date" }?.message ?? ""
    #expect(message.contains("write 816948000.25 "), "\(message)")
  }

  /// Both limits of numbers that can only be seconds since 1970, and dates that are not: distant ones and durations.
  @Test(arguments: [
    ("816948000", false), ("1399999999", false), ("1400000000", true), ("2499999999", true), ("2500000000", false), ("1", false),
    ("-1", false),
    ("-63114076800", false), ("64092211200", false), ("1399999999999", false), ("1400000000000", true),
  ])
  func onlyWhatIsNoDateOfAnActivityIsSaid(_ value: String, _ isSaid: Bool) {
    #expect(findings(state(value)).contains { $0.rule == "push-date" } == isSaid, "\(findings(state(value)))")
  }

  /// The beginnings of 2001 and of 1970 decode, and are a date that was not set; the seconds beside them are not said.
  @Test(arguments: [("0", "2001-01-01"), ("-978307200", "1970-01-01"), ("-978307199", nil), ("0.5", nil)])
  func aDateThatWasNotSetIsAWarning(_ value: String, _ day: String?) {
    let found = findings(state(value)).filter { $0.rule == "push-date" }
    #expect(found.map(\.severity) == (day == nil ? [] : [.warning]), "\(found)")
    if let day { #expect(found[0].message.contains("aps.content-state.arrival is \(value), which a phone reads as \(day)"), "\(found)") }
  }

  @Test func attributesHaveDatesToo() {
    let start = """
      {"aps":{"event":"start","timestamp":1795255200,"attributes-type":"TripAttributes","attributes":{"booked":1795255200},
      "input-push-token":1,"content-state":\(state("816948000")),"alert":{"title":"t","body":"b"}}}
      """
    let found = PushCheck(types: [AttributesType(TripAttributes.self)]).check(Data(start.utf8)).findings
    #expect(found.map(\.rule) == ["push-date"] && found[0].message.contains("aps.attributes.booked"), "\(found)")
  }

  /// A fraction for a whole number names its key, however many there are; a fraction for a floating-point number is
  /// fine.
  @Test func fractionsForIntegersNameTheirKey() {
    #expect(findings(state("1", seats: "2")).isEmpty)
    #expect(findings(state("1", seats: "2.0")).isEmpty)
    let found = findings(state("0.5", seats: "7.5")).filter { $0.severity == .error }
    #expect(found.count == 1 && found[0].message.hasPrefix("aps.content-state.seats is 7.5"), "\(found)")
  }

  /// Syntax that Foundation accepts and APNs does not, each with its place.
  @Test(arguments: [
    ("{\"aps\":{},}", "line 1, column 11: a comma follows the last value"),
    ("{\"aps\":{\"a\":[1,2,]}}", "column 18: a comma"),
    ("{\"aps\":{\"event\":\"end\",\n\"event\":\"end\"}}", "the key aps.event twice at line 2, column 1"),
    ("{\"aps\":{\"a\":1,\"\\u0061\":2}}", "the key aps.a twice"),
    ("{\"aps\":{\"a\":01}}", "a needless 0"),
    ("{'aps':{}}", "a key in double quotes"),
    ("{\"aps\":{\"a\":tru}}", "a value is expected"),
    ("{\"aps\":{\"a\":\"\\x\"}}", "an escape"),
    ("{\"aps\":{\"a\":\"\t\"}}", "a control character"),
    ("{\"aps\":{}} {}", "something follows"),
    ("{\"aps\":{", "line 1, column 9: it ends too early"),
    ("{\n\"aps\":{\"a\":-1e400}}", "a number at line 2, column 12 that is too large"),
    ("", "is empty"),
  ])
  func jsonIsValidatedByItsStandard(_ text: String, _ words: String) {
    let found = PushCheck(types: []).check(Data(text.utf8)).findings
    #expect(found.count == 1 && found[0].rule == "push-json" && found[0].message.contains(words), "\(found)")
  }

  @Test func otherEncodingsAreNamed() {
    let text = PushCheckTests.good
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian] {
      let found = PushCheck(types: []).check(text.data(using: encoding) ?? Data()).findings
      #expect(found.count == 1 && found[0].message.contains("UTF-16 or UTF-32"), "\(encoding): \(found)")
    }
    #expect(PushCheck(types: []).check(Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)).findings[0].message.contains("byte order mark"))
    #expect(PushCheck(types: []).check(Data([0x22, 0xC3, 0x22])).findings[0].message.contains("is not UTF-8 at line 1, column 2"))
    #expect(JSONSyntax.fault(in: Data(text.utf8)) == nil)
    #expect(JSONSyntax.fault(in: Data("[1e5, -0.5E-3, \"é\\n\", {}, [], null, true, false]".utf8)) == nil)
  }

  /// A phone accepts a stale date in the past.
  @Test func aPastStaleDateIsLegal() {
    let text = "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\"stale-date\":1795255200,\"content-state\":\(state("0"))}}"
    let result = PushCheck(types: [AttributesType(TripAttributes.self)]).check(Data(text.utf8))
    #expect(result.isValid && result.findings.contains { $0.rule == "push-stale-date" && $0.severity == .note })
  }
}

/// Findings that name the key and its value.
@Suite struct PushSentenceTests {
  private struct Small: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var eta: Date
      var small: UInt8?
    }
    var number: Int
  }

  @Test(arguments: [
    ("{\"eta\":0,\"small\":256}", "aps.content-state.small is 256, which is beyond the range of its type"),
    ("{\"eta\":0,\"small\":-1}", "aps.content-state.small is -1, which is beyond the range"),
    ("{\"eta\":0,\"small\":7.5}", "aps.content-state.small is 7.5, but its type is a whole number"),
    ("{\"ETA\":0}", "aps.content-state.eta is missing; add it: \"ETA\" exists, so rename it"),
    ("{\"eta\":true}", "aps.content-state.eta is true or false, but a Date is a number"),
    ("{\"eta\":{}}", "aps.content-state.eta is an object or a list, but a Date is a number"),
    ("{\"eta\":0,\"x\":\"\\ud800\"}", "surrogate pair"), ("{\"eta\":0,\"x\":\"\\udc00\\ud800\"}", "surrogate pair"),
  ]) func theKeyIsNamed(_ state: String, _ words: String) {
    let text = "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":\(state)}}"
    let found = PushCheck(types: [AttributesType(Small.self)]).check(Data(text.utf8)).findings.filter { $0.severity == .error }
    #expect(found.count == 1 && found[0].message.contains(words), "\(found)")
  }

  private struct Ride: ActivityAttributes {
    enum Level: Int, Codable { case low = 1, high }
    enum Event: Codable, Hashable { case none, delay(minutes: Int), note(String) }
    struct Stop: Codable, Hashable { var name: String, track: UInt8? }
    struct ContentState: Codable, Hashable {
      var level: Level
      var stops: [Stop]
      var event: Event?
      var wait: Int?
    }
    var line: String
  }

  /// A number that fits its type is not blamed for another member's fault, though 0 in its place would be none of the enum's raw values.
  @Test(arguments: [
    ("\"level\":2,\"stops\":[{\"title\":\"A\"}]", "aps.content-state.stops[0].name is missing"),
    (
      "\"level\":2,\"stops\":{\"name\":\"A\"}",
      "aps.content-state.stops is not of the type list but an object; write a list in square brackets"
    ),
    ("\"level\":2", "aps.content-state.stops is missing"),
    ("\"level\":3,\"stops\":[]", "aps.content-state.level is 3, which is not a raw value"),
    ("\"level\":2,\"stops\":[],\"event\":{\"delayed\":{}}", "aps.content-state.event"),
    ("\"level\":2,\"stops\":[],\"event\":{\"delay\":{\"mins\":5}}", "aps.content-state.event.delay.minutes is missing"),
    ("\"level\":2,\"stops\":[],\"wait\":2.5", "aps.content-state.wait is 2.5, but its type is a whole number"),
    (
      "\"level\":2,\"stops\":[{\"name\":\"A\",\"track\":127},{\"name\":\"B\",\"track\":256}]",
      "stops[1].track is 256, which is beyond the range"
    ),
    ("\"level\":2,\"stops\":[{\"name\":7}]", "stops[0].name is not of the type string but a number; write a string in quotation marks"),
    ("\"level\":2,\"stops\":[\"A\"]", "stops[0] is not of the type object but a string; write an object in braces"),
    (
      "\"level\":2,\"stops\":[],\"event\":\"none\"",
      "event is not of the type object but a string; write an object whose only key is \"none\""
    ),
    ("\"level\":\"2\",\"stops\":[]", "level is not of the type Int but a string; write 2, 1"),
    ("\"level\":1.5,\"stops\":[]", "aps.content-state.level is 1.5"),
  ]) func onlyTheFaultIsNamed(_ members: String, _ words: String) {
    let text = "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":{\(members)}}}"
    let found = PushCheck(types: [AttributesType(Ride.self)]).check(Data(text.utf8)).findings.filter { $0.severity == .error }
    #expect(found.count == 1 && found[0].message.contains(words), "\(found)")
  }

  @Test func surrogatePairsAreValid() {
    #expect(JSONSyntax.fault(in: Data("[\"\\ud83d\\ude80\"]".utf8)) == nil)
    #expect(JSONSyntax.fault(in: Data("[\"\\ud7ff\\ue000\"]".utf8)) == nil)
  }

  private struct Fares: ActivityAttributes {
    enum Zone: String, Codable { case front, rear }
    enum Kind: String, Codable, CodingKeyRepresentable { case price, tax }
    struct ContentState: Codable, Hashable {
      var seats: [Zone: Int]
      var sums: [Kind: Int]?
    }
    var line: String
  }

  /// A dictionary with an enum's cases as keys is a list, unless the enum says that its cases are keys of objects.
  @Test(
    arguments: [
      ("{\"seats\":[\"front\",2],\"sums\":{\"price\":3}}", nil),
      ("{\"seats\":{\"front\":2}}", "seats is not of the type list but an object; write a list of keys, each followed by its value"),
      ("{\"seats\":\"front\"}", "seats is not of the type list but a string; write a list of keys, each followed by its value"),
      ("{\"seats\":[\"middle\",2]}", "seats[0] is \"middle\", which is not a raw value of Zone; write \"front\", \"rear\""),
      (
        "{\"seats\":[],\"sums\":{\"taxes\":3}}",
        "content-state.sums has the key \"taxes\", which is not a raw value of Kind; write \"tax\", \"price\""
      ),
      ("{\"seats\":[],\"sums\":[\"tax\",3]}", "sums is not of the type object but a list; write an object in braces"),
    ] as [(String, String?)])
  func dictionariesWithCasesAsKeysAreExplained(_ state: String, _ words: String?) {
    let text = "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":\(state)}}"
    let found = PushCheck(types: [AttributesType(Fares.self)]).check(Data(text.utf8)).findings.filter { $0.severity == .error }
    #expect(found.count == (words == nil ? 0 : 1) && found.allSatisfy { $0.message.contains(words ?? "") }, "\(found)")
  }
}
