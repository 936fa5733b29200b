import SkerryLocalization
import SkerryUI

// Titles may be resources, as the generated symbols of a string catalogue are. String literals keep their keys.

extension Button where Label == Text {
  @_disfavoredOverload
  public nonisolated init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, intent: I, fileID: StaticString = #fileID, line: Int = #line
  ) { self.init { Text(titleResource, fileID: fileID, line: line) } }
  @_disfavoredOverload
  public nonisolated init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, intent: I, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(role: role) { Text(titleResource, fileID: fileID, line: line) }
  }
}
extension Button where Label == SkerryUI.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, systemImage: String, intent: I, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init {
      SkerryUI.Label {
        Text(titleResource, fileID: fileID, line: line)
      } icon: {
        Image(systemName: systemImage, fileID: fileID, line: line)
      }
    }
  }
  @_disfavoredOverload
  public nonisolated init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?, intent: I, fileID: StaticString = #fileID,
    line: Int = #line
  ) {
    self.init(role: role) {
      SkerryUI.Label {
        Text(titleResource, fileID: fileID, line: line)
      } icon: {
        Image(systemName: systemImage, fileID: fileID, line: line)
      }
    }
  }
}
extension Toggle where Label == Text {
  @_disfavoredOverload
  public nonisolated init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, isOn: Bool, intent: I, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(state: isOn) { Text(titleResource, fileID: fileID, line: line) }
  }
}
