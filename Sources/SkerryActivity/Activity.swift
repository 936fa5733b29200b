import Foundation
import Synchronization

/// A Live Activity of this process, kept in memory.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  // `@unchecked Sendable`: everything that changes is inside the mutex; attributes and the identifier never do.
  public let id: String
  public let attributes: Attributes
  private let life: Guarded<Life>

  private struct Life {
    var content: ActivityContent<Attributes.ContentState>
    var state: ActivityState
    var stateObservers: [AsyncStream<ActivityState>.Continuation] = []
    var contentObservers: [(ActivityContent<Attributes.ContentState>) -> Void] = []
  }

  /// Static and changing data together may be this many bytes. Source: apple-figures §2.1.
  public static var dataLimit: Int { 4096 }

  private init(_ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>, _ state: ActivityState) {
    id = UUID().uuidString
    self.attributes = attributes
    life = Guarded(Life(content: content, state: state))
  }

  // MARK: Requests

  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { try start(attributes, content, .active) }

  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> { try start(attributes, content, .active) }

  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil, style: ActivityStyle = .standard,
    alertConfiguration: AlertConfiguration, start date: Date
  ) throws -> Activity<Attributes> { try start(attributes, content, .pending) }

  @available(*, deprecated, message: "Use request(attributes:content:pushType:)")
  @discardableResult
  public static func request(
    attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { try start(attributes, ActivityContent(state: contentState, staleDate: nil), .active) }

  private static func start(
    _ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>, _ state: ActivityState
  ) throws -> Activity<Attributes> {
    let encoder = JSONEncoder()
    let bytes = try encoder.encode(attributes).count + encoder.encode(content.state).count
    guard bytes <= dataLimit else { throw ActivityAuthorizationError.attributesTooLarge }
    let activity = Activity(attributes, content, state)
    ActivityShelf.shared.add(activity)
    return activity
  }

  public static var activities: [Activity<Attributes>] {
    ActivityShelf.shared.all.compactMap { $0 as? Activity<Attributes> }.filter { $0.activityState != .dismissed }
  }
  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    AsyncStream { continuation in
      for activity in activities { continuation.yield(activity) }
      continuation.finish()
    }
  }

  // MARK: State

  public var content: ActivityContent<Attributes.ContentState> { life.withLock { $0.content } }
  public var activityState: ActivityState { life.withLock { $0.state } }
  public var activityStyle: ActivityStyle { .standard }
  @available(*, deprecated, message: "Use content")
  public var contentState: Attributes.ContentState { content.state }
  public var pushToken: Data? { nil }
  public static var pushToStartToken: Data? { nil }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  public var activityStateUpdates: AsyncStream<ActivityState> {
    AsyncStream { continuation in
      life.withLock {
        continuation.yield($0.state)
        if $0.state == .dismissed { continuation.finish() } else { $0.stateObservers.append(continuation) }
      }
    }
  }
  public var contentUpdates: AsyncStream<ActivityContent<Attributes.ContentState>> {
    AsyncStream { continuation in
      life.withLock { $0.contentObservers.append { nonisolated(unsafe) let new = $0; continuation.yield(new) } }
    }
  }
  @available(*, deprecated, message: "Use contentUpdates")
  public var contentStateUpdates: AsyncStream<Attributes.ContentState> {
    AsyncStream { continuation in
      life.withLock { $0.contentObservers.append { nonisolated(unsafe) let new = $0.state; continuation.yield(new) } }
    }
  }

  // MARK: Changes

  public func update(_ content: ActivityContent<Attributes.ContentState>) async { change(content, nil) }
  public func update(_ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration?) async { change(content, nil) }
  public func update(
    _ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async { change(content, nil) }
  @available(*, deprecated, message: "Use update(_:)")
  public func update(using state: Attributes.ContentState) async { change(ActivityContent(state: state, staleDate: nil), nil) }
  @available(*, deprecated, message: "Use update(_:alertConfiguration:)")
  public func update(using state: Attributes.ContentState, alertConfiguration: AlertConfiguration?) async {
    change(ActivityContent(state: state, staleDate: nil), nil)
  }

  public func end(_ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
    change(content, dismissalPolicy.kind == .immediate ? .dismissed : .ended)
  }
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async { change(content, dismissalPolicy.kind == .immediate ? .dismissed : .ended) }
  public func end(dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
    change(nil, dismissalPolicy.kind == .immediate ? .dismissed : .ended)
  }
  @available(*, deprecated, message: "Use end(_:dismissalPolicy:)")
  public func end(using state: Attributes.ContentState?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
    change(state.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy.kind == .immediate ? .dismissed : .ended)
  }

  /// A final state is never left.
  private func change(_ content: ActivityContent<Attributes.ContentState>?, _ state: ActivityState?) {
    life.withLock { life in
      guard life.state != .ended, life.state != .dismissed else { return }
      if let content {
        life.content = content
        life.contentObservers.forEach { $0(content) }
      }
      if let state {
        life.state = state
        life.stateObservers.forEach { $0.yield(state) }
        if state == .dismissed { life.stateObservers.forEach { $0.finish() } }
      }
    }
  }
}

/// All activities of this process, in the order of their start.
private final class ActivityShelf: Sendable {
  static let shared = ActivityShelf()
  private let activities = Mutex<[any Sendable]>([])
  func add(_ activity: some Sendable) { activities.withLock { $0.append(activity) } }
  var all: [any Sendable] { activities.withLock { $0 } }
}

/// A value behind a lock, of a type that Foundation and customers do not mark Sendable.
///
/// `@unchecked Sendable`: the value is only touched while the lock is held, and what leaves it are values.
private final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value
  init(_ value: Value) { self.value = value }
  func withLock<R>(_ body: (inout Value) -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
