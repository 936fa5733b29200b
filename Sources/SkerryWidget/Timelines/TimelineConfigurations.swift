import SkerryIntents
import SkerryUI

/// A widget without settings.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never
  package let kind: String
  private let makeContent: (any TimelineEntry) -> (any View)?
  private let makePlaceholder: (TimelineProviderContext) -> any TimelineEntry

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    makeContent = { ($0 as? Provider.Entry).map { content($0) } }
    makePlaceholder = { provider.placeholder(in: $0) }
  }
}

/// A widget that the person configures with an app intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  public typealias Body = Never
  package let kind: String
  private let makeContent: (any TimelineEntry) -> (any View)?
  private let makePlaceholder: (TimelineProviderContext) -> any TimelineEntry

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    makeContent = { ($0 as? Provider.Entry).map { content($0) } }
    makePlaceholder = { provider.placeholder(in: $0) }
  }
}

/// A widget that the person configures with a SiriKit intent.
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  public typealias Body = Never
  package let kind: String
  private let makeContent: (any TimelineEntry) -> (any View)?
  private let makePlaceholder: (TimelineProviderContext) -> any TimelineEntry

  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    makeContent = { ($0 as? Provider.Entry).map { content($0) } }
    makePlaceholder = { provider.placeholder(in: $0) }
  }
}

/// What is known of a widget's configuration without its entry's type.
@MainActor
package protocol AnyTimelineConfiguration {
  var kind: String { get }
  /// The view of one entry; `nil` when it is of another provider's type.
  func content(for entry: any TimelineEntry) -> (any View)?
  func placeholder(in context: TimelineProviderContext) -> any TimelineEntry
}

extension StaticConfiguration: AnyTimelineConfiguration {
  package func content(for entry: any TimelineEntry) -> (any View)? { makeContent(entry) }
  package func placeholder(in context: TimelineProviderContext) -> any TimelineEntry { makePlaceholder(context) }
}
extension AppIntentConfiguration: AnyTimelineConfiguration {
  package func content(for entry: any TimelineEntry) -> (any View)? { makeContent(entry) }
  package func placeholder(in context: TimelineProviderContext) -> any TimelineEntry { makePlaceholder(context) }
}
extension IntentConfiguration: AnyTimelineConfiguration {
  package func content(for entry: any TimelineEntry) -> (any View)? { makeContent(entry) }
  package func placeholder(in context: TimelineProviderContext) -> any TimelineEntry { makePlaceholder(context) }
}
