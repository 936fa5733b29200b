import SkerryIntents
import SkerryUI

/// A control that toggles a setting.
public struct ControlWidgetToggle<Label: View, ValueLabel: View>: ControlWidgetTemplate, ControlFaceGiving {
  package let face: ControlFace
  private init(_ label: Label, _ isOn: Bool, _ valueLabel: ValueLabel) { face = ControlFace(label, status: valueLabel, isOn: isOn) }

  public init<I: AppIntent>(
    isOn: Bool, action: I, @ViewBuilder label: () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(label(), isOn, valueLabel(isOn)) }
}
extension ControlWidgetToggle where Label == Text {
  public init<I: AppIntent>(
    _ key: LocalizedStringKey, isOn: Bool, action: I, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(Text(key), isOn, valueLabel(isOn)) }
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(
    _ title: S, isOn: Bool, action: I, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(Text(title), isOn, valueLabel(isOn)) }
}
extension ControlWidgetToggle where ValueLabel == EmptyView {
  public init<I: AppIntent>(isOn: Bool, action: I, @ViewBuilder label: () -> Label) { self.init(label(), isOn, EmptyView()) }
}
extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  public init<I: AppIntent>(_ key: LocalizedStringKey, isOn: Bool, action: I) { self.init(Text(key), isOn, EmptyView()) }
}

/// A control that performs an action. It is drawn at rest.
public struct ControlWidgetButton<Label: View>: ControlWidgetTemplate, ControlFaceGiving {
  package let face: ControlFace
  public init<I: AppIntent>(action: I, @ViewBuilder label: () -> Label) { face = ControlFace(label(), status: EmptyView(), isOn: nil) }
  public init<I: AppIntent, ActionLabel: View>(
    action: I, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { face = ControlFace(label(), status: actionLabel(false), isOn: nil) }
}
extension ControlWidgetButton where Label == Text {
  public init<I: AppIntent>(_ key: LocalizedStringKey, action: I) { face = ControlFace(Text(key), status: EmptyView(), isOn: nil) }
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, action: I) { face = ControlFace(Text(title), status: EmptyView(), isOn: nil) }
  public init<I: AppIntent, ActionLabel: View>(
    _ key: LocalizedStringKey, action: I, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { face = ControlFace(Text(key), status: actionLabel(false), isOn: nil) }
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent, ActionLabel: View>(
    _ title: S, action: I, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { face = ControlFace(Text(title), status: actionLabel(false), isOn: nil) }
}
