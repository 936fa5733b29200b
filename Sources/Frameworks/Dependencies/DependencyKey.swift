/// A key of a value that previews and tests replace; its values on a phone are in another module.
public protocol TestDependencyKey<Value> {
  associatedtype Value = Self
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

/// A key of a value that previews and tests can replace.
public protocol DependencyKey<Value>: TestDependencyKey {
  associatedtype Value = Self
  static var liveValue: Value { get }
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }
}
extension DependencyKey {
  public static var previewValue: Value { liveValue }
  public static var testValue: Value { previewValue }
}

/// Where code runs. Pictures are previews: they are drawn with the values that a team made for Xcode's.
public enum DependencyContext: String, Sendable { case live, preview, test }
