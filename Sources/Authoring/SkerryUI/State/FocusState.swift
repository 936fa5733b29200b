/// The keyboard focus; no view has it in a picture.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let empty: Value
  public init() where Value == Bool { empty = false }
  public init<T: Hashable>() where Value == T? { empty = nil }
  public var wrappedValue: Value {
    get { empty }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding(empty) }

  /// A two-way connection to the focus.
  @propertyWrapper
  public struct Binding {
    private let value: Value
    init(_ value: Value) { self.value = value }
    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }
}

/// The focus of an assistive technology; no view has it in a picture.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let empty: Value
  public init() where Value == Bool { empty = false }
  public init<T: Hashable>() where Value == T? { empty = nil }
  public var wrappedValue: Value {
    get { empty }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding(empty) }

  /// A two-way connection to the focus.
  @propertyWrapper
  public struct Binding {
    private let value: Value
    init(_ value: Value) { self.value = value }
    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }
}

/// The key of a value that the focused view publishes.
public protocol FocusedValueKey {
  associatedtype Value
}
/// The values that the focused view publishes; in a picture there are none, because no view has the focus.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  init() {}
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
/// A value of the focused view: `nil` in a picture.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public var wrappedValue: Value? { nil }
}
/// A binding that the focused view publishes: `nil` in a picture.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

// No-op: no view has the focus in a picture.
extension View {
  public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
  @_disfavoredOverload
  public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View { self }
  public nonisolated func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
  @_disfavoredOverload
  public nonisolated func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View { self }
}
