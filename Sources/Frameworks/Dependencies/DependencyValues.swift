@_exported import Foundation
@_exported import SkerryFoundation
import SkerryRuntime

/// The values that keys stand for. A key that nothing has set has its value for previews.
public struct DependencyValues: @unchecked Sendable {
  // `@unchecked Sendable`: the values are the app's own, whose keys may be shared between threads on a phone too.
  @TaskLocal package static var current = DependencyValues()
  /// What `prepareDependencies` has set.
  package static let prepared = ScopedValue<DependencyValues?>(nil)
  /// Values that keys have returned: a key is asked once in a picture, so objects stay the same ones.
  private static let asked = ScopedValue<[ObjectIdentifier: Any]>([:])

  private var own: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value {
    get { Self.value(key, in: own) ?? Self.prepared.value.flatMap { Self.value(key, in: $0.own) } ?? Self.preview(key) }
    set { own[ObjectIdentifier(key)] = newValue }
  }

  /// The value that a key has; an optional value that is set to nothing is a value.
  private static func value<Key: TestDependencyKey>(_ key: Key.Type, in values: [ObjectIdentifier: Any]) -> Key.Value? {
    guard let value = values[ObjectIdentifier(key)] else { return nil }
    return value as? Key.Value
  }

  private static func preview<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value {
    if let value = Self.value(key, in: asked.value) { return value }
    let value = key.previewValue
    // Making the value may have asked for it: the first one stays.
    if let first = Self.value(key, in: asked.value) { return first }
    asked.value[ObjectIdentifier(key)] = value
    return value
  }

  /// These values where others set none.
  package func merging(_ others: DependencyValues) -> DependencyValues {
    var merged = self
    merged.own.merge(others.own) { $1 }
    return merged
  }
}
