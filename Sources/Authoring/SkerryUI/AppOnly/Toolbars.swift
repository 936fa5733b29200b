import SkerryGraph

/// The content of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: ToolbarContent {}
extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is not drawn and has no body.") }
}
/// One item of a toolbar.
///
/// No-op: a Live Activity has no toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  public typealias Body = Never
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
/// Several items of a toolbar.
///
/// No-op: a Live Activity has no toolbar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
/// Space between items of a toolbar.
///
/// No-op: a Live Activity has no toolbar.
public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}
extension ToolbarContent {
  /// No-op: a Live Activity has no toolbar.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}
/// How much space a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}
/// The placement of an item.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let status = ToolbarItemPlacement(name: "status")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
}
/// The bar that a modifier applies to.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}
/// What the bars of a screen are for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}
/// Where a bar has its title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  public static let large = ToolbarTitleDisplayMode(name: "large")
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
}
/// An item that the system adds to a bar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
}

/// The items of a toolbar's closure.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> some ToolbarContent { EmptyToolbar() }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> some ToolbarContent { EmptyToolbar() }
  public static func buildEither<C: ToolbarContent>(first: C) -> EmptyToolbar { EmptyToolbar() }
  public static func buildEither<C: ToolbarContent>(second: C) -> EmptyToolbar { EmptyToolbar() }
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> some ToolbarContent { EmptyToolbar() }
}
/// An empty toolbar.
public struct EmptyToolbar: ToolbarContent {
  public typealias Body = Never
}

// No-op: a Live Activity has no bars.
extension View {
  public nonisolated func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View { self }
  public nonisolated func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public nonisolated func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View { self }
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public nonisolated func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
