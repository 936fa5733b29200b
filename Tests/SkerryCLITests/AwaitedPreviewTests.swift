import Foundation
@testable import SkerryCases
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

private struct Tide: TimelineEntry {
  var date: Date
  var height: Int
}
private struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> Tide { Tide(date: .now, height: 0) }
  func getSnapshot(in context: Context, completion: @escaping (Tide) -> Void) { completion(placeholder(in: context)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Tide>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}
private struct TideWidget: Widget {
  var body: some WidgetConfiguration { StaticConfiguration(kind: "tide", provider: TideProvider()) { Text("\($0.height)") } }
}
private func heights() async -> [Int] {
  await Task.yield()
  return [4, 7]
}

/// Previews whose entries are awaited.
@MainActor @Suite struct AwaitedPreviewTests {
  private func cases(_ make: @escaping @MainActor () async -> [any TimelineEntry]) throws -> [PreviewCase] {
    let content = TimelinePreviewContent(family: .systemSmall, widget: { TideWidget() }, moments: .awaited(make))
    return try WidgetCaseFinder().cases(of: content, names: [], fallback: nil, "Tide.swift", 3)
  }

  private func notes(_ cases: [PreviewCase]) -> [String] {
    cases.flatMap { one -> [String] in
      guard case .widget(let shows) = one.content else { return [] }
      return shows.flatMap { $0.diagnostics.map { "\($0)" } }
    }
  }

  @Test func theEntriesAreAwaited() async throws {
    let preview = Preview(as: .systemSmall) {
      TideWidget()
    } timeline: {
      let found = await heights()
      Tide(date: .now, height: found[0])
      Tide(date: .now, height: found[1])
    }
    guard case .other(let content as TimelinePreviewContent) = preview.content, case .awaited(let make) = content.moments else {
      Issue.record("The preview is not a widget's: \(preview)")
      return
    }
    #expect(await make().compactMap { ($0 as? Tide)?.height } == [4, 7])
  }

  @Test func aPreviewThatNeverEndsShowsThePlaceholder() throws {
    let found = try cases {
      try? await Task.sleep(for: .seconds(3600))
      return []
    }
    #expect(found.count == 1)
    #expect(notes(found).contains { $0.contains("The preview gave no timeline within 5 seconds; its placeholder is drawn") })
  }
}
