/// Values as they arrive, beginning with the current ones.
public struct ActivitySequence<Element>: AsyncSequence, @unchecked Sendable {
  // `@unchecked Sendable`: the stream is only ever iterated; its elements are values or handles that are safe to share.
  public typealias Failure = Never
  public typealias AsyncIterator = AsyncStream<Element>.AsyncIterator
  private let stream: AsyncStream<Element>

  public func makeAsyncIterator() -> AsyncIterator { stream.makeAsyncIterator() }

  /// - Parameters:
  ///   - first: the values at the beginning.
  ///   - each: the values that a notice adds.
  ///   - isOver: whether the sequence ends after a notice.
  init(
    _ host: ActivityHost, first: (LifecycleState) -> [Element], each: @escaping (LifecycleNotice) -> Element?,
    isOver: @escaping (LifecycleNotice) -> Bool = { _ in false }, isOverAtOnce: (LifecycleState) -> Bool = { _ in false }
  ) {
    let (stream, continuation) = AsyncStream<Element>.makeStream(bufferingPolicy: .unbounded)
    self.stream = stream
    let key = host.observe { state in
      for element in first(state) {
        nonisolated(unsafe) let element = element
        continuation.yield(element)
      }
      if isOverAtOnce(state) { continuation.finish() }
    } each: { notice in
      if let element = each(notice) {
        nonisolated(unsafe) let element = element
        continuation.yield(element)
      }
      if isOver(notice) { continuation.finish() }
    }
    continuation.onTermination = { _ in host.stopObserving(key) }
  }
}
