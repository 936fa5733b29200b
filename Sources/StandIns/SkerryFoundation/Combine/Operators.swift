public import Foundation

extension Publisher {
  private func derived<T>(_ step: @escaping (Output, (T) -> Void) -> Void) -> AnyPublisher<T, Failure> {
    AnyPublisher { value, end in attach({ step($0, value) }, end) }
  }
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { derived { $1(transform($0)) } }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { derived { $1($0[keyPath: keyPath]) } }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    derived { value, send in if let next = transform(value) { send(next) } }
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    derived { if isIncluded($0) { $1($0) } }
  }
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var last: Output?
      return attach(
        { next in
          if let previous = last, predicate(previous, next) { return }
          last = next
          value(next)
        }, end)
    }
  }
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable { removeDuplicates { $0 == $1 } }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var left = count
      return attach({ if left > 0 { left -= 1 } else { value($0) } }, end)
    }
  }
  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { value, end in
      var latest = initial
      return attach(
        {
          latest = next(latest, $0)
          value(latest)
        }, end)
    }
  }
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      attach(
        {
          receiveOutput?($0)
          value($0)
        },
        {
          receiveCompletion?($0)
          end($0)
        })
    }
  }
  public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { value, end in
      var inner: [AnyCancellable] = []
      // A failure of an inner publisher ends the whole; an inner one that finishes does not.
      let attachment = attach(
        { output in
          inner.append(transform(output).attach(value) { if case .failure = $0 { end($0) } })
        }, end)
      return attachment
    }
  }
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { value, end in
      attach(value) {
        if case .failure = $0 { value(output) }
        end(.finished)
      }
    }
  }
  public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> where Failure == Never {
    AnyPublisher { value, end in attach(value) { _ in end(.finished) } }
  }
  public func autoconnect() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func share() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  // Pictures are drawn without waiting, so operators that delay values or change queues pass them on at once.
  // Options of a scheduler, such as a queue's quality of service, change nothing.
  public func receive<S>(on scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func subscribe<S>(on scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func debounce<S>(for dueTime: SchedulerInterval, scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
  public func throttle<S>(for interval: SchedulerInterval, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
  public func delay<S>(for interval: SchedulerInterval, tolerance: SchedulerInterval? = nil, scheduler: S, options: Any? = nil)
    -> AnyPublisher<Output, Failure>
  { AnyPublisher(self) }
  public func timeout<S>(
    _ interval: SchedulerInterval, scheduler: S, options: Any? = nil, customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A timer's publisher; no time passes while a picture is drawn, so it publishes nothing.
public struct TimerPublisher: Publisher {
  public typealias Output = Date
  public typealias Failure = Never
  public func attach(_ value: @escaping (Date) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
    AnyCancellable {}
  }
  public func connect() -> any Cancellable { AnyCancellable {} }
}
extension Timer {
  public typealias TimerPublisher = SkerryFoundation.TimerPublisher
  public static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode)
    -> TimerPublisher
  {
    TimerPublisher()
  }
}
extension NotificationCenter {
  public typealias Publisher = AnyPublisher<Notification, Never>
  /// The notifications of a name, as they are posted.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
    AnyPublisher { value, _ in
      nonisolated(unsafe) let hand = value
      let observer = self.addObserver(forName: name, object: object, queue: nil) { hand($0) }
      return AnyCancellable { self.removeObserver(observer) }
    }
  }
}
extension Sequence {
  /// The elements, one after another.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { value, end in
      forEach(value)
      end(.finished)
      return AnyCancellable {}
    }
  }
}
