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

private struct Bus: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
}

private struct Tram: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
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

  /// A start names its type. For an update, which does not, the first that decodes the state is used, and all are named.
  @Test func aStartNamesTheTypeOfItsState() {
    func result(_ event: String, type: String? = nil) -> PushCheck.Result {
      let text = """
        {"aps":{"event":"\(event)","timestamp":1795255200,"attributes-type":"Tram","attributes":{},"content-state":{"minutes":3},
        "input-push-token":1,"alert":{"title":"t","body":"b"}}}
        """
      return PushCheck(types: [AttributesType(Bus.self), AttributesType(Tram.self)], typeName: type).check(Data(text.utf8))
    }
    let sentence = "aps.content-state decodes as Bus, Tram; Bus is used; choose another with --activity NAME"
    #expect(result("start").type?.name == "Tram" && result("start").findings.isEmpty, "\(result("start").findings)")
    let update = result("update")
    let notes = update.findings.filter { $0.severity == .note }.map(\.message)
    #expect(update.type?.name == "Bus" && notes == [sentence], "\(update.findings)")
    #expect(result("update", type: "Tram").type?.name == "Tram")
  }

  /// The summary names the limit that the push has.
  @Test func aBroadcastHasItsOwnLimit() {
    let check = PushCheck(types: [])
    #expect(check.check(Data("{}".utf8)).byteLimit == 4096)
    #expect(check.check(Data("{}".utf8), headers: ["apns-channel-id": "a"]).byteLimit == 5120)
  }
}
