import Foundation
import SkerryIntents
import SkerryUI

/// The relevance of a widget; not used while pictures are drawn.
public struct WidgetRelevances<Configuration: WidgetConfigurationIntent> {
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {}
}
/// The name of an earlier release.
public typealias WidgetRelevance = WidgetRelevances
/// A time or place at which a widget is relevant.
public struct WidgetRelevanceAttribute<Configuration: WidgetConfigurationIntent> {
  public init(configuration: Configuration, context: RelevantContext) {}
}
/// A time or place.
public struct RelevantContext: Sendable {
  public static func date(_ date: Date) -> RelevantContext { RelevantContext() }
  public static func date(from start: Date, to end: Date) -> RelevantContext { RelevantContext() }
  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext { RelevantContext() }
  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext { RelevantContext() }

  /// Why a widget is relevant at a time.
  public enum DateKind: Hashable, Sendable { case `default`, scheduled, informational }
}

/// What a widget shows where it is relevant.
public protocol RelevanceEntry: Sendable {}
/// Provides a watch's widget where it is relevant.
public protocol RelevanceEntriesProvider {
  associatedtype Entry: RelevanceEntry
  associatedtype Configuration: WidgetConfigurationIntent
  typealias Context = RelevanceEntriesProviderContext
  func placeholder(context: Self.Context) -> Self.Entry
  func entry(configuration: Self.Configuration, context: Self.Context) async throws -> Self.Entry
  func relevance() async -> WidgetRelevance<Self.Configuration>
}
/// The context in which a provider's entry will be shown.
public struct RelevanceEntriesProviderContext: Sendable {
  public let family: WidgetFamily
  public let isPreview: Bool
  /// Points.
  public let displaySize: CGSize
}

/// A watch's widget that is shown where it is relevant: drawn with the entry of its default configuration.
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration, AnyTimelineConfiguration {
  public typealias Body = Never
  /// The provider and the views, without their types.
  package let source: TimelineSource

  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    source = TimelineSource(
      kind: kind, provider: String(reflecting: Provider.self),
      content: { ($0 as? RelevantTimelineEntry<Provider.Entry>).map { content($0.entry) } },
      placeholder: { RelevantTimelineEntry(entry: provider.placeholder(context: $0.relevant)) },
      ask: { answer, _, context in answer.ask(provider, in: context) })
  }
}

/// An entry without a date of its own.
private struct RelevantTimelineEntry<Entry: RelevanceEntry>: TimelineEntry {
  let date = Date()
  let entry: Entry
}
extension TimelineProviderContext {
  fileprivate var relevant: RelevanceEntriesProviderContext {
    RelevanceEntriesProviderContext(family: family, isPreview: isPreview, displaySize: displaySize)
  }
}
extension ProviderAnswer {
  fileprivate func ask<Provider: RelevanceEntriesProvider>(_ provider: Provider, in context: TimelineProviderContext) {
    // The provider is passed to one task and not used elsewhere while that runs; the compiler cannot check this.
    nonisolated(unsafe) let answer: () async -> [any TimelineEntry] = {
      let entry = try? await provider.entry(configuration: Provider.Configuration(), context: context.relevant)
      return [RelevantTimelineEntry(entry: entry ?? provider.placeholder(context: context.relevant))]
    }
    Task { give(await answer()) }
  }
}
