import SkerryFoundation

/// An object that a view owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let storage: StateStorage<ObjectType>
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { storage = StateStorage(make) }
  @MainActor public var wrappedValue: ObjectType { storage.value }
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(object: storage.value) }
}
extension StateObject: DynamicProperty, StateKeeping {
  var keptState: any KeptState { storage }
}

/// An object that is passed to a view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}
extension ObservedObject: DynamicProperty {}

/// An object provided by `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private let slot = EnvironmentSlot()
  public init() {}
  @MainActor public var wrappedValue: ObjectType {
    let environment = slot.environment ?? EnvironmentValues.current
    guard let object = environment[object: ObjectType.self] as? ObjectType else {
      preconditionFailure("No \(ObjectType.self) was placed in the environment; add .environmentObject(…) above this view.")
    }
    return object
  }
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(object: wrappedValue) }
}
extension EnvironmentObject: DynamicProperty, EnvironmentReading {
  func read(from environment: EnvironmentValues) { slot.environment = environment }
}

/// Bindings to an observable object's properties.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ value: Value) { wrappedValue = value }
  public var projectedValue: Bindable<Value> { self }
}
extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
