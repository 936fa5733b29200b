/// The size of rows in a sidebar; views only read it.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

private struct SidebarRowSizeKey: EnvironmentKey {
  static let defaultValue = SidebarRowSize.medium
}

extension EnvironmentValues {
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
