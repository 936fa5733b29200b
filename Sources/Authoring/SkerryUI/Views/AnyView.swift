import SkerryGraph

/// A type-erased view.
public struct AnyView {
  let content: any View
  public init<V: View>(_ view: V) { content = view }
  @_disfavoredOverload
  public init<V: View>(erasing view: V) { content = view }
}

extension AnyView: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] { context.nodes(of: content) }
  package static var keepsPlace: Bool { true }
}
