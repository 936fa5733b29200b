import SkerryGraph

/// The first view of some content.
struct FirstOf<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  package func resolve(in context: ResolveContext) -> [ViewNode] { Array(context.nodes(of: content).prefix(1)) }
}
