import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryLayout

/// Gives a view's preference a value.
struct PreferenceModifier<K: PreferenceKey> {
  /// Computes the view's own value from that of the views inside, if there is one.
  let change: (K.Value?) -> K.Value
}
extension PreferenceModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  package func resolve(_ content: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode] {
    guard let collector = context.environment.preferences else { return content(context) }
    return content(context.with { $0.preferences = collector.changing(K.self, change) })
  }
}

/// Adds a view's place to its preference.
struct AnchorModifier<K: PreferenceKey, A> {
  let source: Anchor<A>.Source
  /// Computes the view's own value from that of the views inside, if there is one, and the anchor.
  let change: (K.Value?, Anchor<A>) -> K.Value
}
extension AnchorModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  package func resolve(_ content: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode] {
    guard let collector = context.environment.preferences else { return content(context) }
    let place = PlacedGeometry()
    let anchor = Anchor(of: place, source.value)
    let nodes = content(context.with { $0.preferences = collector.changing(K.self) { change($0, anchor) } })
    return place.observing(nodes)
  }
}

/// Draws content that depends on a preference in front of or behind a view.
struct PreferenceLayer<K: PreferenceKey, V: View> {
  let alignment: Alignment
  let isOver: Bool
  let content: (K.Value) -> V
}
extension PreferenceLayer: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  package func resolve(_ inner: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode] {
    let collector = PreferenceCollector.nested(in: context.environment.preferences)
    let nodes = inner(context.with { $0.preferences = collector })
    return nodes.map { child in
      let layer = collector.isOpen ? later(collector, in: context) : layer(collector.value(of: K.self), in: context)
      return .layout(OverlayBehavior(primary: isOver ? 0 : 1, alignment: alignment), isOver ? [child, layer] : [layer, child])
    }
  }

  @MainActor private func layer(_ value: K.Value, in context: ResolveContext) -> ViewNode {
    EnvironmentValues.withCurrent(context.environment) { context.layeredNode(of: content(value), alignment: alignment) }
  }

  /// The layer for a value that is known once the view is placed.
  @MainActor private func later(_ collector: PreferenceCollector, in context: ResolveContext) -> ViewNode {
    let place = LaterContext(context)
    return .deferred(
      DeferredContent(kind: "PreferenceLayer") { _ in
        let area = ViewNode.leaf(.spacer(SpacerContent(axis: nil, minLength: 0)))
        return .layout(
          OverlayBehavior(primary: 0, alignment: alignment), [area, place.evaluated { layer(collector.value(of: K.self), in: $0) }])
      })
  }
}

extension View {
  /// Passes a value up to the ancestors, instead of the values of the views inside.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K> { _ in value })
  }
  public nonisolated func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void)
    -> some View
  {
    modifier(
      PreferenceModifier<K> {
        var value = $0 ?? K.defaultValue
        callback(&value)
        return value
      })
  }
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { modifier(PreferenceLayer<K, V>(alignment: alignment, isOver: true, content: transform)) }
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { modifier(PreferenceLayer<K, V>(alignment: alignment, isOver: false, content: transform)) }
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { modifier(AnchorModifier<K, A>(source: value) { transform($1) }) }
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorModifier<K, A>(source: value) { inner, anchor in
        var value = inner ?? K.defaultValue
        transform(&value, anchor)
        return value
      })
  }
}
