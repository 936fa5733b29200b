import Foundation
import SkerryIntents

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
}
