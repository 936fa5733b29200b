import Foundation
import SkerryDiagnostics
import SkerryRuntime
import SkerryTestSupport
import Testing

@testable import SkerryCases
@testable import SkerrySetup

/// What one extension of a repository does not have may be in another.
@Suite(.serialized) @MainActor struct PassedOverTests {
  let folder: URL

  init() throws { folder = try TemporaryFolder.make() }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Of the ends of two programs: `Ride` with two states, `Walk` with one.
  private func run(_ words: String..., programs: [(name: String, environment: String)]? = nil) throws -> Int32 {
    let list = programs ?? [("Phone", "BUNDLE_STATES=first,second"), ("Watch", "BUNDLE_STATES= BUNDLE_WALK=start")]
    return try MultiProgramCall(programs: try MultiProgramCallTests.programs(in: folder, list), reports: [:], arguments: words).run()
  }

  private func pictures(_ out: String) throws -> Set<String> {
    Set(try FileManager.default.subpathsOfDirectory(atPath: path(out)).filter { $0.hasSuffix(".png") })
  }

  @Test func eachPatternMayBeOfAnotherExtension() throws {
    #expect(try run("render", "--quiet", "--out", path("both"), "Ride/first", "Walk/*") == 0)
    #expect(try pictures("both") == ["Ride/first/view@3x.png", "Walk/start/view@3x.png"])
    #expect(try run("render", "--quiet", "--out", path("one"), "Ride/first", "Swim/*") == 1)
    #expect(try pictures("one") == ["Ride/first/view@3x.png"])
    #expect(try run("test", "--quiet", "--goldens", path("Goldens"), "--artifacts", path("artifacts"), "-u", "Swim/*") == 1)
  }

  /// Previewed views in one extension, an activity in the other.
  private static let both = [
    (name: "Phone", environment: "BUNDLE_STATES=first"), (name: "Ink", environment: "BUNDLE_STATES= BUNDLE_INK=1"),
  ]

  @Test func presentationsMayBeOfAnotherExtension() throws {
    #expect(try run("render", "--quiet", "--presentation", "compact", "--out", path("some"), programs: Self.both) == 0)
    #expect(try pictures("some").allSatisfy { $0.hasPrefix("Ink/") && $0.hasSuffix("/compact@3x.png") })
    #expect(try !pictures("some").isEmpty)
    #expect(try run("render", "--quiet", "--presentation", "system-small", "--out", path("none"), programs: Self.both) == 1)
  }

  @Test func statesOfAFileAreDrawnByTheirExtension() throws {
    #expect(try run("states", "--write", path("all.json"), programs: [Self.both[1]]) == 0)
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appendingPathComponent("all.json"))) as? [String: Any]
    var state = try #require((root?["states"] as? [[String: Any]])?.first)
    func render(_ name: String) throws -> Int32 {
      try JSONSerialization.data(withJSONObject: ["format": 1, "states": [state]]).write(to: folder.appendingPathComponent("\(name).json"))
      return try run("render", "--quiet", "--states", path("\(name).json"), "--out", path(name), programs: Self.both)
    }
    state["state"] = "own"
    #expect(try render("ink") == 0)
    #expect(try pictures("ink").isSuperset(of: ["Ink/own/compact@3x.png", "Ride/first/view@3x.png"]))
    state["activity"] = "Swim"
    #expect(try render("swim") == 1)
  }

  @Test func aProgramRecordsOnlyIfItIsOneOfSeveral() throws {
    #expect(!PassedOver.record("a", "b", in: [:]))
    #expect(!PassedOver.record("a", "b", in: [PassedOver.variable: path("record")]))
    try Data().write(to: folder.appendingPathComponent("record"))
    #expect(PassedOver.record("a", "b", in: [PassedOver.variable: path("record")]))
    #expect(PassedOver.record("c", "\"d\"\n", in: [PassedOver.variable: path("record")]))
    #expect(PassedOver.entries(path("record")) == [.init(request: "a", sentence: "b"), .init(request: "c", sentence: "\"d\"\n")])
    #expect(PassedOver.entries(path("nothing")).isEmpty)
  }

  /// Symbols of substitutes are told once for all programs, and nothing was passed over because of them.
  @Test func symbolsOfAllProgramsAreToldOnce() throws {
    let records = PassedOverRecords(of: ["Phone", "Watch", "Ink"])
    #expect(PassedOver.record(symbols: ["star", "bolt.fill"], in: records.variable(for: "Phone")))
    #expect(PassedOver.record(symbols: ["star", "clock"], in: records.variable(for: "Watch")))
    #expect(records.symbols == ["bolt.fill", "clock", "star"])
    #expect(records.passedOverByAll.isEmpty && !records.hasNoCase("Phone"))
    #expect(!PassedOver.record(symbols: ["star"], in: [:]))
    let note = try #require(Diagnostic.standIns(records.symbols))
    #expect(note.line.hasPrefix("note: Icons stand in for 3 symbols of SF Symbols (bolt.fill, clock, star); for Apple's own drawings "))
    #expect(note.line.hasSuffix(" [stand-in-symbol]") && Diagnostic.standIns([]) == nil)
    #expect(Diagnostic.standIns(["a", "b", "c", "d", "e", "f", "g"])?.message.contains("(a, b, c, d, e and 2 more)") == true)
    #expect(Diagnostic.standIns(["a"])?.message.hasPrefix("Icons stand in for 1 symbol of") == true)
  }
}
