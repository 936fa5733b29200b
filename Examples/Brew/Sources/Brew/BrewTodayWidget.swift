import SwiftUI
import WidgetKit

struct BrewEntry: TimelineEntry {
  let date: Date
  let cups: Int
  let goal: Int
  let last: Date

  static let morning = BrewEntry(date: .now, cups: 1, goal: 4, last: .now.addingTimeInterval(-1_500))
  static let full = BrewEntry(date: .now, cups: 4, goal: 4, last: .now.addingTimeInterval(-300))
}

struct BrewProvider: TimelineProvider {
  func placeholder(in context: Context) -> BrewEntry { .morning }

  func getSnapshot(in context: Context, completion: @escaping (BrewEntry) -> Void) {
    completion(.morning)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<BrewEntry>) -> Void) {
    let now = Date()
    let entries = (0..<3).map { hour in
      BrewEntry(date: now.addingTimeInterval(Double(hour) * 3_600), cups: hour + 1, goal: 4, last: now)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct BrewTodayView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.colorScheme) private var colorScheme
  let entry: BrewEntry

  private static let milk = [Color(red: 1, green: 0.97, blue: 0.92), Color(red: 0.95, green: 0.86, blue: 0.74)]
  private static let espresso = [Color(red: 0.27, green: 0.19, blue: 0.14), Color(red: 0.15, green: 0.1, blue: 0.07)]

  private var share: Double { Double(entry.cups) / Double(entry.goal) }

  var body: some View {
    switch family {
    case .accessoryInline:
      Label("\(entry.cups) of \(entry.goal) cups", systemImage: "cup.and.saucer.fill")
    case .accessoryCircular:
      Gauge(value: share) {
        Image(systemName: "cup.and.saucer.fill")
      } currentValueLabel: {
        Text("\(entry.cups)")
      }
      .gaugeStyle(.accessoryCircular)
      .containerBackground(for: .widget) { AccessoryWidgetBackground() }
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        Label("Today", systemImage: "cup.and.saucer.fill").font(.headline).widgetAccentable()
        Text("\(entry.cups) of \(entry.goal) cups")
        ProgressView(value: share)
      }
      .containerBackground(for: .widget) { Color.clear }
    default:
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Image(systemName: "cup.and.saucer.fill").foregroundStyle(.brown).widgetAccentable()
          Spacer()
          Text(entry.last, style: .time).font(.caption).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        Text("\(entry.cups)").font(.system(size: 44, weight: .bold, design: .rounded)).contentTransition(.numericText())
        Text("of \(entry.goal) cups").font(.subheadline).foregroundStyle(.secondary)
        if family == .systemLarge {
          Divider()
          ForEach(0..<entry.goal, id: \.self) { index in
            Label(index < entry.cups ? "Brewed" : "To come", systemImage: index < entry.cups ? "checkmark.circle.fill" : "circle")
              .font(.footnote)
          }
        }
        ProgressView(value: share).tint(.brown)
      }
      .containerBackground(for: .widget) {
        LinearGradient(colors: colorScheme == .dark ? Self.espresso : Self.milk, startPoint: .top, endPoint: .bottom)
      }
    }
  }
}

struct BrewTodayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "BrewToday", provider: BrewProvider()) { entry in
      BrewTodayView(entry: entry)
    }
    .configurationDisplayName("Today")
    .description("Cups brewed today.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline])
  }
}

#Preview("Small", as: .systemSmall) {
  BrewTodayWidget()
} timeline: {
  BrewEntry.morning
  BrewEntry.full
}

#Preview("Medium", as: .systemMedium) {
  BrewTodayWidget()
} timeline: {
  BrewEntry.morning
}

#Preview("Large", as: .systemLarge) {
  BrewTodayWidget()
} timeline: {
  BrewEntry.morning
}

#Preview("Circular", as: .accessoryCircular) {
  BrewTodayWidget()
} timeline: {
  BrewEntry.morning
}

#Preview("Rectangular", as: .accessoryRectangular) {
  BrewTodayWidget()
} timeline: {
  BrewEntry.morning
}

#Preview("Inline", as: .accessoryInline) {
  BrewTodayWidget()
} timeline: {
  BrewEntry.morning
}
