import SkerryFormats
import ActivityKit
import SkerryActivity
import SkerryDiagnostics
import SkerryTestSupport
import Testing

@testable import SkerrySimulation

private struct MatchAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var home: Int
    var away: Int
    var minute: Int
    var event: String?
  }
  var homeTeam: String
  var awayTeam: String
}

private struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Stage: String, Codable { case kitchen, onTheWay, delivered }
    var stage: Stage
    var arrival: Date
  }
  var restaurant: String
}

private struct AdventureAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var health: Double
    var place: String
  }
  var hero: String
}

private struct MoodAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var emoji: String
    var word: String
  }
  var name: String
}

/// The scripts of the example: a match, an adventure, a mood, a delivery by push, and a whole evening of them.
@Suite struct EveningTests {
  static let root = Checkout.root
  static let scripts = root.appendingPathComponent("Examples/Evening/Scripts")
  static var types: [any ActivityAttributes.Type] {
    [MatchAttributes.self, DeliveryAttributes.self, AdventureAttributes.self, MoodAttributes.self]
  }

  @Test(arguments: ["adventure", "delivery", "evening", "match", "mood"]) func everyExpectationHolds(_ name: String) throws {
    let script = try SimulationScript(contentsOf: Self.scripts.appendingPathComponent(name + ".json"))
    let result = try Simulation(script, types: Self.types).run()
    #expect(result.failures.isEmpty, "\(result.failures)")
    #expect(result.expectationCount > 1 && result.frames.count > 3)
    #expect(try EventLog(replaying: result.log, name: name).text == result.log)
    #expect(try Simulation(script, types: Self.types).run().log == result.log)
  }

  /// The evening shows what the example describes.
  @Test func theEveningHasEverything() throws {
    let result = try Simulation(SimulationScript(contentsOf: Self.scripts.appendingPathComponent("evening.json")), types: Self.types).run()
    let islands = result.frames.map(\.surfaces.island)
    #expect(islands.contains(.expanded("match")))
    #expect(islands.contains(.minimal(attached: "match", detached: "dinner")))
    #expect(result.log.contains("\"to\":\"stale\""))
    #expect(result.log.contains("it was active for 8 hours"))
    #expect(result.frames.contains { $0.surfaces.isRed } && result.frames.contains { $0.surfaces.isLuminanceReduced })
    #expect(result.frames.contains { $0.surfaces.standby == .full("match") && $0.state.device.screen == .standby })
  }

  @Test func itsPushesAreValid() throws {
    let check = PushCheck(types: Self.types.map(AttributesType.init))
    for name in ["start", "on-the-way", "delivered"] {
      let result = check.check(try Data(contentsOf: Self.scripts.appendingPathComponent("pushes/\(name).json")))
      #expect(result.findings.isEmpty && result.type?.name == "DeliveryAttributes", "\(name): \(result.findings)")
    }
  }

  /// Of several types the nearest is named with its key path.
  @Test func theNearestTypeIsNamed() {
    let check = PushCheck(types: Self.types.map(AttributesType.init))
    let result = check.check(
      Data(#"{"aps":{"event":"update","timestamp":1700000000,"content-state":{"stage":"flying","arrival":0}}}"#.utf8))
    #expect(result.type?.name == "DeliveryAttributes")
    #expect(result.findings.contains { $0.message.hasPrefix("aps.content-state.stage is \"flying\", which is not a raw value of Stage") })
  }

  /// The schema for editors and the reader know the same verbs.
  @Test func theSchemaKnowsEveryVerb() throws {
    let schema = try JSONValue(
      parsing: Data(contentsOf: Self.root.appendingPathComponent("Sources/Clients/SkerrySimulation/simulation.schema.json")))
    let steps = schema["properties"]?["steps"]?["items"]?["oneOf"]?.items ?? []
    #expect(steps.compactMap { $0["properties"]?["do"]?["const"]?.string } == ScriptStep.verbs)
  }
}
