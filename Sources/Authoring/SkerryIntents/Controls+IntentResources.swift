import SkerryLocalization
import SkerryUI

// Titles may be resources, as the generated symbols of a string catalogue are. String literals keep their keys.

extension Button where Label == Text {
  @_disfavoredOverload
  public nonisolated init<I: AppIntent>(_ titleResource: LocalizedStringResource, intent: I) { self.init { Text(titleResource) } }
  @_disfavoredOverload
  public nonisolated init<I: AppIntent>(_ titleResource: LocalizedStringResource, role: ButtonRole?, intent: I) {
    self.init(role: role) { Text(titleResource) }
  }
}
extension Button where Label == SkerryUI.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init<I: AppIntent>(_ titleResource: LocalizedStringResource, systemImage: String, intent: I) {
    self.init {
      SkerryUI.Label {
        Text(titleResource)
      } icon: {
        Image(systemName: systemImage)
      }
    }
  }
  @_disfavoredOverload
  public nonisolated init<I: AppIntent>(_ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?, intent: I) {
    self.init(role: role) {
      SkerryUI.Label {
        Text(titleResource)
      } icon: {
        Image(systemName: systemImage)
      }
    }
  }
}
extension Toggle where Label == Text {
  @_disfavoredOverload
  public nonisolated init<I: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, intent: I) {
    self.init(state: isOn) { Text(titleResource) }
  }
}
