@_exported import Foundation
@_exported import SkerryFoundation
import SkerryUI

/// Values in user defaults by typed keys, as in the package of this name; they are kept as the package keeps them, so values that an app
/// writes in another way are found.
public enum Defaults {
  public typealias Keys = AnyKey

  /// What an app's keys are declared in.
  public class AnyKey: @unchecked Sendable {
    public typealias Key = Defaults.Key

    public let name: String
    public let suite: UserDefaults

    fileprivate init(name: String, suite: UserDefaults) {
      self.name = name
      self.suite = suite
    }
  }

  public final class Key<Value>: AnyKey, @unchecked Sendable {
    private let fallback: () -> Value
    public var defaultValue: Value { fallback() }

    public init(_ name: String, default defaultValue: Value, suite: UserDefaults = .standard, iCloud: Bool = false) {
      fallback = { defaultValue }
      super.init(name: name, suite: suite)
    }
    public init(_ name: String, suite: UserDefaults = .standard, iCloud: Bool = false, default defaultValue: @escaping () -> Value) {
      fallback = defaultValue
      super.init(name: name, suite: suite)
    }
    public init<Wrapped>(_ name: String, suite: UserDefaults = .standard, iCloud: Bool = false) where Value == Wrapped? {
      fallback = { nil }
      super.init(name: name, suite: suite)
    }
  }

  /// Marks types that can be stored; here nothing is asked of them.
  public protocol Serializable {}
  public protocol CollectionSerializable: Serializable {}
  public protocol PreferRawRepresentable: Serializable {}
  public protocol PreferNSSecureCoding: Serializable {}

  /// How an app stores a type of its own. Nothing calls it here: a value that only a bridge can store is not kept.
  public protocol Bridge {
    associatedtype Value
    associatedtype Serializable
    func serialize(_ value: Value?) -> Serializable?
    func deserialize(_ object: Serializable?) -> Value?
  }

  public static subscript<Value>(key: Key<Value>) -> Value {
    get { StoredValue.read(key) ?? key.defaultValue }
    set { StoredValue.write(newValue, key) }
  }

  public static func reset(_ keys: AnyKey...) { reset(keys) }
  public static func reset(_ keys: [AnyKey]) { keys.forEach(StoredValue.remove) }
}

/// A property of a view that a key names.
@propertyWrapper
public struct Default<Value>: DynamicProperty {
  private let key: Defaults.Key<Value>

  public init(_ key: Defaults.Key<Value>) { self.key = key }

  public var wrappedValue: Value {
    get { Defaults[key] }
    nonmutating set { Defaults[key] = newValue }
  }
  public var projectedValue: Binding<Value> {
    let key = key
    return Binding(get: { Defaults[key] }, set: { Defaults[key] = $0 })
  }
  public var defaultValue: Value { key.defaultValue }
  public func reset() { Defaults.reset(key) }
}
