import Foundation
import SkerryGeometry
import SkerryImage
import SkerryTestSupport
import SkerryWidget
import Testing

@testable import SkerryCLI
@testable import SkerryCases

@Suite(.serialized) @MainActor struct RenderTests: MatchCommandSuite {
  let folder: URL

  init() throws {
    folder = try TemporaryFolder.make()
  }

  /// A state whose minimal presentation shows a plain image of this many pixels, at 3x by its name.
  func stateWithImage(_ width: Int, _ height: Int) throws -> String {
    let image = folder.appendingPathComponent("image@3x.png")
    var bitmap = Bitmap(size: PixelSize(width: width, height: height))
    for index in bitmap.pixels.indices { bitmap.pixels[index] = 255 }
    try ImageCodecs.encodePNG(bitmap).write(to: image)
    return try file("state.json", "{\"score\": 3, \"image\": \"\(image.path)\"}")
  }

  @Test func previewsAreFoundWithoutRegistration() throws {
    let out = folder.appendingPathComponent("out")
    #expect(run("render", "--out", out.path) == 0)
    #expect(FileManager.default.fileExists(atPath: out.appendingPathComponent("Match/score-3-image/lock-screen@3x.png").path))
    #expect(FileManager.default.fileExists(atPath: out.appendingPathComponent("index.html").path))
    #expect(FileManager.default.fileExists(atPath: out.appendingPathComponent("manifest.json").path))
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    let (a, b) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
    #expect(run("render", "--out", a.path) == 0)
    #expect(run("render", "--out", b.path) == 0)
    let names = try FileManager.default.subpathsOfDirectory(atPath: a.path).sorted()
    #expect(names.count > 8)
    for name in names where name.contains(".") {
      #expect(try Data(contentsOf: a.appendingPathComponent(name)) == Data(contentsOf: b.appendingPathComponent(name)), "\(name)")
    }
  }

  /// Exactly 45 × 36.67 points (135 × 110 pixels at 3x) passes in minimal; a pixel more does not, resizable or not.
  @Test(arguments: [(135, 110, Int32(0)), (136, 110, 2), (135, 111, 2)]) func imageRuleHoldsAtItsBoundary(
    _ width: Int, _ height: Int, _ code: Int32
  ) throws {
    let attributes = try file("a.json", "{\"name\": \"Final\"}")
    let state = try stateWithImage(width, height)
    let out = folder.appendingPathComponent("out")
    #expect(run("render", "--out", out.path, "--attributes", attributes, "--state", state, "--presentation", "minimal") == code)
    let picture = try ImageCodecs.decode(Data(contentsOf: out.appendingPathComponent("Match/state/minimal@3x.png")))
    // The picture is written anyway: with a mark over the image if the rule is violated, without one otherwise.
    let middle = picture.color(x: picture.size.width / 2, y: picture.size.height / 2)
    #expect((middle.red == 255) == (code == 0))
  }

  @Test func badCallsGiveOneSentenceAndExitOne() throws {
    let good = try file("good.json", "{\"name\": \"Final\"}")
    let broken = try file("broken.json", "{\"name\":")
    let wrong = try file("wrong.json", "{\"score\": \"three\", \"image\": \"\"}")
    let out = folder.appendingPathComponent("none").path
    #expect(run("frobnicate") == 1)
    #expect(run("render") == 1)
    #expect(run("render", "--out") == 1)
    #expect(run("render", "--out", out, "--attributes", good, "--state", folder.path + "/missing.json") == 1)
    #expect(run("render", "--out", out, "--attributes", good, "--state", broken) == 1)
    #expect(run("render", "--out", out, "--attributes", good, "--state", wrong) == 1)
    #expect(run("render", "--out", out, "--presentation", "sideways") == 1)
    #expect(run("render", "--out", out, "--device", "iphone-1") == 1)
    #expect(run("render", "--out", out, "--scale", "0") == 1)
    #expect(run("render", "--out", out, "--now", "yesterday") == 1)
    #expect(run("render", "nothing-matches", "--out", out) == 1)
    #expect(run("render", "--out", "/proc/skerry/out") == 1)
    #expect(run("list", "extra") == 1)
    // No partly written file remains.
    #expect((try? FileManager.default.subpathsOfDirectory(atPath: out))?.isEmpty ?? true)
  }

  @Test func stateNamesComeFromTheSource() {
    let source = """
      #Preview("A", as: .content, using: X.preview) { W() } contentStates: {
        X.ContentState.kickoff // the start
        X.ContentState(home: 2, away: 1)
        .goal
      }
      """
    #expect(StateNames.names(in: source).first == "kickoff")
    #expect(Slug.make("../../etc/passwd") == "etc-passwd")
    #expect(Slug.make("<script>") == "script")
  }

  @Test(
    "A preview without a name is called by its view and its arguments",
    arguments: [
      ("#Preview { RideCard() }", "RideCard"),
      (
        "#Preview {\n  // what passengers see\n  RideCard(title: \"To the airport\", stops: 3)\n    .padding()\n}",
        "RideCard-title-To-the-airport-stops-3"
      ),
      ("#Preview(traits: .sizeThatFits) { let ride = Ride(a: 1)\n  return Kit.RideCard(ride) }", "RideCard-ride"),
      ("#Preview { VStack { RideCard() } }", "VStack"),
      ("#Preview {\n  @Previewable @State var isOn = false\n  Toggle(\"Lights )\", isOn: $isOn)\n}", "Toggle-Lights-isOn-isOn"),
      ("#Preview { }", ""),
    ]) func namesOfPlainPreviews(_ source: String, _ name: String)
  {
    #expect(PreviewName.name(in: source) == name)
    #expect(PreviewName.name(in: "\n// a comment above\n" + source) == name)
  }

  @Test(
    "States made by an initializer are called by its arguments, times in words",
    arguments: [
      ("S(n: 3, end: .now.addingTimeInterval(245))", "n-3-end-in-4m5s"),
      ("S(n: 3, end: Date.now.addingTimeInterval(-60 * 5))", "n-3-end-5m-ago"),
      ("S(end: Date() + 3_600)", "end-in-1h"),
      ("S(range: .now...Date(timeIntervalSinceNow: 90))", "range-now-in-1m30s"),
      ("S(range: Date.now ... .now + 60 * 20, note: \".now + 1\")", "range-now-in-20m-note-now-1"),
      ("S(end: .now.addingTimeInterval(delay))", "end-now-addingTimeInterval-delay"),
      (".init(phase: .kickoff, isLate: true)", "phase-kickoff-isLate-true"),
      ("S.with(score: .init(home: 2, away: 1))", "with-score-home-2-away-1"),
      ("S.kickoff", "kickoff"),
    ]) func namesOfStates(_ expression: String, _ name: String)
  {
    #expect(StateNames.names(in: "#Preview(\"A\", as: .content, using: a) { W() } contentStates: {\n  \(expression)\n}") == [name])
  }

  @Test func longNamesEndWithAWord() {
    #expect(Slug.make("one two three four five six seven eight nine ten eleven") == "one-two-three-four-five-six-seven-eight-nine-ten")
    #expect(Slug.make("one two three four five six seven eight nine eleven") == "one-two-three-four-five-six-seven-eight-nine")
    #expect(Slug.make(String(repeating: "a", count: 60)).count == 48)
  }

  @Test func casesThatDifferInCapitalsAloneAreNamed() {
    #expect(CaseCollision.sentences(ids: ["Ride/goal", "Ride/kickoff", "Rides/goal"]).isEmpty)
    let found = CaseCollision.sentences(ids: ["Ride/goal", "Ride/Goal"])
    #expect(found.count == 1 && found[0].contains("Ride/goal") && found[0].contains("Ride/Goal"))
    #expect(CaseCollision.sentences(ids: ["Café/now", "Cafe\u{301}/now"]).count == 1)
  }
}
