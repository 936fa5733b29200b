import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryLocalization

/// A tab view in apps.
///
/// Approximated: the first of several tabs is drawn in the middle of all that is offered (Figures §9.159), without a bar or dots, with a diagnostic.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int { self.content = content() }
  public var body: some View {
    PlainContainer(
      name: "TabView", drawn: "its first tab is drawn",
      content: FirstOf(content: content).frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}
/// One tab in apps.
public struct Tab<Value: Hashable, Content: View>: View {
  private let content: Content
  public init(_ key: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init(_ key: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
  where Value == Int {
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where Value == Int {
    self.content = content()
  }
  public var body: some View { content }
}
/// The role of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}
/// The style of tabs.
public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
public struct PageTabViewStyle: TabViewStyle {
  /// Whether the page dots are shown.
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() } }
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension Tab {
  public init(_ key: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init(_ key: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Int {
    self.content = content()
  }
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Int { self.content = content() }
  public init<Label: View>(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }
  public init<Label: View>(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Int {
    self.content = content()
  }
}
/// Several tabs under one heading in apps.
public struct TabSection<Header: View, Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) where Header == Text { self.content = content() }
  public init(@ViewBuilder content: () -> Content) where Header == EmptyView { self.content = content() }
  public var body: some View { content }
}
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
/// The style of the page dots.
public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the page dots have a background.
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
/// When a tab bar minimizes.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

// No-op: a Live Activity has no tabs; the diagnostic of the surrounding container says so.
extension View {
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public nonisolated func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}

/// The first view of some content.
private struct FirstOf<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  package func resolve(in context: ResolveContext) -> [ViewNode] { Array(context.nodes(of: content).prefix(1)) }
}
