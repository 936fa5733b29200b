import Foundation
import SkerryIntents
import SkerryUI

/// The widget family in which a view is previewed.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  /// The family to preview.
  package let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// Collects the entries that a widget's preview shows.
@resultBuilder
public struct PreviewTimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
  public static func buildLimitedAvailability(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
}

/// The data of a widget's preview.
package struct TimelinePreviewContent {
  /// The source of a preview's entries.
  package enum Moments {
    case entries(@MainActor () -> [any TimelineEntry])
    /// Entries that the preview waits for.
    case awaited(@MainActor () async -> [any TimelineEntry])
    /// Asks the preview's provider for entries.
    case provider(@MainActor (ProviderAnswer, ProviderQuestion, TimelineProviderContext) -> Void)
  }
  /// The family in which the entries are shown.
  package var family: WidgetFamily
  /// Creates the widget.
  package var widget: @MainActor () -> any Widget
  /// Where the entries come from.
  package var moments: Moments

  package init(family: WidgetFamily, widget: @escaping @MainActor () -> any Widget, moments: Moments) {
    (self.family, self.widget, self.moments) = (family, widget, moments)
  }
}

extension Preview {
  /// A widget at given moments.
  public init<Content: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name: name, content: .other(TimelinePreviewContent(family: family, widget: { widget() }, moments: .entries(timeline))))
  }

  /// A widget at moments that the preview waits for.
  public init<Content: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name: name, content: .other(TimelinePreviewContent(family: family, widget: { widget() }, moments: .awaited(timeline))))
  }

  /// A widget at the moments of a provider.
  public init<Content: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(
      name: name,
      content: .other(
        TimelinePreviewContent(
          family: family, widget: { widget() }, moments: .provider { $0.ask(timelineProvider(), $1, in: $2) })))
  }

  /// A widget at the moments of a provider for a configuration.
  public init<Content: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping @MainActor () -> Content,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(
      name: name,
      content: .other(
        TimelinePreviewContent(
          family: family, widget: { widget() }, moments: .provider { $0.ask(timelineProvider(), $1, intent: intent, in: $2) })))
  }
}

/// Shows a widget in previews.
@freestanding(declaration)
public macro Preview<Content: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "SkerryMacros", type: "PreviewMacro")

/// Shows a widget in previews, at moments that the preview waits for.
@freestanding(declaration)
public macro Preview<Content: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "SkerryMacros", type: "PreviewMacro")

/// Shows a widget in previews, at the moments of its provider.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SkerryMacros", type: "PreviewMacro")

/// Shows a widget in previews, at the moments of its provider for a configuration.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SkerryMacros", type: "PreviewMacro")
