import ActivityKit
import Foundation
import SkerryFindings
import SkerryPipeline
import SkerryTestSupport
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

@testable import SkerryCases
@testable import SkerryCLI

/// What only the stale state does wrong is found without an option.
@Suite(.serialized) @MainActor struct StaleLookTests {
  private func findings(_ widget: any Widget, _ words: String...) throws -> [Finding] {
    let options = try LintOptions(Arguments(["--presentation", "lock-screen"] + words, of: .lint), file: LintFile())
    let selection = try CaseSelection(inventory: WidgetInventory(widget: widget), options: options.cases).selection()
    // A folder without sources: nothing is known about stale dates.
    let locator = SourceLocator(folder: try TemporaryFolder.make().path)
    return try CaseLinter(engine: Engine.ofProcess(fontFolders: []), options: options, locator: locator).findings(in: selection.cases).all
  }

  @Test func textsThatOnlyTheStaleStateShowsAreJudged() throws {
    let found = try findings(LateTramActivity(dimmed: 0.2, note: "No connection since a quarter past nine near the main station"))
    #expect(Set(found.map(\.rule)).isSuperset(of: ["contrast", "text-truncated"]))
    for finding in found where ["contrast", "text-truncated"].contains(finding.rule) {
      #expect(finding.picture.hasSuffix("stale)"), "\(finding.picture)")
      #expect(finding.alsoIn.allSatisfy { $0.hasSuffix("stale)") })
    }
  }

  /// What is out of date recedes: the lower limit applies to it, and only to it.
  @Test func dimmedValuesNeedLess() throws {
    let (lenient, minimum) = (0.45, 0.3)
    #expect(try findings(LateTramActivity(dimmed: lenient, note: "Late")).allSatisfy { $0.rule != "contrast" })
    #expect(try findings(LateTramActivity(dimmed: minimum, note: "Late")).contains { $0.rule == "contrast" })
    #expect(try findings(LateTramActivity(dimmed: 1, fresh: lenient, note: "Late")).contains { $0.rule == "contrast" })
  }

  @Test func theOptionDrawsNothingElse() throws {
    let found = try findings(LateTramActivity(dimmed: 1, fresh: 0.2, note: "Late"), "--stale")
    #expect(found.allSatisfy { $0.rule != "contrast" })
    #expect(try findings(LateTramActivity(dimmed: 0.2, note: "Late"), "--stale").contains { $0.rule == "contrast" })
  }
}

private struct TramAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes = 4 }
}

/// A tram whose minutes are dimmed when they are out of date.
private struct LateTramActivity: Widget {
  var dimmed = 1.0
  var fresh = 1.0
  var note = ""

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TramAttributes.self) { context in
      VStack {
        Text("In \(context.state.minutes) min").foregroundStyle(.white).opacity(context.isStale ? dimmed : fresh)
        Text(context.isStale ? note : "On time").lineLimit(1).foregroundStyle(.white)
      }
      .padding()
      .frame(maxWidth: .infinity)
      .background(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("\(context.state.minutes)") }
      } compactLeading: {
        Text("\(context.state.minutes)")
      } compactTrailing: {
        Text("min")
      } minimal: {
        Text("\(context.state.minutes)")
      }
    }
  }
}
