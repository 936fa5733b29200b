/// Operators that pass a part of the values on.
extension Publisher {
  /// Nothing until the first value that does not satisfy the predicate; that one and everything later.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var isDropping = true
      return attach(
        {
          isDropping = isDropping && predicate($0)
          if !isDropping { value($0) }
        }, end)
    }
  }
  /// Nothing until the other publisher publishes a value.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> where P.Failure == Failure {
    AnyPublisher { value, end in
      var isDropping = true
      let other = publisher.attach({ _ in isDropping = false }, { _ in })
      let own = attach({ if !isDropping { value($0) } }, end)
      return AnyCancellable {
        other.cancel()
        own.cancel()
      }
    }
  }
  /// The first values, then the end.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var left = maxLength
      if maxLength <= 0 { end(.finished) }
      return attach(
        {
          guard left > 0 else { return }
          left -= 1
          value($0)
          if left == 0 { end(.finished) }
        }, { if left > 0 { end($0) } })
    }
  }
  /// The values up to the first one that does not satisfy the predicate, then the end.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var isOpen = true
      return attach(
        {
          guard isOpen else { return }
          if predicate($0) {
            value($0)
          } else {
            isOpen = false
            end(.finished)
          }
        }, { if isOpen { end($0) } })
    }
  }
  /// The first value, then the end.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  /// The first value that satisfies the predicate, then the end.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) }
  /// All values as one array, at the end.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { value, end in
      var all: [Output] = []
      return attach(
        { all.append($0) },
        {
          if case .finished = $0 { value(all) }
          end($0)
        })
    }
  }
  /// The last value, at the end.
  public func last() -> AnyPublisher<Output, Failure> { collect().compactMap(\.last) }
  /// The number of values, at the end.
  public func count() -> AnyPublisher<Int, Failure> { collect().map(\.count) }
  /// All values put together, at the end.
  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    collect().map { $0.reduce(initial, next) }
  }
  /// Only the end.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }
  /// Values before those of the publisher.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      elements.forEach(value)
      return attach(value, end)
    }
  }
  /// Values behind those of the publisher.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      attach(value) {
        if case .finished = $0 { elements.forEach(value) }
        end($0)
      }
    }
  }
  /// Another value in place of `nil`.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }
  /// A value if there is none until the end.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var isEmpty = true
      return attach(
        {
          isEmpty = false
          value($0)
        },
        {
          if isEmpty, case .finished = $0 { value(output) }
          end($0)
        })
    }
  }
}
/// Operators that deal with errors.
extension Publisher {
  /// A transformation whose error ends the publisher.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    AnyPublisher { value, end in
      var isOpen = true
      return attach(
        {
          guard isOpen else { return }
          do {
            value(try transform($0))
          } catch {
            isOpen = false
            end(.failure(error))
          }
        },
        {
          guard isOpen else { return }
          switch $0 {
          case .finished: end(.finished)
          case .failure(let error): end(.failure(error))
          }
        })
    }
  }
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
    tryMap(transform).compactMap { $0 }
  }
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tryMap { try isIncluded($0) ? $0 : nil }.compactMap { $0 }
  }
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { value, end in
      attach(value) {
        switch $0 {
        case .finished: end(.finished)
        case .failure(let error): end(.failure(transform(error)))
        }
      }
    }
  }
  /// Another publisher after an error.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { value, end in
      var inner: AnyCancellable?
      let outer = attach(value) {
        switch $0 {
        case .finished: end(.finished)
        case .failure(let error): inner = handler(error).attach(value, end)
        }
      }
      return AnyCancellable {
        outer.cancel()
        inner?.cancel()
      }
    }
  }
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, any Error>
  where P.Output == Output {
    `catch` { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return AnyPublisher(Fail(error: error))
      }
    }
  }
  public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line) -> AnyPublisher<Output, Never> {
    mapError { fatalError("\(prefix)\($0)", file: file, line: line) }
  }
}
extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the latest publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { value, end in
      var inner: AnyCancellable?
      let outer = attach(
        { latest in
          inner?.cancel()
          inner = latest.attach(value) { if case .failure = $0 { end($0) } }
        }, end)
      return AnyCancellable {
        outer.cancel()
        inner?.cancel()
      }
    }
  }
}
