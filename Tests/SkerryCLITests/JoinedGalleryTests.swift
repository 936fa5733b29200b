import Foundation
import SkerryDiagnostics
import SkerryUI
import Testing

@testable import SkerryCLI
@testable import SkerryCases

/// A page of several extensions' pictures: the summary of each, and left-out items, are at its end.
@Suite @MainActor struct JoinedGalleryTests {
  static let hostile = "<script>alert('x')</script>"

  func page() -> String {
    JoinedGallery.html(
      pictures: [
        [
          "activity": "Ride", "state": "sample", "presentation": "minimal", "path": "A/Ride/sample/minimal@3x.png", "width": 58.0,
          "height": 58.0, "scale": 3.0, "origin": "made-up",
        ],
        [
          "activity": Self.hostile, "state": "سائق 🚕", "presentation": "expanded", "path": "B/x\"y/#1.png", "width": 393.0, "height": 160.0,
          "scale": 3.0, "origin": "preview",
        ],
      ],
      activities: [
        ["name": "Ride", "kind": "activity", "extension": "Taxi", "states": [["state": "sample", "origin": "made-up", "pictures": 1]]],
        ["name": Self.hostile, "kind": "widget", "extension": "Bus", "states": [["state": "a", "origin": "preview", "pictures": 4]]],
        [
          "name": "Tram", "kind": "activity", "extension": "Bus", "states": [],
          "leftOut": [["kind": "activity", "name": "Tram", "reason": "it needs a module that is not here", "remedy": "add it"]],
        ],
      ],
      leftOut: [["kind": "part", "name": "MapView", "reason": "nothing draws it"]])
  }

  @Test func theSummaryNamesEveryExtensionAndWhatIsLeftOut() {
    let page = page()
    for words in [
      "Summary", "Taxi", "Bus", "sample (generated)", "1 picture", "4 pictures", "it needs a module that is not here; add it", "MapView",
    ] {
      #expect(page.contains(words), "\(words)")
    }
    #expect(page.contains("<span class=\"made\">generated</span>"))
  }

  /// A sentence that holds at several places of a picture is in its list once.
  @Test func aSentenceIsToldOnce() {
    let notes = [
      Diagnostic("a", .note, "onAppear does not run."), Diagnostic("b", .warning, "Too tall."),
      Diagnostic("a", .note, "onAppear does not run."),
    ]
    let picture = PictureRecord(
      activity: "Ride", state: "a", presentation: "expanded", path: "a.png", size: CGSize(width: 9, height: 9), scale: 3, diagnostics: notes
    )
    let page = Gallery.html([picture])
    #expect(page.components(separatedBy: "onAppear does not run.").count == 2 && page.contains("Too tall."))
  }

  /// An activity, a widget and a control of one name, as in Xcode's template, have a line each.
  @Test func eachKindOfANameHasItsLine() throws {
    var control = PreviewCase(
      activity: "Timer", state: "control", content: .view({ EmptyView() }, size: .sizeThatFits), fileID: "a", line: 1)
    control.isControl = true
    let cases = [
      PreviewCase(activity: "Timer", state: "a/b", content: .widget([]), fileID: "a", line: 1),
      PreviewCase(activity: "Timer", state: "body", content: .view({ EmptyView() }, size: .sizeThatFits), fileID: "a", line: 2), control,
      PreviewCase(activity: "Ride", state: "a", content: .widget([]), fileID: "b", line: 1),
      PreviewCase(activity: "Mug", state: "a", content: .view({ EmptyView() }, size: .sizeThatFits), fileID: "c", line: 1),
    ]
    let records = [("Timer", "a/b"), ("Timer", "body"), ("Timer", "control"), ("Timer", "a/b"), ("Ride", "a"), ("Mug", "a")].map {
      PictureRecord(activity: $0, state: $1, presentation: "view", path: "p.png", size: .zero, scale: 3, diagnostics: [])
    }
    let report = BuildReport(extension: "Timers", widgets: [], leftOut: [])
    let left =
      [LeftOut(name: "Timer/a/b", reason: "it stops")] + ["Bus", "Mug"].map { LeftOut(name: $0, reason: "it stops", isWidget: true) }
    let summaries = ActivitySummary.summaries(records, leftOut: left, kinds: CaseKinds(cases), report: report)
    #expect(
      summaries.map { "\($0.name) \($0.kind.rawValue) \($0.pictures) \($0.leftOut.count)" } == [
        "Timer widget 2 1", "Timer view 1 0", "Timer control 1 0", "Ride widget 1 0", "Mug view 1 0", "Bus widget 0 1",
        "Mug widget 0 1",
      ])
    #expect(CaseKinds(cases).kind(of: "Timer", nil) == .widget && CaseKinds(cases).kind(of: "Bus", "a") == nil)
  }

  /// A sheet repeats pictures, and the summary does not count it.
  @Test func sheetsAreCountedApart() {
    func title(_ presentations: String...) -> String {
      let page = JoinedGallery.html(
        pictures: presentations.map {
          ["activity": "Ride", "state": "a", "presentation": $0, "path": "\($0)@3x.png", "width": 58.0, "height": 58.0, "scale": 3.0]
        }, activities: [], leftOut: [])
      return page.components(separatedBy: "<title>").last?.components(separatedBy: "</title>").first ?? ""
    }
    #expect(title("minimal") == "Skerry: 1 picture" && title("minimal", "compact") == "Skerry: 2 pictures")
    #expect(title("minimal", "compact", "sheet") == "Skerry: 2 pictures and 1 sheet")
    #expect(title("minimal", "sheet", "sheet") == "Skerry: 1 picture and 2 sheets")
  }

  @Test func looksAreNamedAndContactSheetsAreClosed() {
    func page(_ presentation: String, _ path: String) -> String {
      JoinedGallery.html(
        pictures: [
          ["activity": "Ride", "state": "a.b", "presentation": presentation, "path": path, "width": 58.0, "height": 58.0, "scale": 2.5]
        ], activities: [], leftOut: [])
    }
    #expect(page("minimal", "Ride/a.b/minimal@2.5x.png").contains("<figcaption>minimal</figcaption>"))
    let dark = page("minimal", "Ride/a.b/minimal.iphone-air.dark@2.5x.png")
    #expect(dark.contains("<figcaption>minimal · iphone-air · dark</figcaption>") && !dark.contains("<details"))
    #expect(page("sheet", "Ride/a.b/sheet.dark@2.5x.png").contains("<details class=\"sheet\"><summary>Contact sheet</summary><figure>"))
  }

  @Test func namesAreText() {
    let page = page()
    #expect(!page.contains("<script>alert") && page.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"))
    #expect(page.contains("B/x%22y/%231.png"))
  }
}
