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
