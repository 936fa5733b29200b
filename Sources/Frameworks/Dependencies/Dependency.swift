/// A property whose value a key of `DependencyValues` has: where it is read, or else where it was declared.
@propertyWrapper
public struct Dependency<Value>: @unchecked Sendable {
  // `@unchecked Sendable`: a key path and the app's own values.
  private let declared = DependencyValues.current
  private let read: (DependencyValues) -> Value

  public init(
    _ keyPath: KeyPath<DependencyValues, Value>, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    read = { $0[keyPath: keyPath] }
  }
  public init<Key: TestDependencyKey>(
    _ key: Key.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where Key.Value == Value {
    read = { $0[key] }
  }

  public var wrappedValue: Value {
    let values = declared.merging(.current)
    // A key's own getter may declare a dependency: it finds the same values.
    return DependencyValues.$current.withValue(values) { read(values) }
  }
}

/// A model whose dependencies another can take over.
protocol DeclaredDependencies {
  var declaredValues: DependencyValues { get }
}
extension Dependency: DeclaredDependencies {
  var declaredValues: DependencyValues { declared }
}
