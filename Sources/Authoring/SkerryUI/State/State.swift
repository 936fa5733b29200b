/// A value that a view owns. In a still picture it has its initial value; writes are stored but do not redraw.
@propertyWrapper
public struct State<Value> {
  private let storage: Storage

  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  public init(wrappedValue value: Value) { storage = Storage(value) }
  public init(initialValue value: Value) { storage = Storage(value) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
extension State: DynamicProperty {}
extension State: @unchecked Sendable where Value: Sendable {}
