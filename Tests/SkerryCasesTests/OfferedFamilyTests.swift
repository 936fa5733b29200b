import Foundation
import SkerryPresentation
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

@testable import SkerryCases

private struct BoardEntry: TimelineEntry { var date: Date }

private struct BoardProvider: TimelineProvider {
  func placeholder(in context: Context) -> BoardEntry { BoardEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (BoardEntry) -> Void) { completion(BoardEntry(date: .now)) }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<BoardEntry>) -> Void) {}
}

private struct BoardWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "board", provider: BoardProvider()) { _ in Text("A") }.supportedFamilies([.systemMedium, .systemLarge])
  }
}

/// A preview at a family that its widget does not offer: Xcode shows it, and a phone only the others.
@Suite @MainActor struct OfferedFamilyTests {
  private func cases(_ family: WidgetFamily) throws -> [PreviewCase] {
    let content = TimelinePreviewContent(
      family: family, widget: { BoardWidget() }, moments: .entries { [BoardEntry(date: .now)] })
    return try WidgetCaseFinder().cases(of: content, names: ["a"], fallback: nil, "M/Board.swift", 1)
  }

  private func surfaces(_ families: WidgetFamily...) throws -> [WidgetSurface] {
    var distinct = DistinctCases()
    for family in families { try cases(family).forEach { distinct.append($0) } }
    return distinct.list.held.flatMap { entry -> [WidgetSurface] in
      guard case .widget(let shows) = entry.content else { return [] }
      return shows.map(\.surface)
    }
  }

  @Test func theOthersAreDrawnBesideIt() throws {
    #expect(try surfaces(.systemSmall) == [.systemSmall, .systemMedium, .systemLarge])
    #expect(try surfaces(.systemMedium) == [.systemMedium])
    #expect(try surfaces(.systemSmall, .accessoryCircular) == [.systemSmall, .accessoryCircular, .systemMedium, .systemLarge])
  }

  @Test func aPreviewAtAnOfferedFamilyIsEnough() throws {
    #expect(try surfaces(.systemSmall, .systemMedium) == [.systemSmall, .systemMedium])
    #expect(try surfaces(.systemMedium, .systemSmall) == [.systemMedium, .systemSmall])
  }
}
