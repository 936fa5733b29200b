import Foundation
import SkerryGeometry
import SkerryLocalization

/// A navigation stack in apps.
///
/// Approximated: its root is drawn as a plain column, with a diagnostic.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable { self.root = root() }
  public var body: some View { PlainContainer(name: "NavigationStack", content: root) }
}
/// The path of a navigation stack.
public struct NavigationPath: Equatable {
  public private(set) var count = 0
  public var isEmpty: Bool { count == 0 }
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { count = elements.reduce(0) { n, _ in n + 1 } }
  public mutating func append<V: Hashable>(_ value: V) { count += 1 }
  public mutating func removeLast(_ k: Int = 1) { count = max(0, count - k) }
  /// `nil`: what was appended is not kept.
  public var codable: CodableRepresentation? { nil }
  public init(_ codable: CodableRepresentation) {}
  /// A path in a form that can be stored; here without elements.
  public struct CodableRepresentation: Codable, Equatable {
    public init(from decoder: any Decoder) throws {}
    public func encode(to encoder: any Encoder) throws {}
  }
}
/// A navigation view in older apps.
///
/// Approximated: its content is drawn as a plain column, with a diagnostic.
public struct NavigationView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { PlainContainer(name: "NavigationView", content: content) }
}
/// A navigation split view in apps.
///
/// Approximated: its first column is drawn, with a diagnostic.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
  }
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
    self.sidebar = sidebar()
  }
  public var body: some View { PlainContainer(name: "NavigationSplitView", drawn: "its first column is drawn", content: sidebar) }
}
/// A navigation link in apps.
///
/// Approximated: its label is drawn, with a diagnostic.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) { self.label = label() }
  public var body: some View { NavigationLinkRow(label: label) }
}
/// A link's label, with a chevron in a row of a list and as a button's elsewhere (Figures §9.118).
private struct NavigationLinkRow<Label: View>: View {
  let label: Label
  @Environment(\.self) private var environment
  var body: some View {
    if let look = environment.system.listLook {
      HStack(spacing: 0) {
        label.frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: "chevron.forward").font(.system(size: look.chevronSize, weight: .semibold)).imageScale(.medium)
          .foregroundStyle(Color(uiColor: .tertiaryLabel)).padding(.trailing, look.linkPadding)
          .frame(width: look.linkWidth, alignment: .trailing)
      }
    } else {
      PlainContainer(name: "NavigationLink", drawn: "its label is drawn", content: StyledLink(label: AnyView(label)))
    }
  }
}
extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
  public init<P: Hashable>(_ key: LocalizedStringKey, value: P?, fileID: StaticString = #fileID, line: Int = #line) where Label == Text {
    label = Text(key, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?, fileID: StaticString = #fileID, line: Int = #line)
  where Label == Text { label = Text(title, fileID: fileID, line: line) }
}
extension NavigationLink where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination, fileID: StaticString = #fileID, line: Int = #line) {
    label = Text(key, fileID: fileID, line: line)
  }
  public init(_ key: LocalizedStringKey, destination: Destination, fileID: StaticString = #fileID, line: Int = #line) {
    label = Text(key, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination, fileID: StaticString = #fileID, line: Int = #line)
  { label = Text(title, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, fileID: StaticString = #fileID, line: Int = #line) {
    label = Text(title, fileID: fileID, line: line)
  }
}

/// How a navigation bar shows its title.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
/// The style of navigation views.
public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
/// The style of columns.
///
/// No-op: the first column is drawn in any.
public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}

// No-op: a Live Activity has no bar; the diagnostic of the surrounding container says so.
extension View {
  public nonisolated func navigationTitle(_ key: LocalizedStringKey) -> some View { self }
  public nonisolated func navigationTitle(_ title: Text) -> some View { self }
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  public nonisolated func navigationSubtitle(_ key: LocalizedStringKey) -> some View { self }
  public nonisolated func navigationBarTitle(_ key: LocalizedStringKey) -> some View { self }
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { self }
  public nonisolated func navigationBarTitle(_ key: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    self
  }
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    self
  }
  public nonisolated func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }
  public nonisolated func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { self }
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { self }
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  public nonisolated func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View {
    presentation("navigationDestination") { isPresented.wrappedValue }
  }
  public nonisolated func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C)
    -> some View
  {
    presentation("navigationDestination") { item.wrappedValue != nil }
  }
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ resource: LocalizedStringResource) -> some View { self }
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { self }
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  public nonisolated func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
}
