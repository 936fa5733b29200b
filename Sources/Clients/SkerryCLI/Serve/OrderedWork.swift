import Dispatch
import Foundation
import Synchronization

/// Work that one other thread does while this one goes on, with results in the order in which the work was given.
///
/// It has its own thread: if other work of the process fills the shared ones, waiting for those could block forever.
final class OrderedWork<Result: Sendable>: Sendable {
  private struct State {
    var waiting: [@Sendable () -> Result] = []
    /// Work that was given and whose result was not taken.
    var count = 0
    var results: [Result] = []
    var isOver = false
  }
  private let state = Mutex(State())
  private let given = DispatchSemaphore(value: 0)
  private let done = DispatchSemaphore(value: 0)

  init() {
    let thread = Thread { [self] in
      while let work = next() {
        let result = work()
        state.withLock { $0.results.append(result) }
        done.signal()
      }
    }
    thread.stackSize = 8 << 20
    thread.start()
  }

  private func next() -> (@Sendable () -> Result)? {
    given.wait()
    return state.withLock { $0.isOver || $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
  }

  /// The number of results that have not been taken, finished or not.
  var count: Int { state.withLock { $0.count } }

  func add(_ work: @escaping @Sendable () -> Result) {
    state.withLock { state in
      state.waiting.append(work)
      state.count += 1
    }
    given.signal()
  }

  /// The oldest result that was not taken; `nil` if there is none.
  ///
  /// - Parameter waits: whether to wait until it is finished; otherwise it is `nil` until then.
  func take(waits: Bool) -> Result? {
    guard count > 0, done.wait(timeout: waits ? .distantFuture : .now()) == .success else { return nil }
    return state.withLock { state in
      state.count -= 1
      return state.results.removeFirst()
    }
  }

  /// Ends the thread; what has not begun is not done.
  func end() {
    state.withLock { $0.isOver = true }
    given.signal()
  }
}
