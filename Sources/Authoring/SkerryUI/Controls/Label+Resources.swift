import Foundation
import SkerryLocalization

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ key: LocalizedStringKey, image resource: ImageResource, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(title: Text(key, fileID: fileID, line: line), icon: Image(resource, fileID: fileID, line: line))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, fileID: StaticString = #fileID, line: Int = #line
  ) { self.init(title: Text(title, fileID: fileID, line: line), icon: Image(resource, fileID: fileID, line: line)) }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage name: String, fileID: StaticString = #fileID, line: Int = #line
  ) { self.init(title: Text(titleResource, fileID: fileID, line: line), icon: Image(systemName: name, fileID: fileID, line: line)) }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image name: String, fileID: StaticString = #fileID, line: Int = #line
  ) { self.init(title: Text(titleResource, fileID: fileID, line: line), icon: Image(name, fileID: fileID, line: line)) }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image resource: ImageResource, fileID: StaticString = #fileID, line: Int = #line
  ) { self.init(title: Text(titleResource, fileID: fileID, line: line), icon: Image(resource, fileID: fileID, line: line)) }
}
extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that was passed to a style, for another style.
  public nonisolated init(_ configuration: LabelStyleConfiguration) { self.init(title: configuration.title, icon: configuration.icon) }
}
