import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

/// Widgets of one name, each in a type of its own, as packages declare them.
@Suite @MainActor struct WidgetNameTests {
  struct Moment: TimelineEntry { let date = Date(timeIntervalSince1970: 0) }
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment() }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {}
  }
  enum Balance {
    struct Entrypoint: Widget {
      var body: some WidgetConfiguration { StaticConfiguration(kind: "a", provider: Provider()) { _ in Text("a") } }
    }
  }
  enum Vote {
    struct Entrypoint: Widget {
      var body: some WidgetConfiguration { StaticConfiguration(kind: "b", provider: Provider()) { _ in Text("b") } }
    }
  }
  struct Plain: Widget {
    var body: some WidgetConfiguration { StaticConfiguration(kind: "c", provider: Provider()) { _ in Text("c") } }
  }
  struct Bundle: WidgetBundle {
    var body: some Widget {
      Balance.Entrypoint()
      Plain()
      Vote.Entrypoint()
    }
  }

  @Test func theyHaveTheNamesOfTheTypesAroundThem() {
    #expect(
      WidgetInventory(bundle: Bundle()).entries.map(\.widgetName)
        == ["WidgetNameTests.Balance.Entrypoint", "Plain", "WidgetNameTests.Vote.Entrypoint"])
    #expect(WidgetInventory(widget: Vote.Entrypoint()).entries.map(\.widgetName) == ["Entrypoint"])
  }
}
