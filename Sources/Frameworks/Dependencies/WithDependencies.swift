/// Sets values while an operation runs, and in the tasks that it starts.
/// - Throws: What the operation or the changes throw.
@discardableResult
public func withDependencies<R>(_ update: (inout DependencyValues) throws -> Void, operation: () throws -> R) rethrows -> R {
  var values = DependencyValues.current
  try update(&values)
  return try DependencyValues.$current.withValue(values, operation: operation)
}
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation, _ update: (inout DependencyValues) async throws -> Void, operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues.current
  try await update(&values)
  return try await DependencyValues.$current.withValue(values, operation: operation, isolation: isolation)
}

/// Sets the values that a model was created with.
/// - Throws: What the operation or the changes throw.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model, _ update: (inout DependencyValues) throws -> Void, operation: () throws -> R
) rethrows -> R {
  try withDependencies(
    {
      $0 = values(of: model).merging($0); try update(&$0)
    }, operation: operation)
}
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model, isolation: isolated (any Actor)? = #isolation, _ update: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  try await withDependencies(
    isolation: isolation,
    {
      $0 = values(of: model).merging($0); try await update(&$0)
    }, operation: operation)
}
@discardableResult
public func withDependencies<Model: AnyObject, R>(from model: Model, operation: () throws -> R) rethrows -> R {
  try withDependencies({ $0 = values(of: model).merging($0) }, operation: operation)
}
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await withDependencies(isolation: isolation, { $0 = values(of: model).merging($0) }, operation: operation)
}

private func values(of model: AnyObject) -> DependencyValues {
  Mirror(reflecting: model).children.lazy.compactMap { $0.value as? any DeclaredDependencies }.first?.declaredValues ?? .current
}

/// Sets values for all that follows: in a picture for that picture.
/// - Throws: What the changes throw.
public func prepareDependencies<R>(_ update: (inout DependencyValues) throws -> R) rethrows -> R {
  var values = DependencyValues.prepared.value ?? DependencyValues()
  let result = try update(&values)
  DependencyValues.prepared.value = values
  return result
}

/// Takes the current values into a closure that runs later.
/// - Throws: What the operation throws.
public func withEscapedDependencies<R>(_ operation: (DependencyValues.Continuation) throws -> R) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The values at the place where a closure was made.
  public struct Continuation: Sendable {
    private let values = DependencyValues.current

    /// Runs an operation with the values.
    /// - Throws: What the operation throws.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.$current.withValue(values, operation: operation)
    }
  }
}
