import Foundation
import SkerryDiagnostics
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

@testable import SkerryCases

private struct TideEntry: TimelineEntry { var date: Date }

private struct TideProvider: TimelineProvider {
  let count: Int
  func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (TideEntry) -> Void) { completion(TideEntry(date: .now)) }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TideEntry>) -> Void) {
    let entries = (0..<count).map { TideEntry(date: Date(timeIntervalSince1970: 1_767_951_660 + Double($0) * 60)) }
    completion(Timeline(entries: entries, policy: .never))
  }
}

private struct TideWidget: Widget {
  var count = 0
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: TideProvider(count: count)) { _ in Text("A") }.supportedFamilies([.systemSmall])
  }
}

/// Twelve entries of a timeline are drawn, and a longer one says so.
@Suite @MainActor struct LongTimelineTests {
  @Test(arguments: [(12, []), (13, ["The timeline has 13 entries; the first 12 are drawn."])] as [(Int, Set<String>)])
  func entriesAreCounted(_ count: Int, _ messages: Set<String>) throws {
    let cases = try WidgetCaseFinder().cases(of: WidgetInventory(widget: TideWidget(count: count)).entries[0])
    let entries = cases.filter { $0.state.hasPrefix("timeline") }
    let shows = entries.flatMap { found -> [WidgetCase] in if case .widget(let shows) = found.content { shows } else { [] } }
    #expect(entries.count == 12)
    #expect(Set(shows.flatMap(\.diagnostics).map(\.message)) == messages)
  }
}
