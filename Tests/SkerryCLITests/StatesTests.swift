import SkerryGeometry
import Foundation
import SkerryGeometry
import SkerryImage
import SkerryTestSupport
import SkerryWidget
import Testing

@testable import SkerryCLI
@testable import SkerryCases

/// Generated states in the command.
@Suite(.serialized) @MainActor struct StatesTests {
  let folder: URL

  init() throws {
    folder = TemporaryFolder.root.appendingPathComponent("skerry-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("App"), withIntermediateDirectories: true)
    let app = "let state = FerryAttributes.ContentState(message: \"Boarding\", departure: .now, arrival: .now + 600, progress: 0.25)"
    try Data(app.utf8).write(to: folder.appendingPathComponent("App/Start.swift"))
  }

  private func run(_ words: String...) -> Int32 {
    CommandLineTool(inventory: { WidgetInventory(widget: FerryActivity()) }, name: "test")
      .run(words + ["--sources", folder.appendingPathComponent("App").path])
  }

  private func manifest(_ out: String) throws -> [String: Any] {
    let data = try Data(contentsOf: folder.appendingPathComponent("\(out)/manifest.json"))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func ferry(_ out: String) throws -> [String: Any] {
    try #require((manifest(out)["activities"] as? [[String: Any]])?.first { $0["name"] as? String == "Ferry" })
  }

  @Test func statesOfAFileOrOfStandardInput() throws {
    #expect(try StateSettings(["-"], folder: ".").file == "-" && StateSettings(["a.json"], folder: ".").file == "a.json")
    #expect(try StateSettings(["late"], folder: ".").file == nil)
    #expect(throws: CommandError.self) { try StateSettings(["a.json", "late"], folder: ".") }
    #expect(throws: CommandError.self) { try StateSettings(["-", "late"], folder: ".") }
  }

  @Test func anActivityWithoutAPreviewIsDrawn() throws {
    #expect(run("render", "Ferry", "--out", folder.appendingPathComponent("out").path) == 0)
    let states = try #require(ferry("out")["states"] as? [[String: Any]])
    #expect(states.count == 1 && states[0]["state"] as? String == "sample" && states[0]["origin"] as? String == "made-up")
    #expect(states.first?["sources"] as? [String] == ["Start.swift"])
    #expect(try (manifest("out")["pictures"] as? [[String: Any]])?.allSatisfy { $0["origin"] as? String == "made-up" } == true)
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("out/Ferry/sample/lock-screen@3x.png").path))
    let page = try String(contentsOf: folder.appendingPathComponent("out/index.html"), encoding: .utf8)
    #expect(page.contains("generated"))
  }

  /// A preview shows another widget of the same attributes, so this one has no picture yet.
  @Test func aWidgetThatNoPreviewShowsIsDrawn() throws {
    let settings = try StateSettings(["auto"], folder: folder.appendingPathComponent("App").path)
    let inventory = WidgetInventory(widget: FerryActivity())
    func cases(previewing widget: any Widget) throws -> [PreviewCase] {
      let configuration = try #require(WidgetInventory(widget: widget).entries.first?.activity)
      let shown = PreviewCase(
        activity: "Ferry", state: "shown",
        content: .activity(
          configuration, attributes: FerryAttributes(pierName: "North"),
          state: FerryAttributes.ContentState(message: "", departure: .now, arrival: .now, progress: 0),
          isStale: false, supportsSmall: false), fileID: "Test/Ferry.swift", line: 1)
      var leftOut: [LeftOut] = []
      return try GeneratedCases(inventory: inventory, settings: settings, now: .now).cases(besides: CaseList([shown]), leftOut: &leftOut)
    }
    #expect(try cases(previewing: FerryActivity()).isEmpty)
    #expect(try cases(previewing: FerryPoster()).map(\.state) == ["sample"])
  }

  /// The late state is as the sample: the card shows no time.
  @Test func kindsHaveTheirOwnPictures() throws {
    #expect(run("render", "Ferry", "--states", "all", "--out", folder.appendingPathComponent("all").path) == 0)
    let states = try #require(ferry("all")["states"] as? [[String: Any]])
    #expect(states.compactMap { $0["state"] as? String } == ["sample", "empty", "long", "late"])
    let pictures = try ["sample", "empty", "long"].map {
      try Data(contentsOf: folder.appendingPathComponent("all/Ferry/\($0)/lock-screen@3x.png"))
    }
    #expect(Set(pictures).count == 3)
  }

  /// Two of the phase, and ten of the twelve of the colour; the others are named.
  @Test func everyCaseOfTheStateIsDrawn() throws {
    let views = "import SwiftUI\nText(state.phase.rawValue).foregroundStyle(color(state.colour))"
    try Data(views.utf8).write(to: folder.appendingPathComponent("App/Views.swift"))
    let settings = try StateSettings(["auto"], folder: folder.appendingPathComponent("App").path)
    var leftOut: [LeftOut] = []
    let cases = GeneratedCases(inventory: WidgetInventory(widget: TrolleyActivity()), settings: settings, now: .now)
    let found = try cases.cases(besides: CaseList(), leftOut: &leftOut)
    #expect(found.map(\.state) == ["sample", "phase-waiting", "phase-arrived"] + (2...11).map { "colour-c\($0)" })
    #expect(leftOut.map(\.name) == ["Trolley"] && leftOut.allSatisfy { !$0.isFault })
    #expect(leftOut.first?.reason.contains("2 more cases of its state are not drawn, from colour-c12 on") == true)
  }

  /// One folder of both would be overwritten on file systems without case.
  @Test func namesDifferInMoreThanCapitalization() throws {
    let start = folder.appendingPathComponent("App/Start.swift")
    let app = try String(contentsOf: start, encoding: .utf8)
    try Data(app.replacingOccurrences(of: "Boarding", with: "rest").utf8).write(to: start)
    let views =
      "import SwiftUI\nif [a].contains(state.message == \"rest\"), state.message == \"Rest\" || state.message == \"REST\" { Text(state.message) }"
    try Data(views.utf8).write(to: folder.appendingPathComponent("App/Views.swift"))
    let settings = try StateSettings(["each"], folder: folder.appendingPathComponent("App").path)
    var leftOut: [LeftOut] = []
    let cases = GeneratedCases(inventory: WidgetInventory(widget: FerryActivity()), settings: settings, now: .now)
    #expect(try cases.cases(besides: CaseList(), leftOut: &leftOut).map(\.state) == ["message-Rest", "message-REST-2"])
  }

  @Test func eachAloneDrawsNoSample() throws {
    try Data("import SwiftUI\nText(state.phase.rawValue)".utf8).write(to: folder.appendingPathComponent("App/Views.swift"))
    let settings = try StateSettings(["each"], folder: folder.appendingPathComponent("App").path)
    var leftOut: [LeftOut] = []
    let cases = GeneratedCases(inventory: WidgetInventory(widget: TrolleyActivity()), settings: settings, now: .now)
    #expect(try cases.cases(besides: CaseList(), leftOut: &leftOut).map(\.state) == ["phase-waiting", "phase-arrived"])
    #expect(leftOut.isEmpty)
  }

  @Test func noneIsNamed() throws {
    #expect(run("render", "--states", "none", "--out", folder.appendingPathComponent("none").path) == 0)
    let left = try #require(ferry("none")["leftOut"] as? [[String: Any]])
    #expect(left.count == 1 && (left[0]["reason"] as? String)?.contains("no preview") == true)
  }

  @Test func writtenStatesAreDrawnUnchanged() throws {
    let file = folder.appendingPathComponent("states.json").path
    #expect(run("states", "Ferry", "--write", file) == 0)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("\"Boarding\"") && text.contains("\"late\""))
    try Data(text.replacingOccurrences(of: "\"Boarding\"", with: "\"Edited by hand\"").utf8).write(to: URL(fileURLWithPath: file))
    #expect(run("render", "Ferry", "--states", file, "--out", folder.appendingPathComponent("edited").path) == 0)
    #expect(try (manifest("edited")["pictures"] as? [[String: Any]])?.first?["origin"] as? String == "file")
    #expect(run("render", "Ferry", "--out", folder.appendingPathComponent("made").path) == 0)
    let path = "Ferry/sample/lock-screen@3x.png"
    #expect(
      try Data(contentsOf: folder.appendingPathComponent("edited/\(path)"))
        != Data(contentsOf: folder.appendingPathComponent("made/\(path)")))
  }

  /// The live page offers these: what the cases have on the devices, also what is not drawn by default, whatever the call chooses.
  @Test func aPlanNamesThePresentationsOfItsCases() throws {
    func plan(_ words: String...) throws -> CasePlan {
      let looks = try CaseOptions.looks(try Arguments(["Ferry"] + words + ["--sources", folder.path], of: .render))
      return try CasePlan(looks, inventory: WidgetInventory(widget: FerryActivity()))
    }
    let all = try plan().presentations
    #expect(Set(["banner", "compact-leading", "small", "standby"]).isSubset(of: all) && !all.contains("system-small"))
    let other = try plan("--presentation", "system-small")
    #expect(other.pictures.count == 0 && other.presentations == all)
    let plain = try plan("--device", "iphone-se").presentations
    #expect(plain.contains("lock-screen") && !plain.contains("compact") && plain == all.filter(plain.contains))
  }

  /// An activity that rejects every generated value is written with the states of its previews, and that is no fault.
  @Test func previewsTakeThePlaceOfStatesThatCannotBeGenerated() throws {
    var none: [LeftOut] = []
    let settings = try StateSettings(["sample"], folder: folder.path)
    let cases = try GeneratedCases(inventory: WidgetInventory(widget: FerryActivity()), settings: settings, now: .now)
      .cases(besides: CaseList(), leftOut: &none)
    let reasons = ["Ferry/sample", "Ferry/long", "Tram/sample"].map { LeftOut(name: $0, reason: "\($0) does not decode") }
    var leftOut = reasons
    let taken = StatesCommand.previewed(besides: [], &leftOut) { CaseList(cases) }
    #expect(taken.map(\.id) == ["Ferry/sample"])
    #expect(leftOut.map(\.name) == ["Ferry", "Tram/sample"] && leftOut.map(\.isFault) == [false, true])
    #expect(leftOut[0].reason == "Ferry/sample does not decode; the states of its previews take their place.")
    // One generated state is enough, and without faults no preview is looked for.
    leftOut = reasons
    #expect(StatesCommand.previewed(besides: cases, &leftOut) { CaseList(cases) }.isEmpty && leftOut == reasons)
    leftOut = []
    #expect(StatesCommand.previewed(besides: [], &leftOut) { CaseList(cases) }.isEmpty)
  }

  @Test(arguments: [
    "{", "[]", "{\"states\": [{}]}", "{\"states\": [{\"activity\": \"Other\", \"state\": \"a\"}]}",
    "{\"states\": [{\"activity\": \"Ferry\", \"state\": \"a\", \"attributes\": {}, \"contentState\": {}}]}",
  ])
  func aBrokenFileIsOneSentence(_ text: String) throws {
    let file = folder.appendingPathComponent("broken.json")
    try Data(text.utf8).write(to: file)
    #expect(run("render", "--states", file.path, "--out", folder.appendingPathComponent("broken").path) == 1)
  }

  @Test func wrongArgumentsAreRejected() {
    #expect(run("render", "--states", "some", "--out", folder.appendingPathComponent("x").path) == 1)
    #expect(run("states", "Nothing") == 1)
  }

  /// A generated case has the position of the ActivityConfiguration.
  @Test func aGeneratedCaseHasThePlaceOfItsActivity() throws {
    let cases = try GeneratedCases(
      inventory: WidgetInventory(widget: FerryActivity()), settings: StateSettings(["sample"], folder: folder.path), now: .now)
    var leftOut: [LeftOut] = []
    let found = try cases.cases(besides: CaseList(), leftOut: &leftOut)
    #expect(found.map(\.fileID) == ["SkerryCLITests/FerryActivity.swift"] && found[0].line > 1)
  }

  /// `test` compares what `render` draws, unless the call chooses other states.
  @Test func testComparesGeneratedStates() throws {
    // Without goldens every compared picture is missing, and the drawn picture is stored.
    let goldens = folder.appendingPathComponent("Goldens").path
    let (plain, without) = (folder.appendingPathComponent("plain"), folder.appendingPathComponent("without"))
    #expect(run("test", "--goldens", goldens, "--artifacts", plain.path) == 20)
    #expect(FileManager.default.fileExists(atPath: plain.appendingPathComponent("artifacts/Ferry/sample").path))
    #expect(run("test", "--states", "none", "--goldens", goldens, "--artifacts", without.path) == 20)
    #expect(!FileManager.default.fileExists(atPath: without.appendingPathComponent("artifacts/Ferry").path))
  }

  /// Oversized images are drawn with a mark, drawn, or left out; each is an error.
  @Test func oversizedImagesAreShownAsRequested() throws {
    var pictures: [String: Data] = [:]
    for mode in ["mark", "draw", "omit"] {
      let image = folder.appendingPathComponent("image@3x.png")
      var bitmap = Bitmap(size: .init(width: 300, height: 300))
      for index in bitmap.pixels.indices { bitmap.pixels[index] = 255 }
      try ImageCodecs.encodePNG(bitmap).write(to: image)
      let (attributes, state) = (folder.appendingPathComponent("a.json"), folder.appendingPathComponent("s.json"))
      try Data("{\"name\": \"Final\"}".utf8).write(to: attributes)
      try Data("{\"score\": 3, \"image\": \"\(image.path)\"}".utf8).write(to: state)
      let code = CommandLineTool(inventory: { WidgetInventory(widget: MatchActivity()) }, name: "test")
        .run([
          "render", "--attributes", attributes.path, "--state", state.path, "--presentation", "minimal", "--oversized", mode, "--out",
          folder.appendingPathComponent(mode).path,
        ])
      #expect(code == 2)
      pictures[mode] = try Data(contentsOf: folder.appendingPathComponent("\(mode)/Match/s/minimal@3x.png"))
    }
    #expect(Set(pictures.values).count == 3)
  }
}
