import Foundation

/// A Live Activity: a handle for a record of the host, with the app's types.
///
/// `@unchecked Sendable`: the attributes never change, and the decoded content is touched only while its lock is held.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState

  public let id: String
  public let attributes: Attributes
  let host: ActivityHost
  private let decoded: Guarded<Decoded>

  /// The content that was last decoded, with its revision.
  private struct Decoded {
    var revision: Int
    var content: ActivityContent<Attributes.ContentState>
  }

  init(id: String, attributes: Attributes, content: ActivityContent<Attributes.ContentState>, revision: Int, host: ActivityHost) {
    self.id = id
    self.attributes = attributes
    self.host = host
    decoded = Guarded(Decoded(revision: revision, content: content))
  }

  var record: ActivityRecord? { host.state.activity(id) }

  public var activityState: ActivityState { record?.state ?? .dismissed }
  public var activityStyle: ActivityStyle { record?.style ?? .standard }
  @available(*, deprecated, message: "Use content")
  public var contentState: Attributes.ContentState { content.state }

  /// The content that is shown. If a pushed state does not decode, the previous one stays.
  public var content: ActivityContent<Attributes.ContentState> {
    guard let record else { return decoded.withLock { $0.content } }
    return content(of: record)
  }

  func content(of record: ActivityRecord) -> ActivityContent<Attributes.ContentState> {
    decoded.withLock { decoded in
      if decoded.revision != record.revision {
        decoded.revision = record.revision
        if let state = try? JSONDecoder().decode(Attributes.ContentState.self, from: record.content.state.data) {
          decoded.content = ActivityContent(
            state: state, staleDate: record.content.staleDate, relevanceScore: record.content.relevanceScore)
        }
      }
      return decoded.content
    }
  }

  /// Caches content that the app passed, so that it need not be decoded.
  func note(_ content: ActivityContent<Attributes.ContentState>, _ record: ActivityRecord) {
    decoded.withLock { $0 = Decoded(revision: record.revision, content: content) }
  }

  /// The token that a server sends updates to; `nil` without `pushType: .token`.
  public var pushToken: Data? { record?.pushToken }
  /// The token that a server starts activities of this type with (iOS 17.2).
  public static var pushToStartToken: Data? {
    let binding = ActivityHost.current
    let state = binding.host.state
    guard state.device.supportsActivities, state.app(binding.app).allowsActivities else { return nil }
    return LifecycleState.token("\(binding.app)/\(typeName)")
  }
}

extension Activity {
  /// The activities of this type except dismissed ones.
  public static var activities: [Activity<Attributes>] {
    let binding = ActivityHost.current
    register(on: binding.host)
    return binding.host.state.activities
      .filter { $0.app == binding.app && $0.attributesType == typeName && $0.state != .dismissed }
      .compactMap { handle(of: $0, on: binding.host) }
  }

  /// The name of this type in the `attributes-type` of a push.
  static var typeName: String { String(describing: Attributes.self) }

  static func register(on host: ActivityHost) {
    host.register(typeName) { state in
      do {
        _ = try JSONDecoder().decode(Attributes.ContentState.self, from: state.data)
        return nil
      } catch { return error }
    }
  }

  /// The handle of a record; `nil` when a push started it with data that does not decode.
  static func handle(of record: ActivityRecord, on host: ActivityHost) -> Activity<Attributes>? {
    host.handle("\(typeName)/\(record.id)") {
      guard let attributes = try? JSONDecoder().decode(Attributes.self, from: record.attributes.data),
        let state = try? JSONDecoder().decode(Attributes.ContentState.self, from: record.content.state.data)
      else { return nil }
      let content = ActivityContent(state: state, staleDate: record.content.staleDate, relevanceScore: record.content.relevanceScore)
      return Activity(id: record.id, attributes: attributes, content: content, revision: record.revision, host: host)
    }
  }
}

/// A value protected by a lock, of a type that is not marked `Sendable`.
///
/// `@unchecked Sendable`: the value is only touched while the lock is held, and only values leave it.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var value: Value
  init(_ value: Value) { self.value = value }
  func withLock<R>(_ body: (inout Value) -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
