import Foundation
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

/// An entry whose conformance belongs to the main actor, as in a target with that default isolation.
@MainActor private struct IsolatedEntry: @MainActor TimelineEntry { let date: Date }

@MainActor private struct IsolatedProvider: @MainActor TimelineProvider {
  func placeholder(in context: Context) -> IsolatedEntry { IsolatedEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (IsolatedEntry) -> Void) {
    completion(IsolatedEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<IsolatedEntry>) -> Void) {
    nonisolated(unsafe) let timeline = Timeline(entries: [IsolatedEntry(date: .now), IsolatedEntry(date: .now)], policy: .never)
    Thread.detachNewThread { completion(timeline) }
  }
}

private struct IsolatedWidget: Widget {
  var body: some WidgetConfiguration { StaticConfiguration(kind: "isolated", provider: IsolatedProvider()) { _ in Text("A") } }
}

@Suite @MainActor struct IsolatedEntryTests {
  /// A dynamic conversion of the entries fails there, and ends the program.
  @Test func entriesOfTheMainActorArriveFromAnotherThread() async throws {
    let context = TimelineProviderContext(family: .systemSmall, isPreview: true, displaySize: .zero)
    let answer = ProviderAnswer()
    try #require(WidgetInventory(widget: IsolatedWidget()).entries[0].timeline).source.ask(answer, .timeline, context)
    for _ in 0..<500 where answer.entries == nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(answer.entries?.count == 2)
  }
}
