import SkerryGraph

/// Several views as a group, without a layout.
public struct Group<Content> {
  let content: Content
  /// For every kind of content that can be grouped: views, marks of a chart.
  package init(containing content: Content) { self.content = content }
  /// The views of the group.
  package var contained: Content { content }
}

extension Group where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.init(containing: content()) }
}

extension Group: View, _BodilessView, PrimitiveView where Content: View {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] { context.nodes(of: content) }
  package static var keepsPlace: Bool { true }
}

/// A titled part of a list; outside of lists its header, content and footer one after another.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is shown.
  var isExpanded = true
}

extension Section where Parent: View, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
    self.init(header: header(), content: content(), footer: footer())
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(header: EmptyView(), content: content(), footer: EmptyView()) }
}

extension Section: View, _BodilessView, PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    if let look = context.environment.system.listLook { return look.parts(of: self, in: context) }
    return context.nodes(of: header) + (isExpanded ? context.nodes(of: content) + context.nodes(of: footer) : [])
  }
}
