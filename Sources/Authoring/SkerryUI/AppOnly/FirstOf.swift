import SkerryGraph

/// The first of the views in a content.
struct FirstOf<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  package func resolve(in context: ResolveContext) -> [ViewNode] { Array(context.nodes(of: content).prefix(1)) }
}
