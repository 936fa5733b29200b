@_spi(Reflection) import Swift

/// A stored property that is updated with its view. In a still picture it can only read the environment.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that reads the environment of its view.
protocol EnvironmentReading {
  func read(from environment: EnvironmentValues)
}

/// Passes a view's environment to its property wrappers before its body is evaluated.
@MainActor
enum DynamicProperties {
  /// Whether values of a type can contain anything that reads the environment. This depends on the type alone, never on
  /// the first value seen: an optional that is nil in one picture may have a value in the next.
  private static var mayRead: [ObjectIdentifier: Bool] = [:]

  static func inject(into value: Any, from environment: EnvironmentValues) {
    if mayRead(type(of: value)) { injectFields(of: value, from: environment) }
  }

  private static func injectFields(of value: Any, from environment: EnvironmentValues) {
    for field in Mirror(reflecting: value).children {
      if let reader = field.value as? any EnvironmentReading {
        reader.read(from: environment)
      } else if field.value is any DynamicProperty {
        // A customer's property wrapper may contain SwiftUI's.
        injectFields(of: field.value, from: environment)
      }
    }
  }

  private static func mayRead(_ type: Any.Type) -> Bool {
    if let known = mayRead[ObjectIdentifier(type)] { return known }
    var found = false
    // Classes and enumerations are inspected every time; views and property wrappers are usually structures.
    let isKnown = _forEachField(of: type) { _, _, field, kind in
      found = fieldMayRead(field, kind)
      return !found
    }
    let answer = found || !isKnown
    mayRead[ObjectIdentifier(type)] = answer
    return answer
  }

  private static func fieldMayRead(_ field: Any.Type, _ kind: _MetadataKind) -> Bool {
    if field is any EnvironmentReading.Type { return true }
    if field is any DynamicProperty.Type { return mayRead(field) }
    switch kind {
    case .existential: return true
    case .optional: return (field as? any OptionalType.Type).map { mayHoldReader($0.wrapped) } ?? true
    default: return false
    }
  }

  private static func mayHoldReader(_ type: Any.Type) -> Bool {
    if type is any EnvironmentReading.Type { return true }
    if type is any DynamicProperty.Type { return mayRead(type) }
    if let inner = type as? any OptionalType.Type { return mayHoldReader(inner.wrapped) }
    return "\(type)".hasPrefix("any ") || type == Any.self
  }
}

/// An optional of any type.
private protocol OptionalType {
  static var wrapped: Any.Type { get }
}
extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
