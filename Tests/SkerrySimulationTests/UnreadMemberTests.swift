import ActivityKit
import Foundation
import SkerryDiagnostics
import SkerryFormats
import Testing

@testable import SkerrySimulation

private struct Bus: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Phase: String, Codable { case boarding, departed, held = "on-hold" }
    enum Gate: String, Codable, CaseIterable { case a1, a2, a3, a4, b1, b2, b3, b4, c1, c2 }
    struct Stop: Codable, Hashable {
      var name: String
      var platform: Int?
    }
    var line: String
    var note: String?
    var delayMinutes: Int?
    var phase: Phase?
    var gate: Gate?
    var stops: [Stop]?
    var kept: String?
    private enum CodingKeys: String, CodingKey { case line, note, phase, gate, stops, kept = "held_back", delayMinutes = "delay_minutes" }
  }
  var route: String?
}

/// JSON keys that a type does not decode, and values that it does not know: the key that is probably meant is named, even if it is optional.
@Suite struct UnreadMemberTests {
  private func messages(_ state: String, attributes: String? = nil) -> [String] {
    let start = attributes.map { ",\"attributes-type\":\"Bus\",\"attributes\":\($0),\"alert\":{\"title\":\"t\",\"body\":\"b\"}" } ?? ""
    let event = attributes == nil ? "update" : "start"
    let text = "{\"aps\":{\"event\":\"\(event)\",\"timestamp\":1795255200,\"content-state\":\(state)\(start)}}"
    return PushCheck(types: [AttributesType(Bus.self)]).check(Data(text.utf8)).findings.filter { $0.severity != .note }.map(\.message)
  }

  @Test(arguments: [
    ("\"nots\":\"a\"", "nots is not read by Bus.ContentState; write \"note\" if that is meant, or remove it"),
    ("\"delayMinutes\":3", "delayMinutes is not read by Bus.ContentState; write \"delay_minutes\" if that is meant, or remove it"),
    ("\"heldback\":\"x\"", "heldback is not read by Bus.ContentState; write \"held_back\" if that is meant, or remove it"),
    (
      "\"stops\":[{\"name\":\"A\"},{\"name\":\"B\",\"platfrom\":2}]",
      "stops[1].platfrom is not read by Bus.ContentState; write \"platform\" if that is meant, or remove it"
    ),
    // What is there already is not meant, and nothing is near.
    ("\"note\":\"a\",\"nots\":\"a\"", "nots is not read by Bus.ContentState; remove it, or check its spelling"),
    ("\"temperature\":3", "temperature is not read by Bus.ContentState; remove it, or check its spelling"),
  ]) func theMemberThatIsMeantIsNamed(_ members: String, _ sentence: String) {
    let found = messages("{\"line\":\"7\",\(members)}")
    #expect(found.count == 1 && found[0].hasPrefix("aps.content-state.\(sentence)"), "\(found)")
  }

  /// A script's state is judged as a push's.
  @Test(arguments: [
    ("{\"line\":\"7\",\"phase\":\"boardng\"}", "state.phase is \"boardng\", which is not a raw value of Phase; write \"boarding\", "),
    ("{\"line\":7}", "state.line is not of the type string but a number; write a string in quotation marks"),
  ]) func scriptsNameTheProblem(_ state: String, _ sentence: String) {
    let text = "{\"steps\":[{\"do\":\"request\",\"activity\":\"a\",\"attributes\":{},\"state\":\(state)}]}"
    let error = #expect(throws: SimulationError.self) {
      _ = try Simulation(SimulationScript(Data(text.utf8), name: "life.json"), types: [Bus.self]).run()
    }
    #expect(error.map { "\($0)" }?.hasPrefix("In life.json, steps[0].\(sentence)") == true, "\(String(describing: error))")
  }

  @Test func aListThatIsTooShort() {
    let error = #expect(throws: (any Error).self) { _ = try JSONDecoder().decode(ClosedRange<Int>.self, from: Data("[1]".utf8)) }
    #expect(
      error.map { DecodingSentence.of($0, in: "state") } == "state[1] is missing, because the list is shorter; add it")
  }

  @Test func attributesAreReadToo() {
    let found = messages("{\"line\":\"7\"}", attributes: "{\"rout\":\"x\"}")
    #expect(found.contains { $0.hasPrefix("aps.attributes.rout is not read by Bus; write \"route\" if that is meant") }, "\(found)")
  }

  @Test(arguments: [
    ("\"phase\":\"boardng\"", "phase is \"boardng\", which is not a raw value of Phase; write \"boarding\", \"departed\", \"on-hold\" ("),
    ("\"phase\":\"on hold\"", "phase is \"on hold\", which is not a raw value of Phase; write \"on-hold\", \"boarding\", \"departed\" ("),
    (
      "\"gate\":\"c22\"",
      "gate is \"c22\", which is not a raw value of Gate; write \"c2\", \"a1\", \"a2\", \"a3\", \"a4\", \"b1\", \"b2\", \"b3\" or one of 2 more ("
    ),
  ]) func knownCasesAreListed(_ members: String, _ sentence: String) {
    let found = messages("{\"line\":\"7\",\(members)}")
    #expect(found.count == 1 && found[0].hasPrefix("aps.content-state.\(sentence)"), "\(found)")
  }

  /// A needed key is misspelt: only keys that the type does not read are suggested.
  @Test func aMissingKeyThatIsMisspeltIsNamed() {
    #expect(
      messages("{\"lin\":\"7\"}")[0].hasPrefix("aps.content-state.line is missing; add it: \"lin\" exists, so rename it if that is meant (")
    )
    #expect(messages("{\"note\":\"7\"}")[0].hasPrefix("aps.content-state.line is missing; add it ("))
  }

  @Test func readMembersAreThoseThatDecodingAsksFor() throws {
    let json = JSONValue.object(["line": .string("7"), "stops": .array([.object(["name": .string("A")])])])
    let read = ReadMembers(of: Bus.ContentState.self, in: json)
    #expect(Set(read.names) == ["line", "note", "phase", "gate", "stops", "held_back", "delay_minutes"])
    let place: [any CodingKey] = [UnreadMember.Step(stringValue: "stops"), UnreadMember.Step(intValue: 0)]
    let type = try #require(ReadMembers.type(at: place, below: Bus.ContentState.self, in: json))
    #expect(type == Bus.ContentState.Stop.self && ReadMembers(of: type, in: json.value(at: place) ?? .null).names == ["name", "platform"])
    #expect(ReadMembers.type(at: [UnreadMember.Step(intValue: 0)], below: Bus.ContentState.self, in: json) == nil)
  }
}
