/// An object whose changes views follow. In a still picture only its values matter.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Announces the changes of an object; nobody listens while pictures are drawn.
public final class ObservableObjectPublisher: Sendable {
  public init() {}
  public func send() {}
}

/// A value of an observable object.
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// Stands for the stream of values.
  public struct Publisher {}
  public var projectedValue: Publisher { Publisher() }
}

/// Keeps a subscription alive.
public final class AnyCancellable: Hashable {
  private let action: () -> Void
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  public func cancel() { action() }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
