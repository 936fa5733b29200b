import SkerryIntents
import SkerryUI

/// A widget without settings.
public struct StaticConfiguration<Content: View>: WidgetConfiguration, AnyTimelineConfiguration {
  public typealias Body = Never
  /// The provider and the views, without their types.
  package let source: TimelineSource

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    source = TimelineSource(
      kind: kind, provider: String(reflecting: Provider.self), content: { ($0 as? Provider.Entry).map { content($0) } },
      placeholder: { provider.placeholder(in: $0) },
      ask: { $0.ask(provider, $1, in: $2) })
  }
}

/// A widget that the user configures with an app intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration, AnyTimelineConfiguration {
  public typealias Body = Never
  /// The provider and the views, without their types.
  package let source: TimelineSource

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    source = TimelineSource(
      kind: kind, provider: String(reflecting: Provider.self), content: { ($0 as? Provider.Entry).map { content($0) } },
      placeholder: { provider.placeholder(in: $0) },
      ask: { $0.ask(provider, $1, in: $2) })
  }
}

/// A widget that the user configures with a SiriKit intent; here the intent has its definition's defaults.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration, AnyTimelineConfiguration {
  public typealias Body = Never
  /// The provider and the views, without their types.
  package let source: TimelineSource

  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    source = TimelineSource(
      kind: kind, provider: String(reflecting: Provider.self), content: { ($0 as? Provider.Entry).map { content($0) } },
      placeholder: { provider.placeholder(in: $0) },
      ask: { $0.ask(provider, $1, in: $2) })
  }
}

/// A type-erased widget provider with its views.
@MainActor
package struct TimelineSource {
  /// The kind by which the app reloads the widget.
  package let kind: String
  /// The name of the provider's type with its module and the types around it, to find its parts among those that are left out.
  package let provider: String
  /// The view of one entry; `nil` if it belongs to another provider.
  package let content: (any TimelineEntry) -> (any View)?
  /// The entry to show before there is data.
  package let placeholder: (TimelineProviderContext) -> any TimelineEntry
  /// Sends the request to the provider; the answer may arrive later.
  package let ask: (ProviderAnswer, ProviderQuestion, TimelineProviderContext) -> Void
}

/// A type-erased widget configuration.
@MainActor
package protocol AnyTimelineConfiguration {
  var source: TimelineSource { get }
}
