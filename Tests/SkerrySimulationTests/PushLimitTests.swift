import ActivityKit
import Foundation
import SkerryDiagnostics
import Testing

@testable import SkerrySimulation

private struct Trip: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var arrival: Date
    var note: String?
  }
}

/// Both sides of the numbers by which a payload is judged.
@Suite struct PushLimitTests {
  private static let timestamp = 1_795_255_200

  /// What is said of an update, or of an end, with further members of `aps`.
  private func findings(
    _ members: String = "", event: String = "update", timestamp: Int = timestamp, arrival: String = "816948000", now: Date? = nil,
    headers: [String: String] = [:]
  ) -> [Diagnostic] {
    let state = "\"content-state\":{\"arrival\":\(arrival)}"
    let text = "{\"aps\":{\"event\":\"\(event)\",\"timestamp\":\(timestamp),\(state)\(members)}}"
    return PushCheck(types: [AttributesType(Trip.self)], now: now).check(Data(text.utf8), headers: headers).findings
  }

  /// Numbers above a hundred thousand million are milliseconds.
  @Test(arguments: [(100_000_000_000, false), (100_000_000_001, true)])
  func millisecondsAreLarge(_ timestamp: Int, _ isSaid: Bool) {
    let found = findings(timestamp: timestamp).filter { $0.severity == .error }
    #expect(found.map(\.rule) == (isSaid ? ["push-time"] : []), "\(found)")
  }

  /// Clocks of other time zones are up to a day ahead; a second more is said.
  @Test(arguments: [(86_400, false), (86_401, true)]) func timesMayBeADayAhead(_ ahead: Int, _ isSaid: Bool) {
    let now = Date(timeIntervalSince1970: TimeInterval(Self.timestamp))
    let found = findings(timestamp: Self.timestamp + ahead, now: now)
    #expect(found.map(\.rule) == (isSaid ? ["push-time"] : []), "\(found)")
  }

  /// At the time of the push and before it an end dismisses at once; 0 is the usual way to ask for that.
  @Test(
    arguments: [
      (0, Severity.note), (1, .warning), (999_999_999, .warning), (1_000_000_000, .note), (timestamp, .note), (timestamp + 1, nil),
      (timestamp + 14_400, nil), (timestamp + 14_401, .warning),
    ] as [(Int, Severity?)])
  func dismissalsAreWithinFourHours(_ time: Int, _ severity: Severity?) {
    let found = findings(",\"dismissal-date\":\(time)", event: "end")
    #expect(found.map(\.severity) == [severity].compactMap(\.self), "\(found)")
  }

  /// Four fifths of 4096 bytes are 3276.8.
  @Test(arguments: [(3276, false), (3277, true)]) func fourFifthsAreAWarning(_ size: Int, _ isSaid: Bool) {
    let state = "\"content-state\":{\"arrival\":816948000,\"note\":\"\"}"
    let text = "{\"aps\":{\"event\":\"update\",\"timestamp\":\(Self.timestamp),\(state)}}"
    let filled = text.replacing("\"note\":\"\"", with: "\"note\":\"\(String(repeating: "n", count: size - text.utf8.count))\"")
    let result = PushCheck(types: [AttributesType(Trip.self)]).check(Data(filled.utf8))
    #expect(result.byteCount == size && result.findings.map(\.rule) == (isSaid ? ["push-size"] : []), "\(result.findings)")
  }

  @Test func theFiveLargestFieldsAreListed() {
    let members = (1...7).map { "\"k\($0)\":\"\(String(repeating: "x", count: 10 * $0))\"" }.joined(separator: ",")
    let largest = PushCheck(types: []).check(Data("{\(members)}".utf8)).largest
    #expect(largest.map(\.path) == ["k7", "k6", "k5", "k4", "k3"])
  }

  @Test(arguments: [("0", false), ("-1", true), ("100000000000", false), ("100000000001", true)])
  func expirationsBeginAtZero(_ value: String, _ isSaid: Bool) {
    let headers = ["apns-push-type": "liveactivity", "apns-topic": "a.b.push-type.liveactivity", "apns-expiration": value]
    #expect(findings(headers: headers).map(\.rule) == (isSaid ? ["push-header"] : []))
  }

  /// A number in quotes is a date if it can be one; what is written instead has milliseconds.
  @Test(arguments: [
    ("\"3999999999\"", "write 3999999999"), ("\"4000000000\"", "write that number"),
    ("\"2026-11-21T10:00:00.123Z\"", "write 816948000.123"),
    ("1795255200000", "so the phone would read the year 58890; write 816948000"),
  ])
  func theDateThatIsMeantIsWritten(_ value: String, _ words: String) {
    let found = findings(arrival: value)
    #expect(found.count == 1 && found[0].message.contains(words), "\(found)")
  }

  private struct One: ActivityAttributes { struct ContentState: Codable, Hashable { var a: Int } }
  private struct Two: ActivityAttributes { struct ContentState: Codable, Hashable { var b: Int } }
  private struct Three: ActivityAttributes { struct ContentState: Codable, Hashable { var c: Int } }
  private struct Four: ActivityAttributes { struct ContentState: Codable, Hashable { var d: Int } }
  private struct Five: ActivityAttributes { struct ContentState: Codable, Hashable { var e: Int } }

  /// Of several types that a payload may be meant for, four are explained.
  @Test func fourTypesAreExplained() {
    let types = [AttributesType(One.self), AttributesType(Two.self), AttributesType(Three.self), AttributesType(Four.self)]
    let text = "{\"aps\":{\"event\":\"update\",\"timestamp\":\(Self.timestamp),\"content-state\":{}}}"
    for types in [types, types + [AttributesType(Five.self)]] {
      let found = PushCheck(types: types).check(Data(text.utf8)).findings
      #expect(found.filter { $0.severity == .error }.count == 4, "\(found)")
      #expect(found.contains { $0.severity == .note && $0.message.contains("decodes as none of ") })
    }
  }
}
