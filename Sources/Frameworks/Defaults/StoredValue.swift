import Foundation
import SkerryFoundation

/// Values as user defaults hold them: those of property lists as they are, raw values, collections by their elements, and everything else that
/// can be coded as a JSON string.
enum StoredValue {
  static func read<Value>(_ key: Defaults.Key<Value>) -> Value? {
    key.suite.object(forKey: key.name).flatMap { value(from: $0, as: Value.self) as? Value }
  }

  static func write<Value>(_ value: Value, _ key: Defaults.Key<Value>) {
    if let object = object(for: value) { key.suite.set(object, forKey: key.name) } else { remove(key) }
  }

  static func remove(_ key: Defaults.AnyKey) { key.suite.removeObject(forKey: key.name) }

  /// The value that an object of user defaults stands for, as `object(for:)` has made it.
  static func value<Value>(from object: Any, as type: Value.Type) -> Any? {
    if let value = object as? Value { return value }
    if let type = type as? any StoredContainer.Type { return type.container(from: object) }
    if let type = type as? any RawRepresentable.Type, let value = raw(type, object) { return value }
    guard let type = type as? any Decodable.Type, let text = object as? String else { return nil }
    return try? JSONDecoder().decode(type, from: Data(text.utf8))
  }

  private static func raw<Value: RawRepresentable>(_ type: Value.Type, _ object: Any) -> Value? {
    (object as? Value.RawValue).flatMap(Value.init(rawValue:))
  }

  /// What user defaults keep for a value.
  /// - Returns: nil for `nil`, and for a value that cannot be kept.
  static func object(for value: Any) -> Any? {
    if let container = value as? any StoredContainer { return container.stored }
    if PropertyListSerialization.propertyList(value, isValidFor: .binary) { return value }
    if let value = value as? any RawRepresentable, PropertyListSerialization.propertyList(value.rawValue, isValidFor: .binary) {
      return value.rawValue
    }
    return (value as? any Encodable).flatMap { try? JSONEncoder().encode($0) }.map { String(decoding: $0, as: UTF8.self) }
  }
}
