import AppIntents
import SwiftUI
import WidgetKit

struct FavouriteIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Favourite"
  static var description = IntentDescription("Shows one recipe.")

  @Parameter(title: "Recipe", default: "Flat white")
  var recipe: String
}

struct FavouriteEntry: TimelineEntry {
  let date: Date
  let recipe: String
}

struct FavouriteProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> FavouriteEntry { FavouriteEntry(date: .now, recipe: "Espresso") }
  func snapshot(for configuration: FavouriteIntent, in context: Context) async -> FavouriteEntry {
    FavouriteEntry(date: .now, recipe: configuration.recipe)
  }
  func timeline(for configuration: FavouriteIntent, in context: Context) async -> Timeline<FavouriteEntry> {
    Timeline(entries: [FavouriteEntry(date: .now, recipe: configuration.recipe)], policy: .never)
  }
}

/// Has no previews: it is shown with its provider's entries.
struct FavouriteWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Favourite", intent: FavouriteIntent.self, provider: FavouriteProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Favourite").font(.caption).foregroundStyle(.secondary)
        Text(entry.recipe).font(.title3.bold()).minimumScaleFactor(0.6)
        Spacer()
        Button(intent: BrewIntent()) { Label("Brew", systemImage: "play.fill") }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BrewIntent: AppIntent {
  static var title: LocalizedStringResource = "Brew"
  func perform() async throws -> some IntentResult { .result() }
}
