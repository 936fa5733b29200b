import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout

/// A scroll view in apps.
///
/// Approximated: the initial position is drawn, with a diagnostic. The content begins at the leading and the top edge, inside of its margins,
/// and is clipped at the scroll view's edges if it does not fit.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }
  public var body: some View { UnscrolledContent(axes: axes, content: content) }
}
/// The content of a scroll view in its first position.
private struct UnscrolledContent<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let axes: Axis.Set
  let content: Content
  func resolve(in context: ResolveContext) -> [ViewNode] {
    // Scroll views inside of this one have margins and edges of their own.
    let set = context.environment.scrollContentMargins
    let margins = EdgeInsets(top: set[.top] ?? 0, leading: set[.leading] ?? 0, bottom: set[.bottom] ?? 0, trailing: set[.trailing] ?? 0)
    let isClipped = !context.environment.isScrollClipDisabled
    var inner = context
    inner.environment.scrollContentMargins = [:]
    inner.environment.isScrollClipDisabled = false
    let identity = context.identity?.child(ScrollContainer.self)
    let container = ScrollContainer(axes: axes, size: identity?.last(), outer: context.environment.scrollContainer)
    inner.environment.scrollContainer = container
    let column = inner.nodes(of: VStack { content })
    context.reportUnsupported(
      "ScrollView does not work in a Live Activity or a widget; the beginning of its content is drawn.", .warning,
      at: column.lazy.compactMap(\.firstSite).first)
    let padded = margins == EdgeInsets() ? column : column.map { .layout(PaddingBehavior(insets: margins), [$0]) }
    let view = ViewNode.layout(ScrollBehavior(axes: axes), padded)
    let drawn = isClipped ? ViewNode.effect(.clip(Rectangle().outline(in: context.environment), evenOdd: false), view) : view
    return container.isAsked ? container.measuring(drawn, without: margins, at: identity) : [drawn]
  }
}

/// A scroll view as the container of frames in it: what it shows inside of its margins, as the pass before laid it out. Across its axes it is as long
/// as its content, so that the container around it counts there.
@MainActor final class ScrollContainer {
  private let axes: Axis.Set
  private let size: CGSize?
  private let outer: ScrollContainer?
  private(set) var isAsked = false
  fileprivate init(axes: Axis.Set, size: CGSize?, outer: ScrollContainer?) { (self.axes, self.size, self.outer) = (axes, size, outer) }

  /// Points; `nil` in the first pass, which a further one follows, and without a scroll view along the axis.
  func length(_ axis: Axis) -> CGFloat? {
    guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return outer?.length(axis) }
    isAsked = true
    return axis == .horizontal ? size?.width : size?.height
  }

  fileprivate func measuring(_ view: ViewNode, without margins: EdgeInsets, at identity: ViewIdentity?) -> [ViewNode] {
    let place = PlacedGeometry()
    PicturePasses.current?.add("containerRelativeFrame") {
      guard let identity, let frame = place.geometry?.size else { return false }
      let visible = CGSize(
        width: frame.width - margins.leading - margins.trailing, height: frame.height - margins.top - margins.bottom)
      return identity.replace(visible) != visible
    }
    return place.observing([view])
  }
}

/// Scrolls to views by their identifiers in apps.
public struct ScrollViewReader<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content(ScrollViewProxy()) }
  public var body: some View { content }
}
/// Scrolls a scroll view in apps; nothing scrolls in a picture.
public struct ScrollViewProxy: Sendable {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
/// Pinned views of a lazy stack.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Like `VStack`, but at least as wide as the proposal (Figures §6.1) and a whole number of points high (§9.70): nothing is lazy in a still picture.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }
  public var body: some View {
    stack.wholeLength(.vertical).frame(maxWidth: .infinity, alignment: Alignment(horizontal: stack.alignment, vertical: .center))
  }
}
/// Like `HStack`, but at least as high as the proposal (Figures §6.1) and a whole number of points wide (§9.70): nothing is lazy in a still picture.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }
  public var body: some View {
    stack.wholeLength(.horizontal).frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: stack.alignment))
  }
}
extension View {
  /// The view's length along an axis, rounded up to whole points.
  fileprivate nonisolated func wholeLength(_ axis: Axis) -> some View {
    node { child, _ in .layout(WholeLengthBehavior(axis: axis), [child]) }
  }
}

/// Whether scroll indicators are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}
/// Where content margins apply in scroll views.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
/// The scroll positions of a scroll view.
public protocol ScrollTargetBehavior {}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
/// How a scroll view bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

// No-op: nothing scrolls in a picture.
extension View {
  public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
  { self }
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
  public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    idleInArchive("refreshable does nothing in a Live Activity or a widget; update the activity or the timeline instead.")
  }
}

extension View {
  /// Whether the content of scroll views is drawn beyond their edges.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    settingEnvironment { $0.isScrollClipDisabled = disabled }
  }

  /// Margins around the content of scroll views, in points; those of scroll indicators do nothing. For each edge, the call nearest to the scroll view
  /// wins. At the top of a list or a form the margin replaces the space above the first section. Source: Figures §9.71, §9.78.
  ///
  /// - Parameter length: the system's padding, 16, if `nil`, which is assumed.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(edges, EdgeInsets(length ?? .standardPadding), for: placement) }
  public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    settingEnvironment { environment in
      guard placement != .scrollIndicators else { return }
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { environment.scrollContentMargins[edge] = insets[edge] }
    }
  }
}

private struct ScrollContentMarginsKey: EnvironmentKey { static let defaultValue: [Edge: CGFloat] = [:] }
private struct ScrollClipDisabledKey: EnvironmentKey { static let defaultValue = false }
private struct ScrollContainerKey: EnvironmentKey { static let defaultValue: ScrollContainer? = nil }
extension EnvironmentValues {
  /// The nearest scroll view.
  var scrollContainer: ScrollContainer? {
    get { self[ScrollContainerKey.self] }
    set { self[ScrollContainerKey.self] = newValue }
  }
  /// Points, for the edges at which a view has set a margin.
  var scrollContentMargins: [Edge: CGFloat] {
    get { self[ScrollContentMarginsKey.self] }
    set { self[ScrollContentMarginsKey.self] = newValue }
  }
  fileprivate var isScrollClipDisabled: Bool {
    get { self[ScrollClipDisabledKey.self] }
    set { self[ScrollClipDisabledKey.self] = newValue }
  }
}
