// Values that a test must replace. A picture asks for them only where the app has no value for previews.

/// Reports a mistake of the app's; nothing is shown.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {}
public func reportIssue(
  _ error: any Error, _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {}

/// What a function that has no value throws.
public struct Unimplemented: Error {
  let endpoint: String

  public init(_ endpoint: String = "") { self.endpoint = endpoint }
}

/// A value that a test must replace.
@_disfavoredOverload
public func unimplemented<Result>(
  _ description: @autoclosure () -> String = "", placeholder: @autoclosure @Sendable () -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> Result { placeholder() }

// Functions that a test must replace: they return a placeholder or nothing, or else throw.

public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  { (_: repeat each Argument) in placeholder() }
}
public func unimplemented<each Argument>(
  _ description: @autoclosure @escaping @Sendable () -> String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) -> Void {
  { (_: repeat each Argument) in }
}
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  { (_: repeat each Argument) in throw Unimplemented(description()) }
}
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result {
  { (_: repeat each Argument) in placeholder() }
}
public func unimplemented<each Argument>(
  _ description: @autoclosure @escaping @Sendable () -> String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Void {
  { (_: repeat each Argument) in }
}
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  { (_: repeat each Argument) in throw Unimplemented(description()) }
}
