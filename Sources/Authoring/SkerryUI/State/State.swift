/// A value that a view owns. A picture shows its initial value, or what the view's actions have written when the picture was laid out.
@propertyWrapper
public struct State<Value> {
  private let storage: StateStorage<Value>

  public init(wrappedValue value: Value) { storage = StateStorage { value } }
  public init(initialValue value: Value) { storage = StateStorage { value } }

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
extension State: DynamicProperty, StateKeeping {
  var keptState: any KeptState { storage }
}
extension State: @unchecked Sendable where Value: Sendable {}

/// The value of a `@State` or `@StateObject`, which is created when it is first read.
final class StateStorage<Value> {
  private let make: () -> Value
  private lazy var initial = make()
  private var written: Value?
  /// The storage that is used instead in the passes of a picture.
  private var kept: StateStorage?
  private var own: Value { written ?? initial }

  init(_ make: @escaping () -> Value) { self.make = make }

  var value: Value {
    get { (kept ?? self).own }
    set {
      guard let kept else { return written = newValue }
      if !EndlessChange.isMade { kept.written = newValue }
    }
  }
}
extension StateStorage: KeptState {
  func copied() -> any KeptState {
    let copy = StateStorage(make)
    copy.written = written
    return copy
  }
  func follow(_ kept: any KeptState) { self.kept = kept as? StateStorage }
  func release() { kept = nil }
}
