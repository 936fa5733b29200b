import SkerryIntents
import SkerryLocalization
import SkerryUI

/// A control of Control Center, the Lock Screen and the action button.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  @MainActor @preconcurrency init()
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// The configuration of a control.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
  /// The control's name in the gallery; it is the control's title if its label has no text.
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration { NamedControl(base: self, name: name) }
  public func description(_ text: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
  public func pushHandler<P>(_ type: P.Type) -> some ControlWidgetConfiguration { self }
}

/// The style of a control.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

extension View {
  /// No-op: the hint is shown where the action button is set up.
  public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
  /// No-op: the hint is shown where the action button is set up.
  public nonisolated func controlWidgetActionHint(_ hint: Text) -> some View { self }
  /// No-op: the hint is shown where the action button is set up.
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// No-op: the status is only shown for a moment after a tap.
  public nonisolated func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
  /// No-op: the status is only shown for a moment after a tap.
  public nonisolated func controlWidgetStatus(_ status: Text) -> some View { self }
  /// No-op: the status is only shown for a moment after a tap.
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { self }
}

extension ControlWidgetTemplate {
  public func tint(_ color: Color?) -> some ControlWidgetTemplate { ChangedControl(base: self) { $0.tint = color } }
  public func disabled(_ isDisabled: Bool) -> some ControlWidgetTemplate { ChangedControl(base: self) { $0.isDisabled = isDisabled } }
}

/// Provides a control's value.
public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

/// Provides a configurable control's value.
public protocol AppIntentControlValueProvider {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control without settings.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration, ControlMaking {
  /// The template for the value that the provider has for previews.
  package let template: @MainActor () -> any ControlWidgetTemplate
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) { template = { content(provider.previewValue) } }
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) { template = { content() } }
}

/// A control with settings, which have their default values here.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration, ControlMaking
{
  /// The template for the value that the provider has for previews.
  package let template: @MainActor () -> any ControlWidgetTemplate
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration { template = { content(provider.previewValue(configuration: Configuration())) } }
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) { template = { content(Configuration()) } }
}

/// A control in a bundle.
struct ControlPlace: Widget {
  /// The name of the control's type.
  var name = ""
  var face: @MainActor () -> ControlFace? = { nil }
  nonisolated init() {}
  var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

extension WidgetBundleBuilder {
  @MainActor public static func buildExpression<Control: ControlWidget>(_ control: Control) -> some Widget {
    var place = ControlPlace()
    place.name = String(describing: Control.self)
    place.face = { ControlFace(of: control.body) }
    return place
  }
}
