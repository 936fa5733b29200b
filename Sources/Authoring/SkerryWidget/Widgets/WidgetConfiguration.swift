/// The content of a widget and where it is shown.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the engine and has no body.") }
}

/// A configuration that shows nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never
  public nonisolated init() {}
}

/// A configuration with changed properties.
struct ModifiedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration, ConfigurationWrapping {
  typealias Body = Never
  let base: Base
  let change: (inout ConfigurationFacts) -> Void

  var wrapped: any WidgetConfiguration { base }
  func apply(to facts: inout ConfigurationFacts) { change(&facts) }
}

/// A configuration around another one.
@MainActor
protocol ConfigurationWrapping {
  var wrapped: any WidgetConfiguration { get }
  func apply(to facts: inout ConfigurationFacts)
}

/// The settings made by a configuration's modifiers.
package struct ConfigurationFacts: Sendable {
  /// The name in the widget gallery; `nil` without one.
  package var displayName: String?
  /// The families by `supportedFamilies(_:)`; `nil` stands for small, medium and large.
  package var families: [WidgetFamily]?
  /// The families by `supplementalActivityFamilies(_:)`, beyond the standard ones.
  package var activityFamilies: Set<ActivityFamily> = []
  /// Whether the widget has no margins, by `contentMarginsDisabled()`.
  package var contentMarginsDisabled = false
  /// Whether accented and vibrant modes remove the background, by `containerBackgroundRemovable(_:)`.
  package var containerBackgroundRemovable = true

  package init() {}
}
