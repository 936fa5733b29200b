import SkerryPresentation
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

  @Test func onlyWhereEveryStateCrashes() {
    let widget = list("Scores", states: ["entry-1", "entry-2"])
    func allStop(_ pictures: String...) -> Bool { CaseFinder.allStop(widget, "Scores", at: pictures.map { "Scores/\($0)@3x.png" }) }
    #expect(!allStop() && !allStop("entry-1/system-small", "entry-1/system-medium"))
    #expect(!allStop("entry-1/system-small", "entry-2/sheet"))
    #expect(allStop("entry-1/system-small", "entry-2/system-small"))
  }

  @Test func notWhereAnotherWidgetCrashes() {
    #expect(!CaseFinder.allStop(list("Scores", states: ["entry"]), "Scores", at: ["Others/entry/system-small@3x.png"]))
  }
}
