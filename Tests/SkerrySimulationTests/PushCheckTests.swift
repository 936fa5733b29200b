import ActivityKit
import SkerryDiagnostics
import SkerryTestSupport
import Testing

@testable import SkerrySimulation

private struct OrderAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Stage: String, Codable { case cooking, riding }
    struct Courier: Codable, Hashable { var name: String }
    var stage: Stage
    var courier: Courier?
    var minutes: [Int]
  }
  var number: Int
}

@Suite struct PushCheckTests {
  static let good = """
    {"aps":{"event":"update","timestamp":1700000000,"content-state":{"stage":"riding","courier":{"name":"Aiko"},"minutes":[3]}}}
    """

  func check(_ text: String, headers: [String: String] = [:], name: String? = nil) -> PushCheck.Result {
    PushCheck(types: [AttributesType(OrderAttributes.self)], typeName: name).check(Data(text.utf8), headers: headers)
  }
  /// The findings of a good payload with one part replaced.
  func findings(_ part: String, _ replacement: String) -> [Diagnostic] {
    check(Self.good.replacingOccurrences(of: part, with: replacement)).findings
  }

  @Test func aGoodPayloadHasNoFindings() {
    let result = check(Self.good)
    #expect(result.findings.isEmpty && result.isValid)
    // Keys of the app's own beside aps.
    #expect(findings("{\"aps\":", "{\"headers\":{\"x-trace\":1},\"order\":7,\"aps\":").isEmpty)
    #expect(result.type?.name == "OrderAttributes")
    #expect(result.byteCount == Self.good.utf8.count)
  }

  /// What cannot be read says what it is and where, and has the file's bytes.
  @Test(arguments: [
    ("", "is empty"), ("push", "is not valid JSON at line 1, column 1"), ("{\n  \"aps\": {\n", "is not valid JSON at line 3, column 1"),
  ]) func aBodyThatIsNotJSONSaysWhere(_ text: String, _ reason: String) {
    let result = check(text)
    #expect(result.unreadable == reason && result.byteCount == text.utf8.count && !result.isValid)
    #expect(check(Self.good).unreadable.isEmpty && check("[1]").unreadable.isEmpty)
  }

  /// Every break has its rule, its severity and the key path in its sentence.
  @Test(arguments: [
    ("\"event\":\"update\"", "\"event\":\"refresh\"", "push-event", "aps.event is \"refresh\""),
    ("\"event\":\"update\",", "", "push-event", "aps.event is missing"),
    ("1700000000", "\"1700000000\"", "push-time", "without quotes"),
    ("1700000000", "1700000000000", "push-time", "milliseconds"),
    ("\"timestamp\":1700000000,", "", "push-time", "aps.timestamp is missing"),
    ("\"timestamp\":1700000000", "\"timestamp\":0", "push-time", "aps.timestamp is 0"),
    ("[3]", "[3,7.5]", "push-state", "aps.content-state.minutes[1] is 7.5, but its type is a whole number"),
    ("1700000000,", "1700000000,\"relevance-score\":\"high\",", "push-relevance", "aps.relevance-score"),
    ("1700000000,", "1700000000,\"alert\":{\"title\":\"Hello\"},", "push-alert", "aps.alert.body is missing"),
    (
      "1700000000,", "1700000000,\"alert\":{\"title\":{\"loc-args\":[]},\"body\":\"b\"},", "push-alert",
      "aps.alert.title.loc-key is missing"
    ),
    ("\"riding\"", "\"flying\"", "push-state", "aps.content-state.stage is \"flying\", which is not a raw value of Stage"),
    ("[3]", "[3,\"four\"]", "push-state", "aps.content-state.minutes[1] is not of the type Int"),
    ("\"Aiko\"", "null", "push-state", "aps.content-state.courier.name is null"),
    (",\"minutes\":[3]", "", "push-state", "aps.content-state.minutes is missing"),
    ("\"content-state\":{", "\"content_state\":{", "push-state", "aps.content-state is missing"),
    ("{\"aps\":", "{\"event\":\"update\",\"aps\":", "push-key", "move it into aps"),
    ("{\"aps\":", "[", "push-json", "not valid JSON"),
  ])
  func everyBreakIsAnError(_ part: String, _ replacement: String, _ rule: String, _ words: String) {
    let found = findings(part, replacement).filter { $0.rule == rule && $0.severity == .error }
    #expect(found.contains { $0.message.contains(words) }, "\(findings(part, replacement))")
  }

  @Test(arguments: [
    ("1700000000,", "1700000000,\"stale-date\":1700090000,", "push-stale-date"),
    ("1700000000,", "1700000000,\"dismissal-date\":1700000100,", "push-dismissal-date"),
    ("1700000000,", "1700000000,\"attributes-type\":\"OrderAttributes\",", "push-start"),
    ("1700000000,", "1700000000,\"relevanceScore\":1,", "push-key"),
    ("1700000000,", "1700000000,\"apns-priority\":10,", "push-key"),
    ("{\"aps\":", "{\"apns-push-type\":\"liveactivity\",\"aps\":", "push-key"),
    ("{\"aps\":", "{\"headers\":{\"apns-priority\":10,\"x\":1},\"aps\":", "push-key"),
    ("{\"aps\":", "{\"Headers\":{\"APNS-Topic\":\"a.push-type.liveactivity\"},\"aps\":", "push-key"),
    ("\"Aiko\"", "\"Aiko\",\"age\":30", "push-state"),
  ])
  func doubtsAreWarnings(_ part: String, _ replacement: String, _ rule: String) {
    let found = findings(part, replacement)
    #expect(found.contains { $0.rule == rule && $0.severity == .warning }, "\(found)")
    #expect(!found.contains { $0.severity == .error })
  }

  @Test func startsNeedTheirParts() {
    let start = """
      {"aps":{"event":"start","timestamp":1700000000,"attributes-type":"OrderAttributes","attributes":{"number":7},"input-push-token":1,
      "content-state":{"stage":"cooking","minutes":[]},"alert":{"title":"t","body":"b"}}}
      """
    #expect(check(start).findings.isEmpty)
    func errors(_ part: String, _ replacement: String = "") -> [String] {
      check(start.replacingOccurrences(of: part, with: replacement)).findings.filter { $0.severity == .error }.map(\.message)
    }
    #expect(errors("\"attributes-type\":\"OrderAttributes\",").contains { $0.contains("aps.attributes-type is missing") })
    #expect(errors("\"OrderAttributes\"", "\"Order\"").contains { $0.contains("the bundle has OrderAttributes") })
    #expect(errors("\"attributes\":{\"number\":7},").contains { $0.contains("aps.attributes is missing") })
    #expect(errors(":7", ":\"7\"").contains { $0.contains("aps.attributes.number is not of the type Int") })
    #expect(errors(",\"alert\":{\"title\":\"t\",\"body\":\"b\"}").contains { $0.contains("aps.alert is missing") })
    #expect(errors("\"input-push-token\":1", "\"input-push-token\":\"yes\"").contains { $0.contains("write 1") })
    let broadcast = check(start, headers: ["apns-push-type": "liveactivity", "apns-channel-id": "c"])
    #expect(broadcast.findings.contains { $0.message.contains("a broadcast cannot start") })
  }

  @Test func headersAreChecked() {
    let good = ["apns-push-type": "liveactivity", "apns-topic": "com.example.app.push-type.liveactivity", "apns-priority": "5"]
    #expect(check(Self.good, headers: good).findings.isEmpty)
    for (name, value) in [
      ("apns-push-type", "alert"), ("apns-topic", "com.example.app"), ("apns-priority", "7"), ("apns-expiration", "soon"),
    ] {
      let result = check(Self.good, headers: good.merging([name: value]) { $1 })
      #expect(result.findings.contains { $0.rule == "push-header" && $0.severity == .error && $0.message.contains(name) })
    }
    let wrapped = "{\"headers\":{\"apns-push-type\":\"alert\"},\"payload\":\(Self.good)}"
    #expect(check(wrapped).findings.contains { $0.message.contains("apns-push-type is alert") })
  }

  /// 4096 bytes pass, with a warning; one more does not, and the largest field is named first.
  @Test func theSizeLimitIsExact() {
    let limit = 4096 - Self.good.utf8.count
    func filled(_ count: Int) -> PushCheck.Result {
      check(Self.good.replacingOccurrences(of: "Aiko", with: "Aiko" + String(repeating: "o", count: count)))
    }
    #expect(filled(limit).isValid && filled(limit).findings.first?.severity == .warning)
    let over = filled(limit + 1)
    #expect(!over.isValid)
    #expect(over.largest.first?.path == "aps.content-state.courier.name")
  }

  /// Whether the bytes are an object whose content state the app's own type decodes.
  private static func decodes(_ bytes: [UInt8]) -> Bool {
    guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any], let aps = object["aps"] as? [String: Any],
      let state = aps["content-state"], JSONSerialization.isValidJSONObject(state),
      let data = try? JSONSerialization.data(withJSONObject: state)
    else { return false }
    return (try? JSONDecoder().decode(OrderAttributes.ContentState.self, from: data)) != nil
  }

  /// A payload reported as valid decodes; every input gets an answer.
  @Test func noiseIsAnswered() {
    var random = SeededGenerator(seed: 7)
    let good = Array(Self.good.utf8)
    var (validCount, invalidCount) = (0, 0)
    for _ in 0..<2000 {
      var bytes = good
      for _ in 0...random.below(4) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      if random.below(3) == 0 { bytes.removeLast(random.below(bytes.count)) }
      let result = PushCheck(types: [AttributesType(OrderAttributes.self)]).check(Data(bytes))
      if result.isValid { validCount += 1 } else { invalidCount += 1 }
      let decodes = Self.decodes(bytes)
      #expect(!result.isValid || decodes, "\(String(decoding: bytes, as: UTF8.self)) is called valid, and no app can decode it")
    }
    // A changed letter of a name leaves a payload valid; a changed bracket does not.
    #expect(validCount > 5 && invalidCount > 100, "\(validCount) valid, \(invalidCount) invalid")
    for text in [
      "", "null", "3", "[]", "{}", "{\"aps\":3}", "{\"aps\":{\"timestamp\":1e308,\"event\":3,\"alert\":[],\"content-state\":[]}}",
    ] {
      #expect(!check(text).isValid)
    }
  }
}
