/// A publisher to which code sends values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}
extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers, in the order in which they subscribed.
final class Listeners<Output, Failure: Error> {
  private var all: [(id: Int, value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = []
  private var next = 0
  private(set) var completion: Subscribers.Completion<Failure>?

  func add(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
    if let completion {
      end(completion)
      return AnyCancellable {}
    }
    next += 1
    let id = next
    all.append((id, value, end))
    return AnyCancellable { [weak self] in self?.all.removeAll { $0.id == id } }
  }
  func send(_ value: Output) {
    guard completion == nil else { return }
    // One may cancel another while it receives a value.
    for listener in all where all.contains(where: { $0.id == listener.id }) { listener.value(value) }
  }
  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    for listener in all { listener.end(completion) }
    all = []
  }
}

/// Publishes sent values.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  public init() {}
  public func send(_ value: Output) { listeners.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }
  public func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
    listeners.add(value, end)
  }
}

/// Publishes sent values, and its latest value to every new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  private var latest: Output
  public init(_ value: Output) { latest = value }
  public var value: Output {
    get { latest }
    set { send(newValue) }
  }
  public func send(_ value: Output) {
    latest = value
    listeners.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }
  public func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
    let isOver = listeners.completion != nil
    let subscription = listeners.add(value, end)
    if !isOver { value(latest) }
    return subscription
  }
}

/// Publishes one value and completes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
    value(output)
    end(.finished)
    return AnyCancellable {}
  }
}
/// Publishes nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  private let ends: Bool
  public init(completeImmediately: Bool = true) { ends = completeImmediately }
  public func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
    if ends { end(.finished) }
    return AnyCancellable {}
  }
}
/// Ends with an error.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
    end(.failure(error))
    return AnyCancellable {}
  }
}
/// One future value.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let listeners = Listeners<Output, Failure>()
  private var result: Result<Output, Failure>?
  public init(_ attempt: @escaping (@escaping Promise) -> Void) { attempt { [weak self] in self?.settle($0) } }
  private func settle(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    switch result {
    case .success(let value):
      listeners.send(value)
      listeners.finish(.finished)
    case .failure(let error): listeners.finish(.failure(error))
    }
  }
  public func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
    if case .success(let output) = result { value(output) }
    return listeners.add(value, end)
  }
}
