import Foundation
import SkerryGeometry
import SkerryLayout

/// The values that views inherit from their ancestors.
public struct EnvironmentValues {
  /// Keyed by the key's type. Never iterated, so its order cannot reach a picture.
  private var custom: [ObjectIdentifier: Any] = [:]
  /// The engine's own values, for code that reads some for nearly every view: taken as a constant, each is read in place. An unoptimized
  /// build copies all of them for each that is read through `system`.
  package private(set) var inherited = Inherited.standard

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // Only a stored value is cast: `nil` can be cast to an optional type as well, and would hide the default.
      guard let value = custom[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// An object placed with `environment(_:)` or `environmentObject(_:)`.
  subscript(object type: Any.Type) -> Any? {
    get { custom[ObjectIdentifier(type)] }
    set { custom[ObjectIdentifier(type)] = newValue }
  }

  /// The engine's own values, for changing; copied when shared, so that a context is cheap to pass down.
  package var system: SystemEnvironment {
    _read { yield inherited.system }
    _modify {
      if !isKnownUniquelyReferenced(&inherited) { inherited = Inherited(inherited.system) }
      yield &inherited.system
    }
  }

  /// Values that environments share by copy-on-write.
  package final class Inherited: @unchecked Sendable {
    // `@unchecked Sendable`, and no access is checked for overlaps: only the one environment that refers to it changes it.
    /// The values that the system and modifiers set.
    @exclusivity(unchecked) package fileprivate(set) var system: SystemEnvironment
    fileprivate init(_ system: SystemEnvironment) { self.system = system }
    /// The defaults; an environment that changes them has a copy.
    fileprivate static let standard = Inherited(SystemEnvironment())
  }
}

extension EnvironmentValues {
  /// The environment of the body that is being evaluated; property wrappers read it outside a resolved view.
  @MainActor package static var current = EnvironmentValues()

  /// The current environment for property wrappers, which are not isolated. Bodies are evaluated on the main actor alone: elsewhere it has the
  /// default values.
  package static var ambient: EnvironmentValues {
    guard MainActor.isCurrent else { return EnvironmentValues() }
    return MainActor.assumeIsolated { Ambient(values: current) }.values
  }

  private struct Ambient: @unchecked Sendable {
    // `@unchecked Sendable`: it stays on the main thread.
    let values: EnvironmentValues
  }

  /// Evaluates a body or another builder's content: property wrappers in it see the environment.
  @MainActor package static func withCurrent<R>(_ environment: EnvironmentValues, _ body: () -> R) -> R {
    let outer = current
    current = environment
    defer { current = outer }
    return body()
  }

  /// The same for what the layout calls: it is not isolated, and is called on the main actor alone.
  fileprivate static func withPlaced<R>(_ environment: EnvironmentValues, _ body: () -> R) -> R {
    let outer = exchange(environment)
    defer { _ = exchange(outer) }
    return body()
  }
  /// Makes an environment the current one.
  ///
  /// - Returns: the one that was.
  private static func exchange(_ environment: EnvironmentValues) -> EnvironmentValues {
    let next = Ambient(values: environment)
    return MainActor.assumeIsolated {
      defer { current = next.values }
      return Ambient(values: current)
    }.values
  }
}

/// The environment of the place at which the layout calls a customer's code, as in a body: faces, scale and screen (Figures §9.85).
struct PlacedEnvironment: LayoutSurroundings {
  let environment: EnvironmentValues
  func calling<R>(_ body: () -> R) -> R { EnvironmentValues.withPlaced(environment, body) }
}
