import ActivityKit
import Foundation
import SkerryDiagnostics
import Testing

@testable import SkerrySimulation

private struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    struct Stop: Codable, Hashable { var title: String; var time: Date }
    enum Phase: Codable, Hashable { case cooking(minutes: Int), riding(until: Date), done }
    enum Kind: String, Codable { case bike, car }
    enum Level: Int, Codable { case low = 1, high = 2 }
    struct Driver: Codable, Hashable { var name: String; var rating: Double?; var since: Date? }
    struct Own: Codable, Hashable {
      var at: Date
      init(from decoder: any Decoder) throws { at = Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self)) }
      func encode(to encoder: any Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(at.timeIntervalSince1970) }
    }
    var eta: Date
    var done: Date?
    var stops: [Stop]?
    var phase: Phase?
    var kind: Kind?
    var level: Level?
    var seats: Int?
    var small: UInt8?
    var price: Double?
    var share: Float?
    var isLate: Bool?
    var link: URL?
    var id: UUID?
    var counts: [String: Int]?
    var times: [String: Date]?
    var driver: Driver?
    var amount: Decimal?
    var blob: Data?
    var own: Own?
    var range: ClosedRange<Date>?
    var names: [String]?
    var pair: [Int?]?
  }
  var number: Int
  var ordered: Date?
}

/// Payloads with the result of `push check` for each: E for an error, W for a warning, N for a note, "ok" for nothing.
@Suite struct PushTableTests {
  @Test func everyPayloadIsChecked() {
    func check(
      _ text: String, _ data: Data? = nil, _ expected: String, types: Bool = true, headers: [String: String] = [:], line: Int = #line
    ) {
      let check = PushCheck(types: types ? [AttributesType(Ride.self)] : [], now: Date(timeIntervalSince1970: 1_795_255_300))
      let result = check.check(data ?? Data(text.utf8), headers: headers)
      let isWarned = result.findings.contains { $0.severity == .warning }
      let verdict = !result.isValid ? "E" : isWarned ? "W" : result.findings.isEmpty ? "ok" : "N"
      #expect(verdict == expected, "\(line): \(text.prefix(150)): \(result.findings.map(\.message))")
    }
    func state(_ s: String, _ expected: String, line: Int = #line) {
      check(
        "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":{\"eta\":816948000\(s)}}}", nil, expected, line: line)
    }
    func aps(_ s: String, _ expected: String, line: Int = #line) {
      check(
        "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":{\"eta\":816948000}\(s)}}", nil, expected, line: line)
    }
    func whole(_ s: String, _ expected: String, line: Int = #line) { check("{\"aps\":{\(s)}}", nil, expected, line: line) }
    let cs = "\"content-state\":{\"eta\":816948000}"
    aps(",\"priority\":10", "W"); aps(",\"sound\":\"default\"", "W")
    state("", "ok")
    // dates
    state(",\"done\":1795255200", "E"); state(",\"done\":null", "ok"); state(",\"done\":\"2026-11-21T10:00:00Z\"", "E");
    state(",\"done\":\"\"", "E")
    state(",\"done\":1795255200000", "E"); state(",\"done\":true", "E"); state(",\"done\":{}", "E"); state(",\"done\":816948000.25", "ok")
    state(",\"stops\":[{\"title\":\"a\",\"time\":1795255200}]", "E"); state(",\"stops\":[{\"title\":\"a\",\"time\":816948000}]", "ok")
    state(",\"phase\":{\"riding\":{\"until\":1795255200}}", "E"); state(",\"phase\":{\"riding\":{\"until\":816948000}}", "ok");
    state(",\"phase\":{\"done\":{}}", "ok")
    state(",\"phase\":\"done\"", "E"); state(",\"phase\":{\"cooking\":{\"minutes\":3.5}}", "E"); state(",\"phase\":{\"cooking\":{}}", "E");
    state(",\"phase\":{\"flying\":{}}", "E")
    state(",\"phase\":{\"cooking\":{\"minutes\":3},\"done\":{}}", "E"); state(",\"phase\":{\"cooking\":{\"minuts\":3}}", "E")
    state(",\"times\":{\"a\":1795255200}", "E"); state(",\"times\":{\"a\":816948000}", "ok");
    state(",\"driver\":{\"name\":\"A\",\"since\":1795255200}", "E")
    state(",\"own\":1795255200", "ok"); state(",\"range\":[816948000,816949000]", "ok"); state(",\"range\":[1795255200,1795255300]", "E");
    state(",\"range\":[816949000,816948000]", "E")
    state(",\"done\":-1", "ok"); state(",\"done\":0", "W"); state(",\"done\":\"now\"", "E"); state(",\"done\":1e400", "E")
    // types
    state(",\"kind\":\"bike\"", "ok"); state(",\"kind\":\"Bike\"", "E"); state(",\"kind\":3", "E"); state(",\"level\":1", "ok");
    state(",\"level\":3", "E"); state(",\"level\":\"1\"", "E")
    state(",\"seats\":7.5", "E"); state(",\"seats\":7.0", "ok"); state(",\"seats\":\"7\"", "E"); state(",\"seats\":true", "E");
    state(",\"seats\":9223372036854775807", "ok"); state(",\"seats\":9223372036854775808", "E")
    state(",\"seats\":1e3", "ok"); state(",\"small\":255", "ok"); state(",\"small\":256", "E"); state(",\"small\":-1", "E");
    state(",\"price\":3", "ok"); state(",\"price\":\"3.5\"", "E"); state(",\"price\":1e308", "ok"); state(",\"share\":1e39", "E")
    state(",\"isLate\":1", "E"); state(",\"isLate\":\"true\"", "E"); state(",\"isLate\":true", "ok");
    state(",\"link\":\"https://e.com\"", "ok"); state(",\"link\":\"\"", "E"); state(",\"link\":3", "E")
    state(",\"id\":\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"", "ok"); state(",\"id\":\"x\"", "E"); state(",\"counts\":{\"a\":1}", "ok");
    state(",\"counts\":{\"a\":\"1\"}", "E"); state(",\"counts\":[1]", "E")
    state(",\"amount\":3.25", "ok"); state(",\"blob\":\"aGk=\"", "ok"); state(",\"blob\":\"*\"", "E");
    state(",\"names\":[\"a\",null]", "E"); state(",\"pair\":[1,null]", "ok"); state(",\"names\":\"a\"", "E")
    state(",\"driver\":{}", "E"); state(",\"driver\":{\"name\":null}", "E"); state(",\"driver\":{\"name\":\"A\",\"rating\":5}", "ok");
    state(",\"driver\":[]", "E")
    // unknown keys
    state(",\"extra\":1", "W"); state(",\"Done\":816948000", "W"); state(",\"driver\":{\"name\":\"A\",\"age\":3}", "W");
    state(",\"stops\":[{\"title\":\"a\",\"time\":816948000,\"x\":1}]", "W")
    check("{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":{\"ETA\":816948000}}}", nil, "E")
    // aps
    aps(",\"relevance-score\":100", "ok"); aps(",\"relevance-score\":-1", "W"); aps(",\"relevance-score\":\"1\"", "E");
    aps(",\"relevance-score\":true", "E"); aps(",\"relevance-score\":null", "E")
    aps(",\"stale-date\":1795258800", "ok"); aps(",\"stale-date\":\"x\"", "E"); aps(",\"stale-date\":1795255100", "N");
    aps(",\"stale-date\":1795258800000", "E"); aps(",\"stale-date\":816951600", "W"); aps(",\"stale-date\":null", "E");
    aps(",\"stale-date\":1795258800.5", "ok")
    aps(",\"stale_date\":1795258800", "W"); aps(",\"staleDate\":1795258800", "W"); aps(",\"alert\":\"Hi\"", "W");
    aps(",\"alert\":{\"title\":\"a\",\"body\":\"b\"}", "ok"); aps(",\"alert\":{\"title\":\"a\"}", "E"); aps(",\"alert\":3", "E");
    aps(",\"alert\":{\"title\":3,\"body\":\"b\"}", "E"); aps(",\"alert\":\"\"", "W")
    aps(",\"alert\":{\"title\":\"a\",\"body\":\"b\",\"sound\":\"default\"}", "ok");
    aps(",\"alert\":{\"title\":\"a\",\"body\":\"b\",\"sound\":3}", "E"); aps(",\"sound\":\"default\"", "W"); aps(",\"sound\":3", "E");
    aps(",\"alert\":{\"title\":{\"loc-key\":\"K\"},\"body\":{\"loc-key\":\"B\",\"loc-args\":[\"a\"]}}", "ok");
    aps(",\"alert\":{\"title\":{\"loc-key\":\"K\",\"loc-args\":\"a\"},\"body\":\"b\"}", "E")
    aps(",\"attributes-type\":\"Ride\"", "W"); aps(",\"attributes\":{\"number\":1}", "W"); aps(",\"dismissal-date\":1795255300", "W");
    aps(",\"badge\":1", "W"); aps(",\"mutable-content\":1", "W"); aps(",\"content-available\":1", "W")
    // timestamps & events
    whole("\"event\":\"update\",\"timestamp\":816948000,\(cs)", "W"); whole("\"event\":\"update\",\"timestamp\":0,\(cs)", "E");
    whole("\"event\":\"update\",\"timestamp\":-5,\(cs)", "E"); whole("\"event\":\"update\",\"timestamp\":1795255200.5,\(cs)", "W");
    whole("\"event\":\"update\",\"timestamp\":null,\(cs)", "E"); whole("\"event\":\"update\",\"timestamp\":1795955200,\(cs)", "W")
    whole("\"event\":\"update\",\"timestamp\":\"2026-11-21T10:00:00Z\",\(cs)", "E");
    whole("\"event\":\"Update\",\"timestamp\":1795255200,\(cs)", "E"); whole("\"event\":3,\"timestamp\":1795255200,\(cs)", "E");
    whole("\"event\":\"update\",\"timestamp\":1795255200", "E"); whole("\"event\":\"end\",\"timestamp\":1795255200", "N");
    whole("\"event\":\"end\",\"timestamp\":1795255200,\(cs)", "ok")
    whole("\"event\":\"end\",\"timestamp\":1795255200,\(cs),\"dismissal-date\":1795255100", "N");
    whole("\"event\":\"end\",\"timestamp\":1795255200,\(cs),\"dismissal-date\":1795269600", "ok");
    whole("\"event\":\"end\",\"timestamp\":1795255200,\(cs),\"dismissal-date\":1795269601", "W");
    whole("\"event\":\"end\",\"timestamp\":1795255200,\(cs),\"dismissal-date\":\"soon\"", "E");
    whole("\"event\":\"end\",\"timestamp\":1795255200,\(cs),\"stale-date\":1795258800", "W")
    whole("\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":null", "E");
    whole("\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":\"{}\"", "E");
    whole("\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":[]", "E");
    whole("\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":{}", "E");
    whole("\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":\"{\\\"eta\\\":816948000}\"", "E")
    // start
    let st = "\"event\":\"start\",\"timestamp\":1795255200,\(cs)", al = "\"alert\":{\"title\":\"a\",\"body\":\"b\"}"
    whole("\(st),\"attributes-type\":\"Ride\",\"attributes\":{\"number\":1},\(al),\"input-push-token\":1", "ok");
    whole("\(st),\"attributes-type\":\"Ride\",\"attributes\":{\"number\":1},\(al)", "N");
    whole("\(st),\"attributes-type\":\"ride\",\"attributes\":{\"number\":1},\(al),\"input-push-token\":1", "E");
    whole("\(st),\"attributes-type\":3,\"attributes\":{\"number\":1},\(al),\"input-push-token\":1", "E");
    whole("\(st),\"attributes-type\":\"Ride\",\"attributes\":{},\(al),\"input-push-token\":1", "E");
    whole("\(st),\"attributes-type\":\"Ride\",\"attributes\":{\"number\":1,\"ordered\":1795255200},\(al),\"input-push-token\":1", "E");
    whole("\(st),\"attributes-type\":\"Ride\",\"attributes\":{\"number\":1,\"x\":1},\(al),\"input-push-token\":1", "W");
    whole("\(st),\"attributes-type\":\"Ride\",\"attributes\":{\"number\":1},\"input-push-token\":1", "E");
    whole("\(st),\"attributes-type\":\"Ride\",\"attributes\":[],\(al),\"input-push-token\":1", "E");
    whole("\(st),\"attributes-type\":\"Ride\",\"attributes\":{\"number\":1.5},\(al),\"input-push-token\":1", "E");
    whole("\(st),\"attributes-type\":\"MyApp.Ride\",\"attributes\":{\"number\":1},\(al),\"input-push-token\":1", "E");
    whole("\(st),\"attributes-type\":\"Ride\",\"attributes\":{\"number\":1},\"alert\":\"hi\",\"input-push-token\":1", "W");
    whole(
      "\(st),\"attributes-type\":\"Ride\",\"attributes\":{\"number\":1},\(al),\"input-push-channel\":\"abc\",\"input-push-token\":1", "E");
    whole("\(st),\"attributes-type\":\"Ride\",\"attributes\":{\"number\":1},\(al),\"input-push-token\":0", "E");
    whole("\(st),\"attributes-type\":\"Ride\",\"attributes\":{\"number\":1},\(al),\"input-push-channel\":3", "E")
    // syntax
    for text in [
      "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\(cs),}}", "{\"aps\":{\"event\":\"update\",\"timestamp\":NaN,\(cs)}}",
      "{\"aps\":{\"event\":\"update\",\"timestamp\":Infinity,\(cs)}}", "{\"aps\":{\"event\":\"update\",\"timestamp\":+1,\(cs)}}",
      "{\"aps\":{\"event\":\"update\",\"timestamp\":0x10,\(cs)}}", "{\"aps\":{\"event\":\"update\",\"timestamp\":.5,\(cs)}}",
      "{\"aps\":{\"event\":\"update\",\"timestamp\":1.,\(cs)}}", "{\"aps\":{\"event\":\"update\",/*c*/\"timestamp\":1795255200,\(cs)}}",
      "// c\n{\"aps\":{}}", "{\"aps\":{\"event\":\"update\",\"event\":\"end\",\"timestamp\":1795255200,\(cs)}}", "{aps:{}}",
      "{\"aps\":{\"event\":\"up\ndate\"}}", "[]", "{}", "{\"aps\":null}", "{\"APS\":{}}", "\u{FEFF}{\"aps\":{}}",
      "{\"aps\":{\"event\":\"\\ud800\",\"timestamp\":1,\(cs)}}", "{\"event\":\"update\",\"timestamp\":1795255200,\(cs)}",
      "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200},\(cs)}",
      "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\(cs)}} x", "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\(cs)}",
      "\u{1F}",
    ] { check(text, nil, "E") }
    check("utf16", "{\"aps\":{}}".data(using: .utf16), "E")
    check(" {\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\(cs)}}\n", nil, "ok")
    // sizes: exactly 4096 bytes is legal
    func sized(_ total: Int, _ unit: String) -> String {
      let base = "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":{\"eta\":816948000,\"names\":[\"\"]}}}"
      var fill = ""
      while base.utf8.count + fill.utf8.count + unit.utf8.count <= total { fill += unit }
      while base.utf8.count + fill.utf8.count < total { fill += "x" }
      return base.replacingOccurrences(of: "[\"\"]", with: "[\"\(fill)\"]")
    }
    for unit in ["x", "é", "👨‍👩‍👧"] {
      check(sized(4096, unit), nil, "W"); check(sized(4097, unit), nil, "E"); check(sized(3000, unit), nil, "ok")
    }
    // headers
    let good = ["apns-push-type": "liveactivity", "apns-topic": "com.e.push-type.liveactivity", "apns-priority": "5"]
    let body = "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\(cs)}}"
    check(body, nil, "ok", headers: good)
    for (k, v, e) in [
      ("apns-priority", "10", "N"), ("apns-priority", "1", "E"), ("apns-priority", "0", "E"), ("apns-priority", "ten", "E"),
      ("apns-push-type", "background", "E"),
      ("apns-topic", "com.e", "E"), ("apns-topic", "", "E"), ("apns-expiration", "-5", "E"), ("apns-expiration", "1795258800", "ok"),
      ("apns-expiration", "1795258800000", "E"), ("apns-id", "x", "E"), ("apns-id", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "ok"),
      ("apns-colapse-id", "a", "W"),
    ] { check(body + "\(k)=\(v)", Data(body.utf8), e, headers: good.merging([k: v]) { $1 }) }
  }
}
