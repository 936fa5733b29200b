import SkerryGraph

/// A view that the engine draws itself: it resolves to nodes instead of to other views.
@MainActor
package protocol PrimitiveView: _BodilessView {
  /// The nodes of this view; none for an empty view, several for a group.
  func resolve(in context: ResolveContext) -> [ViewNode]
  /// Whether the views in it are in the same place as it is: true of a group, an erased or a modified view, false of a stack.
  static var keepsPlace: Bool { get }
}
extension PrimitiveView {
  package static var keepsPlace: Bool { false }
}

/// A modifier that the engine applies itself.
@MainActor
package protocol PrimitiveModifier {
  /// - Parameter content: resolves the modified view in the given context.
  func resolve(_ content: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode]
}
