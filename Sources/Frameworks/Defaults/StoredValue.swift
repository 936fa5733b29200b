import Foundation
import SkerryFoundation

/// Values as user defaults hold them: those of property lists as they are, raw values, and everything else that can be coded as a JSON string.
enum StoredValue {
  static func read<Value>(_ key: Defaults.Key<Value>) -> Value? {
    guard let object = key.suite.object(forKey: key.name) else { return nil }
    if let value = object as? Value { return value }
    if let type = Value.self as? any RawRepresentable.Type, let value = raw(type, object) { return value as? Value }
    guard let type = Value.self as? any Decodable.Type, let text = object as? String else { return nil }
    return try? JSONDecoder().decode(type, from: Data(text.utf8)) as? Value
  }

  static func write<Value>(_ value: Value, _ key: Defaults.Key<Value>) {
    if let object = object(for: value) { key.suite.set(object, forKey: key.name) } else { remove(key) }
  }

  static func remove(_ key: Defaults.AnyKey) { key.suite.removeObject(forKey: key.name) }

  private static func raw<Value: RawRepresentable>(_ type: Value.Type, _ object: Any) -> Value? {
    (object as? Value.RawValue).flatMap(Value.init(rawValue:))
  }

  private static func object(for value: Any) -> Any? {
    if let optional = value as? any OptionalValue, optional.isEmpty { return nil }
    if PropertyListSerialization.propertyList(value, isValidFor: .binary) { return value }
    if let value = value as? any RawRepresentable, PropertyListSerialization.propertyList(value.rawValue, isValidFor: .binary) {
      return value.rawValue
    }
    return (value as? any Encodable).flatMap { try? JSONEncoder().encode($0) }.map { String(decoding: $0, as: UTF8.self) }
  }
}

private protocol OptionalValue { var isEmpty: Bool { get } }
extension Optional: OptionalValue { var isEmpty: Bool { self == nil } }
