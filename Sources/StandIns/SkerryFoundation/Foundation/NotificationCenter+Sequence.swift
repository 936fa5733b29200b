public import Foundation

extension NotificationCenter {
  /// Notifications as they come.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// An endless sequence. It observes while it is iterated.
  ///
  /// `@unchecked Sendable`: a centre may be used from any thread, and the object is only compared.
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Carried>.makeStream()
      let token = center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Carried(notification: $0)) }
      let observer = Observer(center: center, token: token)
      continuation.onTermination = { _ in observer.stop() }
      return Iterator(iterator: stream.makeAsyncIterator())
    }

    public struct Iterator: AsyncIteratorProtocol {
      var iterator: AsyncStream<Carried>.Iterator
      public mutating func next() async -> Notification? { await iterator.next()?.notification }
    }
  }
}

/// A notification for the iterating task.
///
/// `@unchecked Sendable`: it is passed on once.
struct Carried: @unchecked Sendable {
  let notification: Notification
}
/// What is registered with a centre.
///
/// `@unchecked Sendable`: a token is only handed back to its centre, which may be used from any thread.
private struct Observer: @unchecked Sendable {
  let center: NotificationCenter
  let token: any NSObjectProtocol
  func stop() { center.removeObserver(token) }
}
