import SkerryUI

extension Button {
  /// A button that performs an intent, as Live Activities need.
  public nonisolated init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) where Label: View { self.init(label: label) }
  public nonisolated init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) where Label: View {
    self.init(role: role, label: label)
  }
}
extension Button where Label == Text {
  public nonisolated init<I: AppIntent>(_ key: LocalizedStringKey, intent: I) { self.init { Text(key) } }
  @_disfavoredOverload
  public nonisolated init<I: AppIntent, S: StringProtocol>(_ title: S, intent: I) { self.init { Text(title) } }
}
extension Button where Label == SkerryUI.Label<Text, Image> {
  public nonisolated init<I: AppIntent>(_ key: LocalizedStringKey, systemImage: String, intent: I) {
    self.init { SkerryUI.Label(key, systemImage: systemImage) }
  }
}
extension Toggle {
  /// A toggle that performs an intent, as Live Activities need.
  public nonisolated init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) where Label: View {
    self.init(state: isOn, label: label)
  }
}
extension Toggle where Label == Text {
  public nonisolated init<I: AppIntent>(_ key: LocalizedStringKey, isOn: Bool, intent: I) { self.init(state: isOn) { Text(key) } }
}
extension Button where Label == SkerryUI.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init<I: AppIntent, S: StringProtocol>(_ title: S, systemImage: String, intent: I) {
    self.init { SkerryUI.Label(title, systemImage: systemImage) }
  }
  public nonisolated init<I: AppIntent>(_ key: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: I) {
    self.init(role: role) { SkerryUI.Label(key, systemImage: systemImage) }
  }
  public nonisolated init<I: AppIntent>(_ key: LocalizedStringKey, image: ImageResource, intent: I) {
    self.init {
      SkerryUI.Label {
        Text(key)
      } icon: {
        Image(image)
      }
    }
  }
}
extension Button where Label == Text {
  public nonisolated init<I: AppIntent>(_ key: LocalizedStringKey, role: ButtonRole?, intent: I) { self.init(role: role) { Text(key) } }
  @_disfavoredOverload
  public nonisolated init<I: AppIntent, S: StringProtocol>(_ title: S, role: ButtonRole?, intent: I) {
    self.init(role: role) { Text(title) }
  }
}
extension Toggle where Label == Text {
  @_disfavoredOverload
  public nonisolated init<I: AppIntent, S: StringProtocol>(_ title: S, isOn: Bool, intent: I) { self.init(state: isOn) { Text(title) } }
}
extension Toggle where Label == SkerryUI.Label<Text, Image> {
  public nonisolated init<I: AppIntent>(_ key: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I) {
    self.init(state: isOn) { SkerryUI.Label(key, systemImage: systemImage) }
  }
}
