import ActivityKit
import SkerryUI
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

@testable import SkerryCases
@testable import SkerryCLI

/// Lint leaves out activities that no bundle lists, where there is something that a phone shows.
@Suite @MainActor struct UnlistedActivityTests {
  private struct Boats: WidgetBundle {
    var body: some Widget {
      FerryActivity()
      FerryPoster()
      TrolleyActivity()
    }
  }

  private let inventory = WidgetInventory(bundle: Boats())

  private func names(_ widgets: [String], unlisted: Set<String>) throws -> [String] {
    let cases = try widgets.map { name in
      let configuration = try #require(inventory.entries.first { $0.widgetName == name }?.activity)
      let content = PreviewCase.Content.activity(configuration, attributes: 1, state: 1, isStale: false, supportsSmall: false)
      return PreviewCase(activity: name, state: "a", content: content, fileID: "A/A.swift", line: 1)
    }
    let view = PreviewCase(activity: "View", state: "a", content: .view({ Text("a") }, size: .device), fileID: "A/A.swift", line: 1)
    return LintCommand.shown(CaseList(cases + [view]), inventory, unlisted: unlisted).map(\.activity)
  }

  @Test func activitiesThatNoBundleListsAreLeftOut() throws {
    let all = ["FerryActivity", "TrolleyActivity"]
    #expect(try names(all, unlisted: []) == ["FerryActivity", "TrolleyActivity", "View"])
    #expect(try names(all, unlisted: ["TrolleyActivity"]) == ["FerryActivity", "View"])
    #expect(try names(all, unlisted: ["Other"]) == ["FerryActivity", "TrolleyActivity", "View"])
  }

  /// Another widget of the same attributes is listed, so a phone shows the activity.
  @Test func attributesOfAListedWidgetStay() throws {
    #expect(try names(["FerryActivity"], unlisted: ["FerryActivity"]) == ["FerryActivity", "View"])
    #expect(try names(["FerryActivity"], unlisted: ["FerryActivity", "FerryPoster"]) == ["View"])
  }

  @Test func onlyUnlistedActivitiesAreKept() throws {
    let configuration = try #require(inventory.entries.first { $0.widgetName == "TrolleyActivity" }?.activity)
    let content = PreviewCase.Content.activity(configuration, attributes: 1, state: 1, isStale: false, supportsSmall: false)
    let only = PreviewCase(activity: "Trolley", state: "a", content: content, fileID: "A/A.swift", line: 1)
    #expect(LintCommand.shown(CaseList([only]), inventory, unlisted: ["TrolleyActivity"]).map(\.activity) == ["Trolley"])
  }

  @Test func theReportSaysWhichAreUnlisted() {
    var report = BuildReport.none
    report.leftOut = [
      BuildReport.LeftOut(kind: .part, name: "Ride", reason: BuildReport.unlistedActivity),
      BuildReport.LeftOut(kind: .part, name: "Other", reason: "it does not compile"),
    ]
    #expect(report.unlistedActivities == ["Ride"])
  }
}
