/// A value that a view owns. A picture shows its initial value, or what the view's actions have written when the picture was laid out.
@propertyWrapper
public struct State<Value> {
  private let storage: Storage

  fileprivate final class Storage {
    private var own: Value
    /// The value in the passes of a picture.
    private var kept: Storage?
    var value: Value {
      get { kept?.own ?? own }
      set {
        guard let kept else { return own = newValue }
        if !EndlessChange.isMade { kept.own = newValue }
      }
    }
    init(_ value: Value) { own = value }
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
extension State: DynamicProperty, StateKeeping {
  var keptState: any KeptState { storage }
}
extension State.Storage: KeptState {
  func copied() -> any KeptState { State.Storage(own) }
  func follow(_ kept: any KeptState) { self.kept = kept as? State.Storage }
  func release() { kept = nil }
}
extension State: @unchecked Sendable where Value: Sendable {}
