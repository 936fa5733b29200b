import SkerryPresentation
import SkerryRuntime
import SkerryWidget
import SwiftUI
import Testing

@testable import SkerryCases

/// A widget whose previews all crash where they are drawn is shown at its provider's entries.
@Suite @MainActor struct CrashedPreviewTests {
  private func list(_ widget: String, states: [String]) -> CaseList {
    CaseList(
      states.map {
        PreviewCase(
          activity: widget, state: $0,
          content: .widget([WidgetCase(surface: .systemSmall, view: { Text("A") }, knowsConfiguration: false)]), fileID: "A.swift", line: 1)
      })
  }

  private func crash(_ names: String...) {
    _ = CrashIsolation.take(from: names.flatMap { ["--\(CrashIsolation.option)", $0 + "\n5"] })
  }

  @Test func onlyWhereEveryStateCrashes() {
    let widget = list("CrashedPreviewOne", states: ["entry-1", "entry-2"])
    #expect(!CaseFinder.allStop(widget, "CrashedPreviewOne"))
    crash("CrashedPreviewOne/entry-1/system-small@3x.png", "CrashedPreviewOne/entry-1/system-medium@3x.png")
    #expect(!CaseFinder.allStop(widget, "CrashedPreviewOne"))
    crash("CrashedPreviewOne/entry-2/sheet@3x.png")
    #expect(!CaseFinder.allStop(widget, "CrashedPreviewOne"))
    crash("CrashedPreviewOne/entry-2/system-small@3x.png")
    #expect(CaseFinder.allStop(widget, "CrashedPreviewOne"))
  }

  @Test func notWhereAnotherWidgetCrashes() {
    crash("CrashedPreviewOther/entry/system-small@3x.png")
    #expect(!CaseFinder.allStop(list("CrashedPreview", states: ["entry"]), "CrashedPreview"))
  }
}
