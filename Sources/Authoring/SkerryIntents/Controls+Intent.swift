import SkerryUI

extension Button {
  /// A button that performs an intent, as Live Activities need.
  public nonisolated init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) where Label: View { self.init(label: label) }
  public nonisolated init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) where Label: View {
    self.init(role: role, label: label)
  }
}
extension Button where Label == Text {
  public nonisolated init<I: AppIntent>(_ key: LocalizedStringKey, intent: I, fileID: StaticString = #fileID, line: Int = #line) {
    self.init { Text(key, fileID: fileID, line: line) }
  }
  @_disfavoredOverload
  public nonisolated init<I: AppIntent, S: StringProtocol>(_ title: S, intent: I, fileID: StaticString = #fileID, line: Int = #line) {
    self.init { Text(title, fileID: fileID, line: line) }
  }
}
extension Button where Label == SkerryUI.Label<Text, Image> {
  public nonisolated init<I: AppIntent>(
    _ key: LocalizedStringKey, systemImage: String, intent: I, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init { SkerryUI.Label(key, systemImage: systemImage, fileID: fileID, line: line) }
  }
}
extension Toggle {
  /// A toggle that performs an intent, as Live Activities need.
  public nonisolated init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) where Label: View {
    self.init(state: isOn, label: label)
  }
}
extension Toggle where Label == Text {
  public nonisolated init<I: AppIntent>(_ key: LocalizedStringKey, isOn: Bool, intent: I, fileID: StaticString = #fileID, line: Int = #line)
  { self.init(state: isOn) { Text(key, fileID: fileID, line: line) } }
}
extension Button where Label == SkerryUI.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init<I: AppIntent, S: StringProtocol>(
    _ title: S, systemImage: String, intent: I, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init { SkerryUI.Label(title, systemImage: systemImage, fileID: fileID, line: line) }
  }
  public nonisolated init<I: AppIntent>(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: I, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(role: role) { SkerryUI.Label(key, systemImage: systemImage, fileID: fileID, line: line) }
  }
  public nonisolated init<I: AppIntent>(
    _ key: LocalizedStringKey, image: ImageResource, intent: I, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init {
      SkerryUI.Label {
        Text(key, fileID: fileID, line: line)
      } icon: {
        Image(image, fileID: fileID, line: line)
      }
    }
  }
}
extension Button where Label == Text {
  public nonisolated init<I: AppIntent>(
    _ key: LocalizedStringKey, role: ButtonRole?, intent: I, fileID: StaticString = #fileID, line: Int = #line
  ) { self.init(role: role) { Text(key, fileID: fileID, line: line) } }
  @_disfavoredOverload
  public nonisolated init<I: AppIntent, S: StringProtocol>(
    _ title: S, role: ButtonRole?, intent: I, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(role: role) { Text(title, fileID: fileID, line: line) }
  }
}
extension Toggle where Label == Text {
  @_disfavoredOverload
  public nonisolated init<I: AppIntent, S: StringProtocol>(
    _ title: S, isOn: Bool, intent: I, fileID: StaticString = #fileID, line: Int = #line
  ) { self.init(state: isOn) { Text(title, fileID: fileID, line: line) } }
}
extension Toggle where Label == SkerryUI.Label<Text, Image> {
  public nonisolated init<I: AppIntent>(
    _ key: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(state: isOn) { SkerryUI.Label(key, systemImage: systemImage, fileID: fileID, line: line) }
  }
}
