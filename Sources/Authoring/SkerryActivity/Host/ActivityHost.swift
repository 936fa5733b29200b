import SkerryFormats
import Foundation

/// Holds the activities of the process: a `LifecycleState`, a clock and observers.
///
/// A plain process has one host with the real clock. A simulation creates its own, whose time advances only by explicit
/// events.
///
/// `@unchecked Sendable`: mutable state is accessed only while the lock is held. The lock is recursive because a
/// customer's `Codable` code runs under it and may itself access activities.
package final class ActivityHost: @unchecked Sendable {
  /// What the host takes for the present: the process's clock, or the time of its own events.
  package enum Clock: Sendable { case real, virtual }

  /// The events so far, for an event log.
  package struct Entry: Sendable, Equatable {
    /// When the event took place, by the host's clock.
    package var at: Date
    /// What happened.
    package var event: LifecycleEvent
    /// What the event caused, in order; empty if it changed nothing.
    package var notices: [TimedNotice]
  }

  private let clock: Clock
  /// The state before the first event.
  package let start: LifecycleState
  private let lock = NSRecursiveLock()
  private var lifecycle: LifecycleState
  private var entries: [Entry] = []
  private var observers: [Int: (LifecycleNotice) -> Void] = [:]
  private var nextObserver = 0
  private var handles: [String: AnyObject] = [:]
  private var decoders: [String: (JSONValue) -> (any Error)?] = [:]
  private var wakeDate: Date?

  /// - Parameter state: the state before the first event.
  package init(clock: Clock, state: LifecycleState) {
    self.clock = clock
    start = state
    lifecycle = state
  }

  /// The host of processes without a simulation: in memory, with the real clock.
  package static let ofProcess = ActivityHost(clock: .real, state: LifecycleState(now: Date()))

  /// The host of the running code, and the app that the code belongs to.
  package struct Binding: Sendable {
    /// Where the activities of the code live.
    package var host: ActivityHost
    /// The identifier of the app, as in its bundle.
    package var app: String
    /// Whether the code is an intent's, which may start activities from the background.
    package var isIntent = false
    package init(host: ActivityHost, app: String) {
      self.host = host
      self.app = app
    }
  }

  /// The binding of the running task; `nil` outside a simulation.
  @TaskLocal package static var bound: Binding?

  /// The binding of the running task, otherwise the process's own host and app.
  package static var current: Binding { bound ?? Binding(host: ofProcess, app: processApp) }
  private static let processApp = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName

  // MARK: Reading and changing

  /// The current state.
  package var state: LifecycleState {
    locked {
      catchUp()
      return lifecycle
    }
  }

  /// All events performed so far, in order; only simulated hosts record them.
  package var journal: [Entry] { locked { entries } }

  /// Performs an event and notifies observers. Returns the resulting notices.
  @discardableResult
  package func perform(_ event: LifecycleEvent) -> [TimedNotice] {
    locked {
      catchUp()
      let notices = lifecycle.apply(event)
      if clock == .virtual { entries.append(Entry(at: lifecycle.now, event: event, notices: notices)) }
      deliver(notices)
      scheduleWake()
      return notices
    }
  }

  private func catchUp() {
    guard clock == .real else { return }
    let now = Date()
    if now > lifecycle.now { deliver(lifecycle.apply(.advance(to: now))) }
  }

  private func deliver(_ notices: [TimedNotice]) {
    for notice in notices {
      for key in observers.keys.sorted() { observers[key]?(notice.notice) }
    }
  }

  /// With the real clock, a timer must fire when the next event is due, so that observers are notified.
  private func scheduleWake() {
    guard clock == .real, !observers.isEmpty, let next = lifecycle.nextDeadline, wakeDate.map({ next < $0 }) ?? true else { return }
    wakeDate = next
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + max(0.001, next.timeIntervalSince(lifecycle.now))) { [weak self] in
      self?.wake()
    }
  }

  private func wake() {
    locked {
      wakeDate = nil
      catchUp()
      scheduleWake()
    }
  }

  private func locked<R>(_ body: () throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  // MARK: Observing

  /// Starts observing: `first` is called with the current state, `each` with every later notice.
  package func observe(first: (LifecycleState) -> Void, each: @escaping (LifecycleNotice) -> Void) -> Int {
    locked {
      catchUp()
      first(lifecycle)
      nextObserver += 1
      observers[nextObserver] = each
      scheduleWake()
      return nextObserver
    }
  }

  /// Ends an observation; unknown keys are ignored.
  ///
  /// - Parameter key: what `observe(first:each:)` returned.
  package func stopObserving(_ key: Int) { locked { observers[key] = nil } }

  // MARK: The app's own types

  /// Registers the state type of an activity, so that pushes that do not decode are detected.
  package func register(_ name: String, decoding: @escaping (JSONValue) -> (any Error)?) {
    locked { if decoders[name] == nil { decoders[name] = decoding } }
  }

  /// Why a state does not decode as its type; `nil` if it does or the type is unknown.
  package func decodingProblem(_ state: JSONValue, attributesType: String) -> (any Error)? {
    locked { decoders[attributesType]?(state) }
  }

  /// The single handle of an activity, created on first use.
  func handle<Handle: AnyObject>(_ key: String, make: () -> Handle?) -> Handle? {
    locked {
      if let known = handles[key] as? Handle { return known }
      let made = make()
      handles[key] = made
      return made
    }
  }
}
