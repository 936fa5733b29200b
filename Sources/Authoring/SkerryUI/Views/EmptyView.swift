import SkerryGraph

/// Nothing: no size, no ink, no spacing beside it.
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] { [] }
}
