import SkerryIntents
import SkerryLocalization
import SkerryUI

/// A control of Control Center or the Lock Screen. It compiles but is not listed: controls are not drawn.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Self.Body { get }
}

/// What a control does.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  public func description(_ text: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
  public func pushHandler<P>(_ type: P.Type) -> some ControlWidgetConfiguration { self }
}

/// The style of a control.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

extension View {
  /// No-op: controls are not drawn.
  public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
  /// No-op: controls are not drawn.
  public nonisolated func controlWidgetActionHint(_ hint: Text) -> some View { self }
  /// No-op: controls are not drawn.
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// No-op: controls are not drawn.
  public nonisolated func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
  /// No-op: controls are not drawn.
  public nonisolated func controlWidgetStatus(_ status: Text) -> some View { self }
  /// No-op: controls are not drawn.
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { self }
}

extension ControlWidgetTemplate {
  public func tint(_ color: Color?) -> some ControlWidgetTemplate { self }
  public func disabled(_ isDisabled: Bool) -> some ControlWidgetTemplate { self }
}

/// Gives a control its value.
public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

/// Gives a configurable control its value.
public protocol AppIntentControlValueProvider {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control without settings.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  public nonisolated init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
  ) {}
  public nonisolated init(kind: String, content: @escaping () -> Content) {}
}

/// A control with settings.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  public nonisolated init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
  public nonisolated init(kind: String, intent: Configuration.Type = Configuration.self, content: @escaping (Configuration) -> Content) {}
}

/// A control that switches something.
public struct ControlWidgetToggle<Label: View, ValueLabel: View>: ControlWidgetTemplate {
  public nonisolated init<I: AppIntent>(
    isOn: Bool, action: I, @ViewBuilder label: () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}
extension ControlWidgetToggle where Label == Text {
  public nonisolated init<I: AppIntent>(
    _ key: LocalizedStringKey, isOn: Bool, action: I, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: AppIntent>(
    _ title: S, isOn: Bool, action: I, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

/// A control that does something.
public struct ControlWidgetButton<Label: View>: ControlWidgetTemplate {
  public nonisolated init<I: AppIntent>(action: I, @ViewBuilder label: () -> Label) {}
}

extension ControlWidgetButton {
  public nonisolated init<I: AppIntent, ActionLabel: View>(
    action: I, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}
extension ControlWidgetButton where Label == Text {
  public nonisolated init<I: AppIntent>(_ key: LocalizedStringKey, action: I) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, action: I) {}
  public nonisolated init<I: AppIntent, ActionLabel: View>(
    _ key: LocalizedStringKey, action: I, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: AppIntent, ActionLabel: View>(
    _ title: S, action: I, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}
extension ControlWidgetToggle where ValueLabel == EmptyView {
  public nonisolated init<I: AppIntent>(isOn: Bool, action: I, @ViewBuilder label: () -> Label) {}
}
extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  public nonisolated init<I: AppIntent>(_ key: LocalizedStringKey, isOn: Bool, action: I) {}
}

/// A control in a bundle: accepted, but not drawn.
struct ControlPlace: Widget {
  /// The name of the control's type.
  var name = ""
  nonisolated init() {}
  var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

extension WidgetBundleBuilder {
  @MainActor public static func buildExpression<Control: ControlWidget>(_ control: Control) -> some Widget {
    var place = ControlPlace()
    place.name = String(describing: Control.self)
    return place
  }
}
