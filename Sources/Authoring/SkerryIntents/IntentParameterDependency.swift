import Foundation

/// The values of an intent's parameters, for the options of another parameter. No intent is being edited, so there are none.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: Sendable {
  // A pack's elements cannot be required to be parameters of any value, so that every key path of the intent is accepted.
  public init<each P>(_ parameters: repeat KeyPath<Intent, each P>) {}
  public var wrappedValue: IntentProjection<Intent>? { nil }
}
/// The values of an intent's parameters; there are none here.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: @unchecked Sendable {
  // `@unchecked Sendable`: it is immutable; the intent is only read.
  private let intent: Intent
  private init(_ intent: Intent) { self.intent = intent }
  public subscript<Value>(dynamicMember member: KeyPath<Intent, Value?>) -> Value {
    guard let value = intent[keyPath: member] else { preconditionFailure("A parameter of \(Intent.self) is not set.") }
    return value
  }
  @_disfavoredOverload
  public subscript<Value>(dynamicMember member: KeyPath<Intent, Value>) -> Value { intent[keyPath: member] }
}
