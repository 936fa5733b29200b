import ActivityKit
import Foundation
import SkerryDiagnostics
import Testing

@testable import SkerrySimulation

private struct Tie: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Phase: Codable, Hashable { case warmup, running(minute: Int) }
    struct Team: Codable, Hashable { var name: String }
    var phase: Phase
    var home: Team
    var away: Team
    var odds: [String: Double]?
  }
}

private struct Lift: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Status: String, Codable, Hashable { case searching, arrived }
    var status: Status
    var minutes: Int
    var stops: [Int: String]
    var times: [Int: Date]?
    enum CodingKeys: String, CodingKey { case status, minutes = "eta_minutes", stops, times }
  }
}

/// What `push check` says about a state of one of two types, neither of which can be made up by single values; and the paths of dictionaries.
@Suite struct PushNearestTests {
  private func messages(_ state: String) -> [String] {
    let text = "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":\(state)}}"
    let types = [AttributesType(Tie.self), AttributesType(Lift.self)]
    return PushCheck(types: types).check(Data(text.utf8)).findings.filter { $0.severity == .error }.map(\.message)
  }

  @Test func theTypeThatReadMoreIsMeant() {
    let tie = messages(#"{"phase":{"warmup":{}},"home":{"name":"A"}}"#)
    #expect(tie.count == 1 && tie[0].hasPrefix("aps.content-state.away is missing"), "\(tie)")
    let lift = messages(#"{"status":"arrived","etaMinutes":4,"stops":{}}"#)
    #expect(lift.count == 1 && lift[0].contains(#"eta_minutes is missing; add it: "etaMinutes" exists"#), "\(lift)")
    // Nothing that either reads: both are named.
    #expect(messages(#"{"unknown":1}"#).count == 2)
  }

  @Test func keysOfDictionariesAreNames() {
    let odds = messages(#"{"phase":{"warmup":{}},"home":{"name":"A"},"away":{"name":"B"},"odds":{"1":"2.1"}}"#)
    #expect(odds.first?.hasPrefix("aps.content-state.odds.1 is not of the type Double") == true, "\(odds)")
    let stops = messages(#"{"status":"arrived","eta_minutes":4,"stops":{"one":"A"}}"#)
    #expect(stops.first?.hasPrefix(#"aps.content-state.stops has the key "one", but its keys are whole numbers"#) == true, "\(stops)")
    let number = messages(#"{"status":"arrived","eta_minutes":4,"stops":{"1":2}}"#)
    #expect(number.first?.hasPrefix("aps.content-state.stops.1 is not of the type string") == true, "\(number)")
    let times = messages(#"{"status":"arrived","eta_minutes":4,"stops":{},"times":{"7":1795255200}}"#)
    #expect(times.first?.hasPrefix("aps.content-state.times.7 is 1795255200, which looks like seconds since 1970") == true, "\(times)")
  }

  /// The summary names the limit that the push has.
  @Test func aBroadcastHasItsOwnLimit() {
    let check = PushCheck(types: [])
    #expect(check.check(Data("{}".utf8)).byteLimit == 4096)
    #expect(check.check(Data("{}".utf8), headers: ["apns-channel-id": "a"]).byteLimit == 5120)
  }
}
