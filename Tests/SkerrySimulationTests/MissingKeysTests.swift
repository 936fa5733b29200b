import ActivityKit
import Foundation
import SkerryDiagnostics
import SkerryFormats
import Testing

@testable import SkerrySimulation

private struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Phase: String, Codable { case onTheWay, arrived }
    var driver: String
    var minutes: Int
    var phase: Phase
  }
}

private struct Parcel: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var driver: String
    var stops: [String]
    var weight: Double
  }
}

private struct Match: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var home: Int
    var away: Int
  }
}

/// A payload that lacks a key: of several types the one that it is meant for is named.
@Suite struct MissingKeysTests {
  private func errors(_ state: String) -> [String] {
    let check = PushCheck(types: [AttributesType(Ride.self), AttributesType(Parcel.self), AttributesType(Match.self)])
    return check.check(Data("{\"aps\":{\"timestamp\":1767951660,\"event\":\"update\",\"content-state\":\(state)}}".utf8)).findings
      .filter { $0.severity == .error }.map(\.message)
  }

  @Test(arguments: [
    ("{\"driver\":\"Ann\",\"phase\":\"arrived\"}", "minutes", "Ride"), ("{\"driver\":\"Ann\",\"stops\":[\"A\"]}", "weight", "Parcel"),
    ("{\"driver\":\"Ann\",\"weight\":2.5}", "stops", "Parcel"), ("{\"home\":1}", "away", "Match"), ("{\"away\":1}", "home", "Match"),
    ("{\"driver\":\"Ann\",\"minutes\":3}", "phase", "Ride"), ("{\"minutes\":3,\"phase\":\"arrived\"}", "driver", "Ride"),
  ])
  func theNearestTypeIsNamed(_ state: String, _ key: String, _ type: String) {
    #expect(errors(state) == ["aps.content-state.\(key) is missing; add it (\(type).ContentState). The system would ignore this push"])
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Fifty keys are looked for one after another.
  @Test(arguments: [49, 50, 51]) func missingKeysAreCounted(_ count: Int) {
    let missing = MissingKeys(of: .object([:]), as: Ride.ContentState.self) { json in
      for number in 0..<count where json["k\(number)"] == nil {
        throw DecodingError.keyNotFound(Key(stringValue: "k\(number)"), .init(codingPath: [], debugDescription: ""))
      }
      return json
    }
    #expect(missing.keys.count == min(count, 50) && (missing.unreadKeys != nil) == (count < 50))
  }

  /// Of two keys that differ from the missing one only in case, the alphabetically first one is named.
  @Test func theFirstSimilarKeyIsNamed() {
    #expect(
      errors("{\"Driver\":\"Ann\",\"DRIVER\":\"Ann\",\"minutes\":3,\"phase\":\"arrived\"}").first?.contains(
        "\"DRIVER\" exists, so rename it") == true)
  }

  private struct Tram: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      enum Phase: Codable, Hashable { case waiting, moving(speed: Int) }
      enum Level: Int, Codable { case low = 1, high = 2 }
      var phase: Phase
      var level: Level
    }
  }

  /// What the standard library says of an unknown case does not name the value or what is wanted.
  @Test(arguments: [
    (
      "{\"phase\":{\"movin\":{\"speed\":3}},\"level\":1}",
      "phase does not name a case of Phase; write an object whose only key is \"moving\", \"waiting\" ("
    ),
    (
      "{\"phase\":{\"waiting\":{},\"moving\":{\"speed\":3}},\"level\":1}",
      "phase does not name a case of Phase; write an object whose only key"
    ),
    ("{\"phase\":{\"moving\":{\"speed\":\"3\"}},\"level\":1}", "phase.moving.speed is not of the type Int"),
    ("{\"phase\":{\"waiting\":{}},\"level\":3}", "level is 3, which is not a raw value of Level; write 1, 2"),
  ])
  func unknownCases(_ state: String, _ sentence: String) throws {
    let push = Data("{\"aps\":{\"timestamp\":1767951660,\"event\":\"update\",\"content-state\":\(state)}}".utf8)
    let found = PushCheck(types: [AttributesType(Tram.self)]).check(push).findings.filter { $0.severity == .error }.map(\.message)
    #expect(found.count == 1 && found[0].hasPrefix("aps.content-state.\(sentence)"), "\(found)")
  }

  /// If nothing distinguishes the types, all are listed.
  @Test func anEmptyStateIsMeantForNone() {
    #expect(errors("{}").count == 3)
    #expect(errors("{\"driver\":\"Ann\"}").count == 1)
  }
}
