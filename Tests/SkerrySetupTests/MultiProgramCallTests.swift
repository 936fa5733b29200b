import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryCLI
@testable import SkerryCases
@testable import SkerrySetup

/// One call that the programs of two extensions answer.
@Suite(.serialized) @MainActor struct MultiProgramCallTests {
  let folder: URL
  let programs: [AssembledProgram]

  /// Two programs: one with two states of `Ride`, the other with one of `Walk`.
  init() throws {
    folder = try TemporaryFolder.make()
    programs = try Self.programs(in: folder, [("Phone", "BUNDLE_STATES=first,second"), ("Watch", "BUNDLE_STATES= BUNDLE_WALK=start")])
  }

  /// Programs made from `Tests/ConfigurableBundle`, each with an environment of its own.
  static func programs(in folder: URL, _ list: [(name: String, environment: String)]) throws -> [AssembledProgram] {
    let suite = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("ConfigurableBundle")
    return try list.map { name, environment in
      let file = folder.appendingPathComponent(name)
      try Data("#!/bin/sh\ncd \(folder.path)\n\(environment) exec \(suite.path) \"$@\"\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      return AssembledProgram(name: name, program: file.path, widgets: [], leftOut: [])
    }
  }

  func run(_ words: String..., programs: [AssembledProgram]? = nil) throws -> Int32 {
    try MultiProgramCall(programs: programs ?? self.programs, reports: [:], arguments: words).run()
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
  func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }
  func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }
  var places: [String] { ["--goldens", path("Goldens"), "--artifacts", path("artifacts"), "--quiet"] }

  func test(_ more: String..., programs: [AssembledProgram]? = nil) throws -> Int32 {
    try MultiProgramCall(programs: programs ?? self.programs, reports: [:], arguments: ["test"] + places + more).run()
  }

  @Test func everyReportOfATestHoldsAllExtensions() throws {
    let reporters = [("json", "all.json"), ("junit", "all.xml"), ("html", "all.html")]
    #expect(try test("-u", "--reporter", "junit=\(path("first.xml"))") == 0)
    let words = reporters.flatMap { ["--reporter", "\($0)=\(path($1))"] }
    let code = try MultiProgramCall(programs: programs, reports: [:], arguments: ["test"] + places + words).run()
    #expect(code == 0)
    let xml = try text("all.xml")
    #expect(count("<testsuites", in: xml) == 1 && count("<testcase", in: xml) == 3 && count("<testsuite ", in: xml) == 2)
    #expect(xml.contains("classname=\"Ride.second\"") && xml.contains("classname=\"Walk.start\""))
    let json = try JSONSerialization.jsonObject(with: Data(try text("all.json").utf8)) as? [String: Any]
    #expect((json?["results"] as? [Any])?.count == 3)
    let page = try text("all.html")
    #expect(page.contains("Ride/second") && page.contains("Walk/start"))
  }

  /// `accept` works with what all of them have found, and each golden keeps its bundle.
  @Test func oneRecordIsLeftForAllExtensions() throws {
    #expect(try test() == 20)
    #expect(try AcceptCommand(["--goldens", path("Goldens"), "--artifacts", path("artifacts")], isAccepting: true).run() == 0)
    #expect(try test() == 0)
    let record = try text("artifacts/run.json")
    #expect(count("\"verdict\":\"passed\"", in: record) == 3)
    // An extension that knows nothing of a pattern takes nothing away.
    #expect(try test("Walk*") == 0)
    #expect(count("\"verdict\":\"passed\"", in: try text("artifacts/run.json")) == 1)
    #expect(try test("Nothing") == 1)
    #expect(count("\"verdict\":\"passed\"", in: try text("artifacts/run.json")) == 1)
  }

  @Test func whatAnotherExtensionDrawsIsNotDeleted() throws {
    #expect(try test("-u") == 0)
    let one = try Self.programs(in: folder, [("Phone", "BUNDLE_STATES=first"), ("Watch", "BUNDLE_STATES= BUNDLE_WALK=start")])
    #expect(try test("--unreferenced", "reject", programs: one) == 23)
    #expect(try test("--unreferenced", "delete", programs: one) == 0)
    let pictures = try FileManager.default.subpathsOfDirectory(atPath: path("Goldens")).filter { $0.hasSuffix(".png") }
    #expect(pictures.count == 2 && pictures.contains { $0.hasPrefix("Walk/") })
  }

  @Test func theFirstCodeThatSaysMoreCounts() {
    func code(_ codes: [Int32]) -> Int32 { MultiProgramCall(programs: [], reports: [:], arguments: ["test"]).exitCode(of: codes) }
    #expect(code([0, 1, 20, 22]) == 20 && code([1, 2]) == 2 && code([0, 1]) == 1 && code([0, 0]) == 0 && code([]) == 0)
  }

  @Test func extensionsWithActivitiesOfOneNameAreAskedAlone() throws {
    let twice = try Self.programs(in: folder, [("Phone", "BUNDLE_STATES=first"), ("Pad", "BUNDLE_STATES=second")])
    let error = #expect(throws: CommandError.self) { try test(programs: twice) }
    #expect(error.map { "\($0)" }?.contains("Ride is in Phone and in Pad") ?? false)
  }

  @Test(arguments: ["junit", "sarif", "json", "text", "xcode", "github"])
  func findingsOfAllExtensionsAreInOneFile(_ format: String) throws {
    let code = try run("lint", "--quiet", "--format", format, "--out", path("findings"), programs: faulty)
    let text = try text("findings")
    #expect(code == 2 && text.contains("Fragile_Previews") && text.contains("FragileWidget"), "\(text)")
    switch format {
    case "junit": #expect(count("<testsuites", in: text) == 1)
    case "text": #expect(count("2 errors", in: text) == 1)
    case "sarif", "json": #expect((try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil)
    default: break
    }
  }

  /// Code of each of them stops the program.
  var faulty: [AssembledProgram] {
    get throws {
      try Self.programs(
        in: folder, [("Phone", "BUNDLE_STOP_PREVIEW=1"), ("Watch", "BUNDLE_STATES= BUNDLE_WALK=start BUNDLE_STOP_WIDGET=1")])
    }
  }

  @Test func oneBaselineHoldsTheFindingsOfAll() throws {
    let all = path("baseline.json")
    #expect(try run("lint", "--quiet", "--write-baseline", all, programs: faulty) == 0)
    #expect(try run("lint", "--quiet", "--baseline", all, "--out", path("left.txt"), programs: faulty) == 0)
    let one = try Self.programs(in: folder, [("Phone", "BUNDLE_STOP_PREVIEW=1")])
    #expect(try run("lint", "--quiet", "--baseline", all, "--out", path("left.txt"), programs: one) == 0)
    #expect(try text("left.txt").contains("no findings"))
  }

  @Test func aPayloadIsListedOnce() throws {
    try Data("{\"aps\": {\"timestamp\": 1767951660, \"event\": \"end\"}}".utf8).write(to: URL(fileURLWithPath: path("end.json")))
    let script = "#!/bin/sh\necho $0 \"$@\" >>\(path("calls"))\nexec \"$(dirname $0)/Phone\" \"$@\"\n"
    let second = folder.appendingPathComponent("Other")
    try Data(script.utf8).write(to: second)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: second.path)
    let both = [programs[0], AssembledProgram(name: "Other", program: second.path, widgets: [], leftOut: [])]
    #expect(try run("push", "check", "--json", path("end.json"), programs: both) == 0)
    // The second is only asked for its cases, not for the answer.
    #expect(count("push check", in: try text("calls")) == 1)
  }

  @Test func extensionsOfWidgetsAreNotAskedAboutActivities() throws {
    func program(_ name: String, _ lines: String, hasActivities: Bool) throws -> AssembledProgram {
      let file = folder.appendingPathComponent(name)
      try Data("#!/bin/sh\necho \(name) $1 >>\(path("calls"))\n\(lines)\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      return AssembledProgram(name: name, program: file.path, widgets: [], hasActivities: hasActivities, leftOut: [])
    }
    let rides = try program("Rides", "echo '{\"Ride\": [1]}'", hasActivities: true)
    let widgets = try program("Widgets", "exit 1", hasActivities: false)
    #expect(try run("states", "--write", path("states.json"), programs: [widgets, rides]) == 0)
    #expect(try text("states.json").contains("Ride") && text("calls") == "Rides states\n")
    let states = [["activity": "Ride", "state": "sample"], ["activity": "Walk", "state": "late"], ["activity": "Odd"]]
    #expect(MultiProgramCall.names(ofStates: ["states": states]) == ["Ride/sample", "Walk/late"])
    #expect(try run("simulate", path("script.json"), "--out", path("out"), programs: [widgets, rides]) == 0)
    #expect(try text("calls") == "Rides states\nRides simulate\n")
    // Where no extension has one, each says so itself.
    #expect(try run("states", programs: [widgets]) == 1)
    #expect(try text("calls").hasSuffix("Widgets states\n"))
  }
}
