/// Reads a value from the environment of its view.
@propertyWrapper
public struct Environment<Value> {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }
  private let source: Source
  private let slot = EnvironmentSlot()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads an observable object by its type.
  public init(_ type: Value.Type) where Value: AnyObject { source = .object { $0[object: type] as? Value } }

  /// Reads an observable object that may be missing.
  public init<T: AnyObject>(_ type: T.Type) where Value == T? { source = .object { .some($0[object: type] as? T) } }

  /// Not isolated, as Apple's: a shape with an environment value would otherwise belong to the main actor.
  public var wrappedValue: Value {
    let environment = slot.values
    switch source {
    case .keyPath(let path): return environment[keyPath: path]
    case .object(let read):
      guard let object = read(environment) else {
        preconditionFailure("No \(Value.self) was placed in the environment; add .environment(…) above this view.")
      }
      return object
    }
  }
}

/// Storage for a resolved view's environment, shared by the copies of one property wrapper.
final class EnvironmentSlot {
  var environment: EnvironmentValues?

  /// The view's, or that of the body that is being evaluated.
  var values: EnvironmentValues { environment ?? .ambient }
}

extension Environment: DynamicProperty, EnvironmentReading {
  func read(from environment: EnvironmentValues) { slot.environment = environment }
}
extension Environment: @unchecked Sendable where Value: Sendable {}
