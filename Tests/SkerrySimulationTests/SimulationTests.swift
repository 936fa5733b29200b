import ActivityKit
import SkerryTestSupport
import Testing

@testable import SkerrySimulation

struct HikeAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var health: Double
    var since: Date?
  }
  var hero: String
}

/// Attributes of any kind, as `AlarmAttributes` are.
private struct PairAttributes<Kind: Codable & Hashable & Sendable>: ActivityAttributes {
  struct ContentState: Codable, Hashable { var health: Double }
  var kind: Kind
}

@Suite struct SimulationTests {
  /// By its own name, and by that of its cases.
  @Test(arguments: ["PairAttributes<Int>", "PairAttributes-Int"]) func aGenericTypeHasTwoNames(_ name: String) throws {
    let step = "{\"do\":\"request\",\"activity\":\"a\",\"type\":\"\(name)\",\"attributes\":{\"kind\":1},\"state\":{\"health\":1}}"
    let script = try SimulationScript(Data("{\"steps\":[\(step)]}".utf8), name: "life.json")
    #expect(try Simulation(script, types: [HikeAttributes.self, PairAttributes<Int>.self]).run().frames.count == 1)
  }

  func run(_ steps: String, head: String = "") throws -> SimulationResult {
    try Simulation(SimulationScript(Data("{\(head)\"steps\":[\(steps)]}".utf8), name: "life.json"), types: [HikeAttributes.self]).run()
  }
  func sentence(_ steps: String, head: String = "") -> String {
    do {
      let result = try run(steps, head: head)
      return result.failures.isEmpty ? "nothing is wrong" : result.failures.joined(separator: "\n")
    } catch { return "\(error)" }
  }
  static let start = #"{"do":"request","activity":"a","attributes":{"hero":"Egg"},"state":{"health":1}}"#

  @Test(arguments: [("", false), (#""appearance":"light","#, false), (#""appearance":"dark","#, true)])
  func aScriptHasAnAppearance(_ head: String, _ isDark: Bool) throws {
    #expect(try SimulationScript(Data("{\(head)\"steps\":[]}".utf8), name: "life.json").isDark == isDark)
  }

  @Test func aScriptIsPerformed() throws {
    let result = try run(
      """
      \(Self.start),
      {"do":"expect","activity":"a","is":"active","island":{"compact":"a"},"lockScreen":["a"]},
      {"after":"1h30m","do":"update","activity":"a","change":{"health":0.5,"since":{"$date":"+0s"}},"stale":"+10m","alert":{"title":"t","body":"b"}},
      {"do":"expect","island":{"expanded":"a"},"standby":{"full":"a"},"content":{"health":0.5},"activity":"a","alerted":"a"},
      {"after":"10m","do":"expect","activity":"a","is":"stale","island":{"compact":"a"}},
      {"at":"+9h","do":"expect","activity":"a","is":"ended","island":"empty","lockScreen":["a"]},
      {"do":"wait","for":"4h"},
      {"do":"expect","activities":{"a":"dismissed"},"lockScreen":[]}
      """)
    #expect(result.failures.isEmpty, "\(result.failures)")
    #expect(result.expectationCount == 5)
    // Started, updated, the alert over, stale, ended, dismissed: each visible change is a frame, time alone is not.
    #expect(result.frames.count == 6)
    #expect(result.frames.map(\.surfaces.island) == [.compact("a"), .expanded("a"), .compact("a"), .compact("a"), .empty, .empty])
    #expect(result.log.contains(#""state":{"health":0.5,"since":789649860}"#))
  }

  /// A step's own caption replaces the description of what happened.
  @Test func stepsHaveCaptions() throws {
    let steps = #"{"do":"update","activity":"a","change":{"health":0.5}CAPTION},{"do":"dismiss","activity":"a"CAPTION}"#
    let own = try run(Self.start + "," + steps.replacingOccurrences(of: "CAPTION", with: #","caption":"Own words""#))
    let described = try run(Self.start + "," + steps.replacingOccurrences(of: "CAPTION", with: ""))
    #expect(own.frames.map { $0.caption == "Own words" } == [false, true, true])
    #expect(described.frames.count == 3 && !described.frames.contains { $0.caption == "Own words" || $0.caption.isEmpty })
  }

  @Test func failedExpectationsAreDescribed() {
    let text = sentence(
      "\(Self.start),{\"do\":\"expect\",\"activity\":\"a\",\"is\":\"ended\",\"content\":{\"health\":2},\"island\":\"empty\"}")
    #expect(text.contains("steps[1] of life.json: a is active, expected ended"))
    #expect(text.contains("a.content.health is 1, expected 2"))
    #expect(text.contains("island is {\"compact\":\"a\"}, expected \"empty\""))
  }

  /// An expectation after a step that the system ignored says why it did.
  @Test func failedExpectationsNameWhatWasIgnored() {
    let ended = "{\"do\":\"end\",\"activity\":\"a\"},{\"do\":\"update\",\"activity\":\"a\",\"change\":{\"health\":2}}"
    let text = sentence("\(Self.start),\(ended),{\"do\":\"expect\",\"activity\":\"a\",\"is\":\"stale\",\"content\":{\"health\":2}}")
    let cause = "; the previous step was ignored, because it has ended; ended activities take no content"
    #expect(text.contains("a is ended, expected stale\(cause)"), "\(text)")
    #expect(text.contains("a.content.health is 1, expected 2\(cause)"), "\(text)")
  }

  /// Errors in a script are reported with their place.
  @Test(arguments: [
    (#"{"do":"jump"}"#, "steps[0].do of life.json is \"jump\""),
    (#"{"at":"+5m"}"#, "steps[0].do of life.json is missing"),
    (#"3"#, "steps[0] of life.json is a number"),
    (#"{"do":"wait"}"#, "steps[0].for of life.json is missing"),
    (#"{"do":"wait","for":"soon"}"#, "steps[0].for of life.json is not a duration"),
    (#"{"do":"wait","for":"1e300"}"#, "steps[0].for of life.json is not a duration"),
    (#"{"do":"close","at":"later"}"#, "steps[0].at of life.json is \"later\""),
    (#"{"do":"close","at":"+5m","after":"1s"}"#, "cannot be combined with at"),
    (#"{"do":"request","attributes":{"hero":"Egg"}}"#, "steps[0].state of life.json is missing"),
    (#"{"do":"request","attributes":{},"state":{"health":1}}"#, "steps[0].attributes.hero is missing"),
    (#"{"do":"request","attributes":{"hero":"Egg"},"state":{"health":"full"}}"#, "steps[0].state.health is not of the type Double"),
    (#"{"do":"request","type":"Walk","attributes":{"hero":"Egg"},"state":{"health":1}}"#, "steps[0].type of life.json is \"Walk\""),
    (#"{"do":"request","attributes":{"hero":"Egg"},"state":{"health":1},"stael":"+5m"}"#, "steps[0].stael of life.json is not known"),
    (
      #"{"do":"request","attributes":{"hero":"Egg"},"state":{"health":1,"since":{"$date":"then"}}}"#,
      "steps[0].state.since.$date of life.json"
    ),
    (#"{"do":"update","activity":"b","state":{"health":1}}"#, "steps[0].activity of life.json is \"b\", which no step has started"),
    (#"{"do":"push","activity":"b","file":"nowhere.json"}"#, "steps[0].file of life.json names nowhere.json"),
    (#"{"do":"push","activity":"b","payload":{}}"#, "no object \"aps\""),
    (#"{"do":"push","activity":"b","priority":1e300,"payload":{}}"#, "steps[0].priority"),
    (#"{"do":"device","screen":"ceiling"}"#, "steps[0].screen of life.json is \"ceiling\""),
    (#"{"do":"device","device":"iphone-99"}"#, "steps[0].device of life.json is \"iphone-99\""),
    (#"{"do":"expect"}"#, "has to expect something"),
    (#"{"do":"expect","refused":"tired"}"#, "steps[0].refused of life.json is \"tired\""),
    (#"{"do":"wait","for":"2h"},{"do":"close","at":"+1h"}"#, "steps[1].at of life.json is"),
  ])
  func mistakesAreNamed(_ steps: String, _ words: String) {
    #expect(sentence(steps).contains(words), "\(sentence(steps))")
  }

  @Test(arguments: [
    (#""start":"noon","#, "start of life.json is \"noon\""), (#""limits":{"perApp":-1},"#, "is negative"),
    (#""limits":{"perMoon":1},"#, "perMoon"),
    (#""apps":[{"id":"a"},{"id":"a"}],"#, "apps[1].id"), (#""device":"toaster","#, "device of life.json is \"toaster\""),
  ])
  func scriptHeadersAreChecked(_ head: String, _ words: String) {
    #expect(sentence("", head: head).contains(words), "\(sentence("", head: head))")
  }

  @Test func aLimitMayBeZero() throws {
    _ = try SimulationScript(Data(#"{"limits":{"perApp":0,"alertSeconds":0},"steps":[]}"#.utf8), name: "life.json")
  }

  @Test func syntaxErrorsHaveTheirLine() {
    do {
      _ = try SimulationScript(Data("{\n\"steps\": [,]\n}".utf8), name: "life.json")
      Issue.record("it was read")
    } catch { #expect(error.description.contains("line 2")) }
  }

  /// Random bytes give a sentence, never a crash.
  @Test func noiseIsAnswered() {
    var random = SeededGenerator(seed: 11)
    let good = Array(
      "{\"steps\":[\(Self.start),{\"after\":\"5m\",\"do\":\"update\",\"activity\":\"a\",\"change\":{\"health\":0.5}},{\"do\":\"wait\",\"for\":\"9h\"}]}"
        .utf8)
    var failures = 0
    for _ in 0..<1500 {
      var bytes = good
      for _ in 0...random.below(3) { bytes[random.below(bytes.count)] = UInt8(32 + random.below(95)) }
      do {
        _ = try Simulation(SimulationScript(Data(bytes), name: "noise"), types: [HikeAttributes.self]).run()
      } catch {
        failures += 1
        #expect(error.description.hasSuffix("."))
      }
    }
    #expect(failures > 500)
  }
}
