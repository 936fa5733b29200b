import SkerryGraph

/// An action that is called once the picture is laid out, if its value has changed since the previous pass.
struct ChangeAction<Value: Equatable> {
  /// The name in messages.
  let kind: String
  /// Whether it is called in the first pass.
  var isInitial = true
  /// Receives the previous value, or at first the initial one, and the current one.
  let perform: (Value, Value) -> Void

  /// - Parameter value: returns the current value, `nil` if there is none; called after the layout.
  @MainActor func register(in context: ResolveContext, _ value: @escaping @MainActor () -> Value?) {
    guard let passes = PicturePasses.current else { return }
    let environment = context.environment
    guard let identity = context.identity?.child(Self.self) else {
      // The first pass only finds out whether there are actions; one that waits for a change cannot be the first to run.
      if isInitial { passes.add(kind) { false } }
      return
    }
    passes.add(kind) {
      EnvironmentValues.withCurrent(environment) {
        guard let now = value() else { return false }
        guard let last: Value = identity.replace(now) else {
          if isInitial { perform(now, now) }
          return isInitial
        }
        guard last != now else { return false }
        perform(last, now)
        return true
      }
    }
  }
}

struct PreferenceChange<K: PreferenceKey> where K.Value: Equatable {
  let perform: (K.Value) -> Void
}
extension PreferenceChange: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  package func resolve(_ content: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode] {
    let collector = PreferenceCollector.nested(in: context.environment.preferences)
    let nodes = content(context.with { $0.preferences = collector })
    let action = ChangeAction<K.Value>(kind: "onPreferenceChange of \(K.self)") { perform($1) }
    action.register(in: context) { collector.value(of: K.self) }
    return nodes
  }
}

struct GeometryChange<T: Equatable> {
  let transform: (GeometryProxy) -> T
  let perform: (T, T) -> Void
}
extension GeometryChange: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  package func resolve(_ content: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode] {
    let place = PlacedGeometry()
    let nodes = place.observing(content(context))
    ChangeAction(kind: "onGeometryChange", perform: perform).register(in: context) {
      place.geometry.map { transform(GeometryProxy(geometry: $0)) }
    }
    return nodes
  }
}

/// The kind of the action of `onAppear`.
private let appearance = "onAppear"

/// `onChange`, and `onAppear` as the change of a value that never changes. They are called only for views on a screen.
struct ValueChange<V: Equatable> {
  let value: V
  let action: ChangeAction<V>
}
extension ValueChange: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  package func resolve(_ content: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode] {
    let nodes = content(context)
    guard let passes = PicturePasses.current else { return nodes }
    if passes.viewsAppear {
      action.register(in: context) { value }
    } else if action.kind != appearance || action.isInitial {
      let name = action.kind == appearance ? appearance : "onChange"
      context.reportUnsupported(
        "\(name) does not run in a Live Activity or a widget, whose views are archived; put what it sets into the activity's state or the widget's entry.",
        at: nodes.lazy.compactMap(\.firstSite).first)
    }
    return nodes
  }
}

extension View {
  /// Calls an action with a preference of the views inside.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void)
    -> some View
  where K.Value: Equatable { modifier(PreferenceChange<K>(perform: action)) }
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View { modifier(GeometryChange(transform: transform) { action($1) }) }
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View { modifier(GeometryChange(transform: transform, perform: action)) }

  /// Called once for a view on a screen; not in a Live Activity or a widget, whose views are archived.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(
      ValueChange(value: true, action: ChangeAction(kind: appearance, isInitial: action != nil) { _, _ in action?() }))
  }
  public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View {
    modifier(ValueChange(value: value, action: ChangeAction(kind: "onChange of \(V.self)", isInitial: initial, perform: action)))
  }
  public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    onChange(of: value) { action($1) }
  }
}

/// Where a view was placed in the current layout.
///
/// `@unchecked Sendable`: written and read on the main actor alone.
final class PlacedGeometry: @unchecked Sendable {
  private(set) var geometry: DeferredGeometry?

  /// The nodes of a view, whose first one's place is kept.
  func observing(_ nodes: [ViewNode]) -> [ViewNode] {
    guard let first = nodes.first else { return nodes }
    return [.annotated(.placed { self.geometry = $0 }, first)] + nodes.dropFirst()
  }
}
