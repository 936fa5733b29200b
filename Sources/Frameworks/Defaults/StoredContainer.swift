import Foundation

/// A value that is kept by the values in it: an optional, an array, a set, a dictionary with strings as keys.
protocol StoredContainer {
  /// What user defaults keep for it: a list's elements that cannot be kept are left out.
  var stored: Any? { get }
  /// The container whose stored form an object is.
  /// - Returns: nil if the object is of another kind, or one of its elements is.
  static func container(from object: Any) -> Any?
}

extension Optional: StoredContainer {
  var stored: Any? { flatMap { StoredValue.object(for: $0) } }
  static func container(from object: Any) -> Any? { StoredValue.value(from: object, as: Wrapped.self) }
}

extension Array: StoredContainer {
  var stored: Any? { compactMap { StoredValue.object(for: $0) } }
  static func container(from object: Any) -> Any? { elements(of: object) }

  /// The elements that a stored list stands for.
  fileprivate static func elements(of object: Any) -> [Element]? {
    guard let objects = object as? [Any] else { return nil }
    let elements = objects.compactMap { StoredValue.value(from: $0, as: Element.self) as? Element }
    return elements.count == objects.count ? elements : nil
  }
}

extension Set: StoredContainer {
  var stored: Any? { Array(self).stored }
  static func container(from object: Any) -> Any? { [Element].elements(of: object).map { Set($0) } }
}

extension Dictionary: StoredContainer {
  var stored: Any? {
    (self as? [String: Any]).map { $0.compactMapValues(StoredValue.object(for:)) }
  }
  static func container(from object: Any) -> Any? {
    guard Key.self == String.self, let objects = object as? [String: Any] else { return nil }
    let values = objects.compactMapValues { StoredValue.value(from: $0, as: Value.self) as? Value }
    return values.count == objects.count ? values : nil
  }
}
