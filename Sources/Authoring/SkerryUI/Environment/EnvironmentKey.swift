/// The key of an environment value, with its default.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
