import SkerryGraph

/// Views that arrange the views inside another; used by apps although Apple does not document it. `Group(subviews:)` replaces it.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A root with the content that it arranges.
  public struct Tree<Root, Content> {
    public var root: Root
    public var content: Content
    public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
    public init(_ root: Root, @ViewBuilder content: () -> Content) where Content: View { self.init(root: root, content: content()) }
  }
}
/// Arranges views.
public protocol _VariadicView_Root {}
/// Arranges views in a view.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}
/// Arranges views in a single view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// Arranges views in several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, _BodilessView, PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    let children = context.nodes(of: content).enumerated().map { Subview(id: Subview.ID(place: $0), nodes: [$1]) }
    return context.nodes(of: root.body(children: _VariadicView_Children(subviews: children)))
  }
}

/// The views that a root arranges.
public struct _VariadicView_Children: RandomAccessCollection {
  let subviews: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Element { Element(subviews[index]) }

  /// One of them.
  public struct Element: View, Identifiable {
    private let subview: Subview
    private let place: Subview.ID
    nonisolated init(_ subview: Subview) { (self.subview, place) = (subview, subview.id) }
    /// Its index among its siblings.
    public nonisolated var id: AnyHashable { place }
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { nil }
    public var body: some View { subview }
  }
}
extension _VariadicView_Children: View {
  public var body: some View { ForEach(self) { $0 } }
}
