import SkerryGraph

/// A view that the engine draws itself: it resolves to nodes instead of to other views.
@MainActor
package protocol PrimitiveView: _BodilessView {
  /// The nodes of this view; none for an empty view, several for a group.
  func resolve(in context: ResolveContext) -> [ViewNode]
}

/// A modifier that the engine applies itself.
@MainActor
package protocol PrimitiveModifier {
  /// - Parameter content: resolves the modified view in the given context.
  func resolve(_ content: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode]
}
