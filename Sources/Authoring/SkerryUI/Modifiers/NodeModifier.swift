import SkerryGraph

/// Wraps each node of a view; the common form of the engine's modifiers.
package struct NodeModifier {
  private let wrap: @MainActor (ViewNode, ResolveContext) -> ViewNode
  package nonisolated init(_ wrap: @escaping @MainActor (ViewNode, ResolveContext) -> ViewNode) { self.wrap = wrap }
}

extension NodeModifier: ViewModifier, PrimitiveModifier {
  package typealias Body = Never
  package func resolve(_ content: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode] {
    let nodes = content(context)
    // Nearly always one, and an unoptimized `map` costs more than the rest of a frame.
    return nodes.count == 1 ? .one(wrap(nodes[0], context)) : nodes.map { wrap($0, context) }
  }
}

/// Changes the environment of a view.
package struct EnvironmentModifier {
  private let change: (inout EnvironmentValues) -> Void
  package nonisolated init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
}

extension EnvironmentModifier: ViewModifier, PrimitiveModifier {
  package typealias Body = Never
  package func resolve(_ content: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode] {
    let inner = context.with(change)
    let (outside, inside) = (context.environment.inherited, inner.environment.inherited)
    let direction = inside.system.layoutDirection
    let nodes = content(inner)
    return direction == outside.system.layoutDirection ? nodes : nodes.map { .annotated(.layoutDirection(direction), $0) }
  }
}

extension View {
  /// Wraps each node this view resolves to.
  package nonisolated func node(_ wrap: @escaping @MainActor (ViewNode, ResolveContext) -> ViewNode) -> ModifiedContent<Self, NodeModifier>
  {
    modifier(NodeModifier(wrap))
  }

  /// Changes the environment in this view.
  package nonisolated func settingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(EnvironmentModifier(change))
  }
}
