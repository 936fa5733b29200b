import ActivityKit
import AppIntents
import Combine
import Intents
import SwiftUI
import WidgetKit

extension CallSites {
  func addWidgets() {
    declared(
      ": Widget", "Widget", "ActivityConfiguration(for:) {} dynamicIsland: {}", "ActivityConfiguration(attributesType:) {}",
      "DynamicIsland {} compactLeading: {} compactTrailing: {} minimal: {}",
      "DynamicIsland() {} compactLeading: {} compactTrailing: {} minimal: {}", "DynamicIslandExpandedRegion(_) {}",
      "DynamicIslandExpandedRegion(_, priority:) {}", ".bottom", ".trailing", ".leading", ".center", ".leading, priority:",
      ".trailing, priority:", ".center, priority:", "ActivityViewContext<A>", "ActivityViewContext.state", "ActivityViewContext.attributes",
      "ActivityViewContext.isStale", "ActivityViewContext.activityID", "context.state", "context.attributes", "context.isStale",
      "context.activityID", "@DynamicIslandExpandedContentBuilder", "@ViewBuilder", ".supplementalActivityFamilies(_)",
      ".supplementalActivityFamilies([.small])", ".supplementalActivityFamilies([.small, .medium])", by: RowingActivity.self)
    declared(": WidgetBundle", "WidgetBundle", "@main", "@WidgetBundleBuilder", by: RowingBundle.self)
    declared(
      "StaticConfiguration(kind:, provider:) {}", ".configurationDisplayName(_)", ".supportedFamilies(_)", ": TimelineEntry",
      "TimelineEntry",
      ": TimelineProvider", "TimelineProvider", "Timeline(entries:, policy:)", by: TideWidget.self)
    declared("AppIntentConfiguration(kind:, intent:, provider:) {}", by: TunedWidget.self)
    declared("IntentConfiguration(kind:, intent:, provider:) {}", by: OldTunedWidget.self)
    declared(": PreviewProvider", "PreviewProvider", ".previewContext(_, viewKind:)", "#Preview", by: RowingPreviews.self)
    declared(
      "#Preview as: .content", "#Preview(\"name\", as:, using:) {} contentStates: {}", ".dynamicIsland(.expanded) presentation kind",
      ".dynamicIsland(.compact) presentation kind", ".dynamicIsland(.minimal) presentation kind", "#Preview() {}",
      "#Preview as: .dynamicIsland(.expanded)", "#Preview as: .dynamicIsland(.compact)", "#Preview(as:, using:) {} contentStates: {}",
      "#Preview as: .dynamicIsland(.minimal)", "#Preview(\"name\") {}", by: RowingPreviews.self)
    equals(
      ": View", "View", "\\.activityFamily", "\\.colorScheme", "\\.isLuminanceReduced", "\\.accessibilityReduceMotion",
      "\\.showsWidgetContainerBackground", "\\.widgetFamily", "\\.widgetRenderingMode", "\\.isWatchOS", "\\.colorSchemeContrast",
      "\\.dynamicTypeSize", "@Environment(\\.activityFamily)", "@Environment(\\.colorScheme)", "@Environment(\\.isLuminanceReduced)",
      "@Environment(\\.accessibilityReduceMotion)", "@Environment(\\.showsWidgetContainerBackground)", "@Environment(\\.widgetFamily)",
      "@Environment(\\.widgetRenderingMode)", "@Environment(\\.isWatchOS)", "@Environment(\\.colorSchemeContrast)",
      "@Environment(\\.dynamicTypeSize)", ": EnvironmentKey", "EnvironmentKey"
    ) {
      Surroundings().environment(\.activityFamily, .small).environment(\.colorScheme, .dark).environment(\.isLuminanceReduced, true)
        .environment(\.widgetFamily, .systemSmall).environment(\.widgetRenderingMode, .accented).environment(\.isWatchOS, true)
        .environment(\.showsWidgetContainerBackground, false).environment(\.dynamicTypeSize, .small).environment(\.rowers, 4)
        .environment(\.accessibilityReduceMotion, true).environment(\.colorSchemeContrast, .increased).background(.black)
    } as: {
      Text("true true true true true true true true true true 4").environment(\.colorScheme, .dark)
        .environment(\.dynamicTypeSize, .small).environment(\.colorSchemeContrast, .increased).background(.black)
    }
    equals("@State", "@Binding", "@AppStorage", "@ScaledMetric", "@Published") {
      Wrapped()
    } as: {
      Text("3 3 7 10 5")
    }
  }
}

struct Rowing: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var laps: Int
    var end = Date(timeIntervalSinceReferenceDate: 789_000_600)
  }
  var boat: String
}
typealias RowingState = Rowing.ContentState

struct RowingActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Rowing.self) { context in
      board(context).activityBackgroundTint(context.isStale ? .gray : .black)
    } dynamicIsland: { context in
      DynamicIsland {
        regions(context)
        DynamicIslandExpandedRegion(.trailing, priority: 1) { Text(context.state.end, style: .timer) }
        DynamicIslandExpandedRegion(.center, priority: 2) { Text(context.activityID) }
        DynamicIslandExpandedRegion(.bottom) { board(context) }
      } compactLeading: {
        Image(systemName: "clock")
      } compactTrailing: {
        Text("\(context.state.laps)")
      } minimal: {
        Text("\(context.state.laps)")
      }
    }
    .supplementalActivityFamilies([.small, .medium])
  }
  @DynamicIslandExpandedContentBuilder
  private func regions(_ context: ActivityViewContext<Rowing>) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.leading, priority: 1) { Text(context.attributes.boat) }
  }
  @ViewBuilder private func board(_ context: ActivityViewContext<Rowing>) -> some View {
    if context.state.laps > 0 { Text(context.attributes.boat) } else { EmptyView() }
  }
}
struct BareRowingActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Rowing.self) { context in
      Text(context.attributes.boat)
    } dynamicIsland: { context in
      DynamicIsland() {
        DynamicIslandExpandedRegion(.trailing) { Text(context.attributes.boat) }
      } compactLeading: {
        Text("a")
      } compactTrailing: {
        Text("b")
      } minimal: {
        Text("c")
      }
      .keylineTint(.cyan)
    }
    .supplementalActivityFamilies([.small])
  }
}
/// As in the first betas.
struct OldRowingActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(attributesType: Rowing.self) { context in Text(context.attributes.boat) }
  }
}
struct RowingBundle: WidgetBundle {
  @WidgetBundleBuilder var body: some Widget {
    TideWidget()
    if #available(iOS 16.1, *) { RowingActivity() }
  }
}

struct Tide: TimelineEntry {
  let date: Date
  var metres = 1.0
}
struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> Tide { Tide(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Tide) -> Void) {
    completion(Tide(date: .now, metres: context.isPreview ? 1 : 2))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Tide>) -> Void) {
    completion(Timeline(entries: [Tide(date: .now)], policy: .after(.now.addingTimeInterval(600))))
  }
}
struct TideWidget: Widget {
  private let kind = "tide"
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: TideProvider()) { entry in Text("\(entry.metres, specifier: "%.1f") m") }
      .configurationDisplayName("Tide").description("How high the water is.").supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}
struct TuneTide: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Tide"
  @Parameter(title: "Harbour", default: "Kiel") var harbour: String
}
struct TunedProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Tide { Tide(date: .now) }
  func snapshot(for configuration: TuneTide, in context: Context) async -> Tide { Tide(date: .now) }
  func timeline(for configuration: TuneTide, in context: Context) async -> Timeline<Tide> { Timeline(entries: [], policy: .atEnd) }
}
struct TunedWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "tuned", intent: TuneTide.self, provider: TunedProvider()) { entry in Text(entry.date, style: .time) }
  }
}

struct Surroundings: View {
  @Environment(\.activityFamily) private var family
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isLuminanceReduced) private var isDim
  @Environment(\.accessibilityReduceMotion) private var isStill
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  @Environment(\.widgetFamily) private var widget
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.isWatchOS) private var isWatch
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.rowers) private var rowers
  var body: some View {
    let facts = [
      family == .small, scheme == .dark, isDim, isStill, !hasBackground, widget == .systemSmall, mode == .accented, isWatch,
      contrast == .increased, size == .small,
    ]
    return Text(facts.map(String.init(describing:)).joined(separator: " ") + " \(rowers)")
  }
}
private struct RowersKey: EnvironmentKey { static let defaultValue = 1 }
extension EnvironmentValues {
  fileprivate(set) var rowers: Int {
    get { self[RowersKey.self] }
    set { self[RowersKey.self] = newValue }
  }
}
final class Counter: ObservableObject { @Published var count = 5 }
struct Wrapped: View {
  @State private var laps = 3
  @AppStorage("no-such-key") private var kept = 7
  @ScaledMetric private var height: CGFloat = 10
  @StateObject private var counter = Counter()
  var body: some View { Inner(laps: $laps, rest: " \(kept) \(Int(height)) \(counter.count)") }
  struct Inner: View {
    @Binding var laps: Int
    let rest: String
    var body: some View { Text("\(laps) \(laps)" + rest) }
  }
}

struct RowingPreviews: PreviewProvider {
  static let attributes = Rowing(boat: "Heron")
  /// Whether the previews of the activity are shown. Other tests draw all previews of this program, with bundles that have no `RowingActivity`.
  static let showsActivity = CommandLine.arguments.isEmpty
  static var previews: some View {
    if showsActivity {
      attributes.previewContext(RowingState(laps: 3), viewKind: .content).previewDisplayName("Lock Screen")
      attributes.previewContext(RowingState(laps: 3), viewKind: .dynamicIsland(.compact))
    }
    Text("Tide").previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}
#Preview("Lock Screen", as: .content, using: RowingPreviews.attributes) {
  RowingActivity()
} contentStates: {
  RowingState(laps: 1)
  RowingState(laps: 2)
}
#Preview(as: .dynamicIsland(.expanded), using: RowingPreviews.attributes) {
  RowingActivity()
} contentStates: {
  RowingState(laps: 1)
}
#Preview("Compact", as: .dynamicIsland(.compact), using: RowingPreviews.attributes) {
  RowingActivity()
} contentStates: {
  RowingState(laps: 1)
}
#Preview("Minimal", as: .dynamicIsland(.minimal), using: RowingPreviews.attributes) {
  RowingActivity()
} contentStates: {
  RowingState(laps: 1)
}
#Preview("Words") { Text("Row") }
#Preview { Text("Row") }

/// Generated by Xcode from an intent definition file.
final class OldTuneIntent: INIntent, @unchecked Sendable {}
struct OldTunedProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> Tide { Tide(date: .now) }
  func getSnapshot(for configuration: OldTuneIntent, in context: Context, completion: @escaping (Tide) -> Void) {
    completion(Tide(date: .now))
  }
  func getTimeline(for configuration: OldTuneIntent, in context: Context, completion: @escaping (Timeline<Tide>) -> Void) {
    completion(Timeline(entries: [], policy: .never))
  }
}
struct OldTunedWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "old", intent: OldTuneIntent.self, provider: OldTunedProvider()) { entry in Text(entry.date, style: .time) }
  }
}
