/// Publishes values one after another, and may complete. Values are delivered synchronously.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Passes every later value to one closure and the completion to another, until the returned subscription is cancelled.
  func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
}

/// What receives values.
public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
  /// How many values a subscriber asks for; publishers here send all that they have.
  public struct Demand: Hashable, Sendable {
    let count: Int?
    public static let unlimited = Demand(count: nil)
    public static let none = Demand(count: 0)
    public static func max(_ value: Int) -> Demand { Demand(count: value) }
  }
}
/// A running subscription.
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

/// Something that can be stopped.
public protocol Cancellable {
  func cancel()
}

/// Keeps a subscription alive; cancels it when released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }
  deinit { action?() }
  public func cancel() {
    action?()
    action = nil
  }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable { collection.append(self) }
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let source: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure { source = { publisher.attach($0, $1) } }
  init(_ source: @escaping (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable) {
    self.source = source
  }
  public func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
    source(value, end)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { attach(receiveValue, receiveCompletion) }
}
extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { attach(receiveValue) { _ in } }
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
  public func assign(to published: inout Published<Output>.Publisher) {
    let target = published
    target.keep(sink { target.send($0) })
  }
}
