/// An object that views observe. In a still picture only its current values matter.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Publishes the changes of an object; there are no subscribers while pictures are drawn.
public final class ObservableObjectPublisher: Publisher, Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  public init() {}
  public func send() {}
  public func attach(_ value: @escaping (()) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
    AnyCancellable {}
  }
}

/// A value of an observable object.
@propertyWrapper
public struct Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>
  private let kept = Kept()
  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set { subject.send(newValue) }
  }
  public var projectedValue: Publisher {
    get { Publisher(subject: subject, kept: kept) }
    nonmutating set {}
  }

  /// The publisher of a published value: first the current value, then every new one.
  public struct Publisher: SkerryFoundation.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let subject: CurrentValueSubject<Value, Never>
    let kept: Kept
    public func attach(_ value: @escaping (Value) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
      subject.attach(value, end)
    }
    func send(_ value: Value) { subject.send(value) }
    func keep(_ subscription: AnyCancellable) { kept.subscriptions.append(subscription) }
  }

  /// Subscriptions that live as long as the value.
  final class Kept {
    var subscriptions: [AnyCancellable] = []
  }
}
extension Published: @unchecked Sendable where Value: Sendable {}
