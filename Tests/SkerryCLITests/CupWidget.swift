import SwiftUI
import WidgetKit

struct CupEntry: TimelineEntry {
  var date: Date
  var cups: Int
}

/// Answers from another thread, as real providers do; its timeline has an entry an hour.
struct CupProvider: TimelineProvider {
  func placeholder(in context: Context) -> CupEntry { CupEntry(date: .now, cups: 0) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (CupEntry) -> Void) {
    DispatchQueue.global().async { completion(CupEntry(date: .now, cups: 1)) }
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<CupEntry>) -> Void) {
    DispatchQueue.global().async {
      let entries = (0..<2).map { CupEntry(date: .now.addingTimeInterval(Double($0) * 3600), cups: $0) }
      completion(Timeline(entries: entries, policy: .atEnd))
    }
  }
}

/// A red plate with a white square that is accentable in the middle; the plate turns blue an hour after the fixed time.
struct CupView: View {
  @Environment(\.widgetRenderingMode) private var mode
  var entry: CupEntry

  var body: some View {
    Rectangle().fill(.green).frame(width: 20, height: 20).widgetAccentable()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .containerBackground(for: .widget) { Date.now < entry.date || entry.cups > 0 ? Color.red : Color.blue }
  }
}

/// Has no previews: it is shown with its provider's entries.
struct CupWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "cup", provider: CupProvider()) { CupView(entry: $0) }
      .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

/// Has previews of one entry at two families, and of its provider.
struct MugWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "mug", provider: CupProvider()) { CupView(entry: $0) }.contentMarginsDisabled()
  }
}

#Preview(as: .systemSmall) {
  MugWidget()
} timeline: {
  CupEntry(date: .now, cups: 2)
  CupEntry(date: .now, cups: 3)
}

// A comment, with a sign as in #Preview, does not change where the preview is.
/* Nor /* one #in */ another. */ @available(iOS 17.0, *) @MainActor  // Nor attributes.
#Preview(as: .systemLarge) {
  MugWidget()
} timeline: {
  CupEntry(date: .now, cups: 2)
}
@available(*, deprecated, message: "An older one (#1)")
#Preview("Provided", as: .accessoryRectangular) {
  MugWidget()
} timelineProvider: {
  CupProvider()
}

/// The older form: a group of families under one modifier.
struct CupView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      CupView(entry: CupEntry(date: .now, cups: 1)).previewContext(WidgetPreviewContext(family: .systemSmall))
      CupView(entry: CupEntry(date: .now, cups: 1)).previewContext(WidgetPreviewContext(family: .systemMedium))
      CupView(entry: CupEntry(date: .now, cups: 2)).previewContext(WidgetPreviewContext(family: .systemMedium)).previewDisplayName(
        "Two cups")
    }
    .environment(\.colorScheme, .dark)
  }
}

/// Neither a widget with a timeline nor a Live Activity.
struct NoCup: Widget { var body: some WidgetConfiguration { EmptyWidgetConfiguration() } }
