import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// A button. In a picture only its appearance matters.
public struct Button<Label: View> {
  let role: ButtonRole?
  let label: Label
  let action: () -> Void
  /// Whether it performs an intent instead of the action.
  var performsIntent = false
}

extension Button: View {
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, label: label(), action: {})
  }
  public nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, label: label(), action: {})
  }
  /// A button that performs an intent; `SkerryIntents` has the public initializers.
  package nonisolated init(role: ButtonRole? = nil, @ViewBuilder label: () -> Label) {
    self.init(role: role, label: label(), action: {}, performsIntent: true)
  }

  public var body: some View {
    StyledButton(
      configuration: PrimitiveButtonStyleConfiguration(role: role, label: AnyView(label), performsIntent: performsIntent, trigger: action))
  }
}

extension Button where Label == Text {
  public nonisolated init(
    _ key: LocalizedStringKey, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(role: nil, label: Text(key, fileID: fileID, line: line), action: {})
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(role: nil, label: Text(title, fileID: fileID, line: line), action: {})
  }
  public nonisolated init(
    _ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(role: role, label: Text(key, fileID: fileID, line: line), action: {})
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(role: role, label: Text(title, fileID: fileID, line: line), action: {})
  }
}
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that was passed to a style, for another style.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, label: configuration.label, action: configuration.action, performsIntent: configuration.performsIntent)
  }
}
extension Button where Label == SkerryUI.Label<Text, Image> {
  /// A button named by its role.
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, label: SkerryUI.Label(role.title, systemImage: role.symbol), action: {})
  }
  public nonisolated init(
    _ key: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID,
    line: Int = #line
  ) {
    self.init(
      role: nil,
      label: SkerryUI.Label {
        Text(key, fileID: fileID, line: line)
      } icon: {
        Image(image, fileID: fileID, line: line)
      }, action: {})
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID,
    line: Int = #line
  ) {
    self.init(role: role, label: SkerryUI.Label(title, systemImage: systemImage, fileID: fileID, line: line), action: {})
  }
  public nonisolated init(
    _ key: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID,
    line: Int = #line
  ) {
    self.init(role: nil, label: SkerryUI.Label(key, systemImage: systemImage, fileID: fileID, line: line), action: {})
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(role: nil, label: SkerryUI.Label(title, systemImage: systemImage, fileID: fileID, line: line), action: {})
  }
  public nonisolated init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void,
    fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(role: role, label: SkerryUI.Label(key, systemImage: systemImage, fileID: fileID, line: line), action: {})
  }
}

/// The role of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
  var title: String { name.capitalized }
  var symbol: String { self == .confirm ? "checkmark" : self == .destructive ? "trash" : "xmark" }
}
