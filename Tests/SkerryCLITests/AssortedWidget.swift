import AppIntents
import SwiftUI
import WidgetKit

// Less usual declarations of widgets in real extensions. That it compiles is the test: a switch over the families needs
// no default, literals are not ambiguous, availability and conditions are where they are in Xcode.

struct AssortedIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Assorted"
  @Parameter(title: "Name", default: "Ana") var name: String
}

struct AssortedEntry: TimelineEntry {
  let date: Date
  let configuration: AssortedIntent
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 3) }
}

struct AssortedProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> AssortedEntry { AssortedEntry(date: Date(), configuration: AssortedIntent()) }
  func snapshot(for configuration: AssortedIntent, in context: Context) async -> AssortedEntry {
    AssortedEntry(date: Date(), configuration: configuration)
  }
  func timeline(for configuration: AssortedIntent, in context: Context) async -> Timeline<AssortedEntry> {
    Timeline(entries: [AssortedEntry(date: Date(), configuration: configuration)], policy: context.isPreview ? .never : .after(.now))
  }
  func recommendations() -> [AppIntentRecommendation<AssortedIntent>] {
    [AppIntentRecommendation(intent: AssortedIntent(), description: "x")]
  }
}

struct AssortedWidget: Widget {
  private var families: [WidgetFamily] {
    #if os(watchOS)
      return [.accessoryCorner]
    #else
      return [.systemSmall, .accessoryRectangular]
    #endif
  }

  var body: some WidgetConfiguration {
    configuration()
      .configurationDisplayName("Assorted")
      .description(LocalizedStringResource("Everything"))
      .supportedFamilies(families)
  }

  private func configuration() -> some WidgetConfiguration {
    AppIntentConfiguration(kind: "assorted", intent: AssortedIntent.self, provider: AssortedProvider()) { entry in
      if #available(iOSApplicationExtension 17.0, *) {
        AssortedView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
      } else {
        AssortedView(entry: entry).padding().background()
      }
    }
    .contentMarginsDisabled()
    .containerBackgroundRemovable(false)
    .promptsForUserConfiguration()
    .disfavoredLocations([.lockScreen, .standBy], for: [.systemSmall])
  }
}

struct AssortedView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  @Environment(\.widgetContentMargins) private var margins
  var entry: AssortedEntry

  private var isSmall: Bool {
    switch family {
    case .systemSmall, .accessoryCircular, .accessoryInline: return true
    case .systemMedium, .systemLarge, .systemExtraLarge, .accessoryRectangular: return false
    }
  }

  /// Cases that iOS does not have may be matched.
  private var isWatch: Bool {
    switch family {
    case .accessoryCorner: true
    default: false
    }
  }

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      VStack {
        Image(systemName: "star").widgetAccentedRenderingMode(.accentedDesaturated)
        Text(entry.configuration.name).privacySensitive().widgetAccentable(isSmall)
        Text(showsBackground ? "plate" : "bare").invalidatableContent()
      }
    }
    .padding(margins)
    .widgetLabel("Label")
    .widgetURL(URL(string: "app://x"))
  }
}

func reloadAssorted() async throws {
  WidgetCenter.shared.reloadTimelines(ofKind: "assorted")
  WidgetCenter.shared.getCurrentConfigurations { result in
    if case .success(let placed) = result { _ = placed.filter { $0.family == .systemSmall && $0.configuration == nil }.map(\.kind) }
  }
  for widget in try await WidgetCenter.shared.currentConfigurations() {
    _ = widget.widgetConfigurationIntent(of: AssortedIntent.self)?.name
  }
  ControlCenter.shared.reloadAllControls()
}

#Preview("Configured", as: .systemSmall, using: AssortedIntent()) {
  AssortedWidget()
} timelineProvider: {
  AssortedProvider()
}
