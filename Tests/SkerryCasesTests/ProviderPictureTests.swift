import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

@testable import SkerryCases

private struct StarEntry: TimelineEntry {
  var date = Date.now
  var size = UIImage(systemName: "star")?.size ?? .zero
}

private struct StarProvider: TimelineProvider {
  func placeholder(in context: Context) -> StarEntry { StarEntry() }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (StarEntry) -> Void) {
    DispatchQueue.global().async { completion(StarEntry()) }
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<StarEntry>) -> Void) {
    DispatchQueue.main.async { completion(Timeline(entries: [StarEntry()], policy: .atEnd)) }
  }
}

@MainActor private var sizes: [CGSize] = []

private struct StarWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "star", provider: StarProvider()) { entry -> Text in
      sizes.append(entry.size)
      return Text("A")
    }.supportedFamilies([.systemSmall])
  }
}

/// Providers learn the sizes of pictures, from which many compute the size of a smaller one.
@Suite @MainActor struct ProviderPictureTests {
  @Test func sizesAreKnownInAProvider() {
    sizes = []
    let found = CaseFinder(inventory: WidgetInventory(widget: StarWidget())).cases().cases.filter { $0.activity == "StarWidget" }
    for entry in found { if case .widget(let shows) = entry.content { shows.forEach { _ = $0.view() } } }
    // The placeholder, the snapshot of a queue of its own and the timeline that the main queue gives.
    #expect(sizes.count == 3 && sizes.allSatisfy { $0.width > 10 && $0.height > 10 && $0 == sizes[0] }, "\(sizes)")
  }
}
