import Foundation
import SkerryIntents
import SkerryLocalization
import SkerryUI

/// Provides the timeline of a widget.
@preconcurrency
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Self.Context) -> Self.Entry
  @preconcurrency func getSnapshot(in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
  @preconcurrency func getTimeline(in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
}

/// Provides the timeline of a widget that the user configures with an app intent.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Self.Context) -> Self.Entry
  func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
  func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<Self.Entry>
  func recommendations() -> [AppIntentRecommendation<Self.Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A ready-made configuration that the system may offer.
public struct AppIntentRecommendation<T: WidgetConfigurationIntent> {
  public let intent: T
  public let description: Text
  public init(intent: T, description: Text) {
    self.intent = intent
    self.description = description
  }

  @_disfavoredOverload public init(intent: T, description: some StringProtocol) {
    self.init(intent: intent, description: Text(String(description)))
  }

  public init(intent: T, description: LocalizedStringKey) { self.init(intent: intent, description: Text(description)) }

  @_disfavoredOverload public init(intent: T, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }
}

/// Provides the timeline of a widget that the user configures with a SiriKit intent.
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Self.Context) -> Self.Entry
  func getSnapshot(for configuration: Self.Intent, in context: Self.Context, completion: @escaping (Self.Entry) -> Void)
  func getTimeline(for configuration: Self.Intent, in context: Self.Context, completion: @escaping (Timeline<Self.Entry>) -> Void)
  func recommendations() -> [IntentRecommendation<Self.Intent>]
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A ready-made configuration that the system may offer.
public struct IntentRecommendation<T: INIntent> {
  public let intent: T
  public let description: Text
  public init(intent: T, description: Text) {
    self.intent = intent
    self.description = description
  }

  @_disfavoredOverload public init(intent: T, description: some StringProtocol) {
    self.init(intent: intent, description: Text(String(description)))
  }

  public init(intent: T, description: LocalizedStringKey) { self.init(intent: intent, description: Text(description)) }
}

/// The context in which a provider's entries will be shown.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  public let isPreview: Bool
  /// Points.
  public let displaySize: CGSize

  package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}
