import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryLayout

/// A value that views pass up to their ancestors.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Collects preferences while the ancestors are resolved.
@MainActor
final class PreferenceCollector {
  /// Keyed by the key's type. Never iterated, so its order cannot reach a picture.
  private var values: [ObjectIdentifier: Any] = [:]
  nonisolated init() {}

  func value<K: PreferenceKey>(of key: K.Type) -> K.Value { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
  func has<K: PreferenceKey>(_ key: K.Type) -> Bool { values[ObjectIdentifier(key)] != nil }
  func change<K: PreferenceKey>(_ key: K.Type, _ change: (K.Value?) -> K.Value) {
    values[ObjectIdentifier(key)] = change(values[ObjectIdentifier(key)] as? K.Value)
  }
}
extension PreferenceKey {
  /// Adds a value to the earlier ones.
  static func adding(_ value: Value) -> (Value?) -> Value {
    { earlier in
      guard var all = earlier else { return value }
      reduce(value: &all) { value }
      return all
    }
  }
}
private struct PreferenceCollectorKey: EnvironmentKey {
  static var defaultValue: PreferenceCollector? { nil }
}
extension EnvironmentValues {
  var preferences: PreferenceCollector? {
    get { self[PreferenceCollectorKey.self] }
    set { self[PreferenceCollectorKey.self] = newValue }
  }
}

/// Uses a preference where its view is resolved.
struct PreferenceModifier<K: PreferenceKey> {
  /// Replaces the value of the views inside, if there is one.
  let change: (K.Value?) -> K.Value
}
extension PreferenceModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  package func resolve(_ content: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode] {
    let nodes = content(context)
    context.environment.preferences?.change(K.self, change)
    return nodes
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
    let collector = PreferenceCollector()
    let nodes = inner(context.with { $0.preferences = collector })
    let value = collector.value(of: K.self)
    if collector.has(K.self) { context.environment.preferences?.change(K.self, K.adding(value)) }
    return nodes.map { child in
      let layer = EnvironmentValues.withCurrent(context.environment) { context.layeredNode(of: content(value), alignment: alignment) }
      return .layout(OverlayBehavior(primary: isOver ? 0 : 1, alignment: alignment), isOver ? [child, layer] : [layer, child])
    }
  }
}

extension View {
  /// Passes a value up to the ancestors; values set inside a geometry reader do not arrive, because it is built later.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(change: K.adding(value)))
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
  /// An anchor as a preference. Positions are not known while views are built, so every anchor is empty, with a diagnostic.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(change: K.adding(transform(Anchor(value.value)))))
      .unsupported("anchorPreference gives an empty rectangle: content positioned by it is not where a phone draws it.")
  }
}
extension View {
  /// Adds an anchor to a preference, with the same limit as `anchorPreference`.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    transformPreference(key) { transform(&$0, Anchor(value.value)) }
      .unsupported("transformAnchorPreference gives an empty rectangle: content positioned by it is not where a phone draws it.")
  }
}
// No-op: a widget's views are archived, not run, so change handlers are not called.
extension View {
  public nonisolated func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void)
    -> some View
  where K.Value: Equatable { self }
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View { self }
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View { self }
}

extension Anchor {
  /// The source of an anchor.
  public struct Source {
    let value: Value
  }
}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(value: .zero) }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source(value: rect) }
}
extension Anchor.Source where Value == CGPoint {
  public static var center: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
  public static var top: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
  public static var bottom: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
  public static var leading: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
  public static var trailing: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: point) }
}
