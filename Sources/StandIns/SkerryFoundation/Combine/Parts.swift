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
}
