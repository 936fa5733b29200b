import SkerryGraph

/// What views ask of the rows that contain them, as layout values.
enum RowTraits {
  enum Insets {}
  enum Background {}
  enum Separator {}
  /// A field's text is not where the line below a row begins (Figures §9.106).
  enum Field {}
  /// What a node is in its section, by `ListLook.parts(of:in:)`.
  enum Part {}
}
extension View {
  /// Passes a value to the list that contains the view; `nil` passes none.
  nonisolated func rowTrait<Key, Value>(_ key: Key.Type, _ value: Value?) -> some View {
    let carried = value.map { UncheckedLayoutValue($0) }
    return node { child, _ in carried.map { .annotated(.layoutValue(ObjectIdentifier(key), $0), child) } ?? child }
  }
}
extension ViewNode {
  /// The value that the view, or the innermost of the modifiers around it, passes to its list.
  func rowTrait<Value>(_ key: Any.Type, as type: Value.Type) -> Value? {
    switch self {
    case .annotated(.layoutValue(let found, let value), let child):
      child.rowTrait(key, as: type) ?? (found == ObjectIdentifier(key) ? value.value as? Value : nil)
    case .annotated(_, let child), .effect(_, let child): child.rowTrait(key, as: type)
    case .layout(let behavior, let children): behavior.modified.flatMap { children[$0].rowTrait(key, as: type) }
    case .leaf, .deferred: nil
    }
  }
}
