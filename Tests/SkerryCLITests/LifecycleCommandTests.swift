import Foundation
import SkerryGeometry
import SkerryImage
import SkerrySimulation
import SkerryTestSupport
import SkerryWidget
import SwiftUI
import Testing

@testable import SkerryCLI
@testable import SkerryCases

private struct MatchBundle: WidgetBundle {
  var body: some Widget { MatchActivity() }
}

/// The verbs `push` and `simulate`, end to end.
@Suite(.serialized) @MainActor struct LifecycleCommandTests: MatchCommandSuite {
  let folder: URL

  init() throws {
    folder = try TemporaryFolder.make()
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path) }

  static let push = #"{"aps":{"event":"update","timestamp":1777658400,"content-state":{"score":4,"image":""}}}"#
  static let script = """
    {"start":"2026-05-01T18:00:00Z","steps":[
    {"do":"request","activity":"match","attributes":{"name":"Final"},"state":{"score":0,"image":""},"push":"token"},
    {"after":"20m","do":"update","activity":"match","change":{"score":1},"alert":{"title":"Goal","body":"1"}},
    {"do":"expect","island":{"expanded":"match"}},
    {"after":"1m","do":"end","activity":"match","dismissal":"immediate"},
    {"do":"expect","island":"empty"}]}
    """

  @Test func goodPushesPassAndBadOnesHaveTheirCode() throws {
    let good = try file("good.json", Self.push)
    let bad = try file("bad.json", Self.push.replacingOccurrences(of: "4,", with: "\"four\","))
    let old = try file("old.json", Self.push.replacingOccurrences(of: "1777658400", with: "1777658399"))
    #expect(run("push", "check", good) == 0)
    #expect(run("push", "check", bad) == 24)
    #expect(run("push", "check", good, "--json") == 0)
    #expect(run("push", "check", old, good) == 0)
    #expect(run("push", "check", good, old) == 24)
    #expect(run("push", "check", old, "--after", "1777658400") == 24)
    #expect(run("push", "check", good, "--activity", "Match") == 0)
    for words in [["push"], ["push", "check"], ["push", "sing"], ["push", "check", folder.path + "/none.json"]] {
      #expect(CommandLineTool(inventory: { WidgetInventory(widget: MatchActivity()) }, name: "test").run(words) == 1)
    }
    #expect(run("push", "check", good, "--activity", "Nobody") == 1)
    #expect(run("push", "check", good, "--headers", try file("headers", "\r\n")) == 1)
    #expect(run("push", "check", good, "--headers", try file("headers", "{\"apns-priority\": 5,}")) == 1)
    let whole = "\n {\"apns-push-type\": \"liveactivity\", \"apns-topic\": \"com.example.match.push-type.liveactivity\"}"
    #expect(run("push", "check", good, "--headers", try file("headers", whole)) == 0)
    #expect(run("push", "check", good, "--headers", try file("headers", "{\"apns-priority\": \"7\"}")) == 24)
    for end in ["\n", "\r\n"] {
      let lines = ["apns-push-type: liveactivity", "apns-topic: com.example.match.push-type.liveactivity", "apns-priority: 10", ""]
      #expect(run("push", "check", good, "--headers", try file("headers", lines.joined(separator: end))) == 0)
    }
  }

  @Test func olderPayloadsMustStillDecode() throws {
    let good = try file("good.json", Self.push)
    _ = try file("fixtures/v1.json", Self.push)
    _ = try file("fixtures/state.json", #"{"score":1,"image":""}"#)
    let fixtures = folder.appendingPathComponent("fixtures").path
    #expect(run("push", "check", good, "--against", fixtures) == 0)
    _ = try file("fixtures/v0.json", #"{"score":1}"#)
    #expect(run("push", "check", good, "--against", fixtures) == 24)
    #expect(run("push", "check", good, "--against", folder.path + "/nowhere") == 1)
  }

  @Test func pushesAreDrawn() throws {
    let good = try file("good.json", Self.push)
    let bad = try file("bad.json", Self.push.replacingOccurrences(of: "4,", with: "\"four\","))
    let out = folder.appendingPathComponent("out").path
    #expect(run("render", "--payload", good, "--out", out, "--presentation", "compact") == 0)
    #expect(exists("out/Match/good/compact@3x.png"))
    #expect(run("render", "--payload", bad, "--out", out) == 24)
    #expect(run("push", "check", good, "--out", out + "2", "--presentation", "minimal") == 0)
    #expect(exists("out2/Match/good/minimal@3x.png"))
    #expect(run("push", "apply", good, "--out", out + "3", "--no-pictures") == 0)
    #expect(exists("out3/log.jsonl"))
  }

  @Test func aScriptProducesALogPicturesAndAnAnimation() throws {
    let script = try file("life.json", Self.script)
    let (a, b) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
    #expect(run("simulate", script, "--out", a.path, "--scale", "0.5") == 0)
    let names = try FileManager.default.subpathsOfDirectory(atPath: a.path).filter { $0.contains(".") }.sorted()
    // Started, alerted, over, dismissed: four moments of four pictures, the log, the film, the page.
    #expect(names.count == 4 * 4 + 3, "\(names)")
    // A log replays to the same bytes, whatever else the machine does.
    #expect(run("simulate", a.appendingPathComponent("log.jsonl").path, "--out", b.path, "--scale", "0.5") == 0)
    for name in names where name != "index.html" && name != "film.png" {
      #expect(try Data(contentsOf: a.appendingPathComponent(name)) == Data(contentsOf: b.appendingPathComponent(name)), "\(name)")
    }
    let film = try Data(contentsOf: a.appendingPathComponent("film.png"))
    #expect(film.range(of: Data("acTL".utf8)) != nil)
    #expect(try ImageCodecs.decode(film).size.width == 1120)
  }

  /// A device in another language is mirrored where the language is, and a name that is not a language is refused.
  @Test func aScriptIsDrawnInAnotherLanguage() throws {
    let script = try file("life.json", Self.script)
    func picture(_ locale: String) throws -> Data {
      let out = folder.appendingPathComponent(locale)
      #expect(run("simulate", script, "--out", out.path, "--scale", "0.5", "--locale", locale) == 0)
      let names = try FileManager.default.subpathsOfDirectory(atPath: out.path).sorted()
      let first = try #require(names.first { $0.hasSuffix("-lock-screen@0.5x.png") })
      return try Data(contentsOf: out.appendingPathComponent(first))
    }
    let plain = try picture("en_US")
    #expect(try picture("he") != plain)
    #expect(try picture("pseudo-rtl") != plain)
    #expect(run("simulate", script, "--out", folder.path + "/no", "--no-pictures", "--locale", "../..") == 1)
  }

  /// From Swift, without the command.
  @Test func aResultCanBeDrawn() throws {
    let script = try SimulationScript(contentsOf: URL(fileURLWithPath: try file("life.json", Self.script)))
    let result = try Simulation(script, types: [MatchAttributes.self]).run()
    #expect(result.failures.isEmpty)
    try result.write(to: folder.appendingPathComponent("swift"), drawnBy: MatchBundle(), scale: 0.5)
    #expect(exists("swift/film.png") && exists("swift/index.html") && exists("swift/frames/001-18-00-00-home@0.5x.png"))
    #expect(abs(Date().timeIntervalSince1970 - 1_777_658_400) > 1, "the clock runs again")
  }

  @Test func expectationsAndMistakesHaveTheirCodes() throws {
    let out = folder.appendingPathComponent("out").path
    let failing = try file("failing.json", Self.script.replacingOccurrences(of: "\"empty\"", with: "{\"compact\":\"match\"}"))
    #expect(run("simulate", failing, "--out", out, "--no-pictures") == 25)
    let wrong = try file("wrong.json", Self.script.replacingOccurrences(of: "\"score\":1", with: "\"score\":true"))
    #expect(run("simulate", wrong, "--out", out, "--no-pictures") == 1)
    #expect(run("simulate", try file("broken.json", "{"), "--out", out) == 1)
    #expect(run("simulate", folder.path + "/none.json", "--out", out) == 1)
    #expect(run("simulate", failing) == 1)
    #expect(run("simulate", "--out", out) == 1)
    #expect(run("simulate", failing, "--out", out, "--scale", "99") == 1)
  }
}
