import SkerryIntents
import SkerryLocalization
import SkerryUI

// Titles of controls as resources: `static let title: LocalizedStringResource`. A literal is a key.

extension ControlWidgetButton where Label == Text {
  @_disfavoredOverload
  public init<I: AppIntent>(_ titleResource: LocalizedStringResource, action: I) { self.init(action: action) { Text(titleResource) } }
  @_disfavoredOverload
  public init<I: AppIntent, ActionLabel: View>(
    _ titleResource: LocalizedStringResource, action: I, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel) }
}

extension ControlWidgetToggle where Label == Text {
  @_disfavoredOverload
  public init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: I, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel) }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  @_disfavoredOverload
  public init<I: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, action: I) {
    self.init(isOn: isOn, action: action) { Text(titleResource) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, action: I) { self.init(isOn: isOn, action: action) { Text(title) } }
}
