import Foundation

// Environment values for controls and lists of apps. A picture has the default values; each can be set.

private struct MinListRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
private struct MinListHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private struct AutocorrectionDisabledKey: EnvironmentKey { static let defaultValue = false }
private struct BackgroundProminenceKey: EnvironmentKey { static let defaultValue = BackgroundProminence.standard }
private struct MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
private struct ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.identity }
private struct AppearsActiveKey: EnvironmentKey { static let defaultValue = true }
private struct LabelsVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  /// Points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }
  /// Points; `nil` for the system's own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
  /// Whether the window is in front.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set {
      self[LabelsVisibilityKey.self] = newValue
      system.labelsHidden = newValue == .hidden
    }
  }
}

/// The prominence of a background.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}
/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    settingEnvironment { $0.labelsVisibility = visibility }
  }
  /// No-op: menus are not open in a picture.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
}
