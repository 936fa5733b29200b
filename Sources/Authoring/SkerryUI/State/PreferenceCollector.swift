import SkerryGraph

/// A value that views pass up to their ancestors.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// What the views inside a view that reads a preference pass up, in the views' order.
///
/// Values of views that are built during the layout arrive then, at the place that was kept for them.
@MainActor
final class PreferenceCollector {
  private enum Entry {
    /// All values of a view and its descendants.
    case inner(PreferenceCollector)
    /// The values inside, one key's changed.
    case changed(PreferenceCollector, ObjectIdentifier, (Any?) -> Any)
  }
  private var entries: [Entry] = []
  /// Whether any collected view is built during layout.
  private(set) var isOpen = false
  /// Weak, because it has this one among its entries.
  private weak var outer: PreferenceCollector?

  private init(inside outer: PreferenceCollector?) { self.outer = outer }

  /// A collector for views inside; all that they pass up arrives here as well.
  ///
  /// - Parameter outer: the collector around the reader; `nil` if nothing around it reads preferences.
  static func nested(in outer: PreferenceCollector?) -> PreferenceCollector {
    let inner = PreferenceCollector(inside: outer)
    outer?.entries.append(.inner(inner))
    return inner
  }

  /// A place for views that are built during the layout, perhaps more than once: only what they passed up last counts.
  func place() -> PreferenceCollector {
    let inner = Self.nested(in: self)
    var next: PreferenceCollector? = self
    while let collector = next, !collector.isOpen {
      collector.isOpen = true
      next = collector.outer
    }
    return inner
  }

  func removeAll() { entries.removeAll() }

  /// A collector for the views of a modifier that changes their value.
  func changing<K: PreferenceKey>(_ key: K.Type, _ change: @escaping (K.Value?) -> K.Value) -> PreferenceCollector {
    let inner = PreferenceCollector(inside: self)
    entries.append(.changed(inner, ObjectIdentifier(key), { change($0 as? K.Value) }))
    return inner
  }

  func value<K: PreferenceKey>(of key: K.Type) -> K.Value { found(key) ?? K.defaultValue }

  /// The values of the views inside, reduced; `nil` if no view has one.
  private func found<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let id = ObjectIdentifier(key)
    var all: K.Value?
    for entry in entries {
      let next: K.Value?
      switch entry {
      case .inner(let inner): next = inner.found(key)
      case .changed(let inner, let own, let change): next = own == id ? change(inner.found(key)) as? K.Value : inner.found(key)
      }
      guard let next else { continue }
      if var value = all {
        K.reduce(value: &value) { next }
        all = value
      } else {
        all = next
      }
    }
    return all
  }
}

private struct PreferenceCollectorKey: EnvironmentKey {
  static var defaultValue: PreferenceCollector? { nil }
}
extension EnvironmentValues {
  /// The collector of the nearest view around that reads a preference.
  var preferences: PreferenceCollector? {
    get { self[PreferenceCollectorKey.self] }
    set { self[PreferenceCollectorKey.self] = newValue }
  }
}
