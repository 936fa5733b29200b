import Foundation
import SkerryActivity
import SkerryIntents

/// An alarm or a timer.
public struct Alarm: Identifiable, Codable, Hashable, Sendable {
  public typealias ID = UUID
  /// When it rings.
  public enum Schedule: Codable, Hashable, Sendable {
    /// At a clock time, in the phone's time zone.
    public struct Relative: Codable, Hashable, Sendable {
      public struct Time: Codable, Hashable, Sendable {
        public var hour: Int
        public var minute: Int
        public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
      }
      public enum Recurrence: Codable, Hashable, Sendable {
        case never
        case weekly([Locale.Weekday])
      }
      public var time: Time
      public var repeats: Recurrence
      public init(time: Time, repeats: Recurrence = .never) { (self.time, self.repeats) = (time, repeats) }
    }
    case fixed(Date)
    case relative(Relative)
  }
  /// The countdown before the alarm and after it, in seconds.
  public struct CountdownDuration: Codable, Hashable, Sendable {
    public var preAlert: TimeInterval?
    public var postAlert: TimeInterval?
    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) { (self.preAlert, self.postAlert) = (preAlert, postAlert) }
  }
  public enum State: Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }
  public var id: UUID
  public var schedule: Schedule?
  public var countdownDuration: CountdownDuration?
  public var state: State
}

/// Manages an app's alarms. There are none here, and none can be set: authorization is not determined.
public final class AlarmManager: Sendable {
  public enum AuthorizationState: Int, Sendable { case notDetermined, denied, authorized }
  public enum AlarmError: Error, Sendable { case maximumLimitReached }
  /// The configuration of an alarm.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {}
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration { AlarmConfiguration(attributes: attributes) }
    public static func alarm(
      schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration { AlarmConfiguration(schedule: schedule, attributes: attributes) }
  }
  public static let shared = AlarmManager()
  public var alarms: [Alarm] { get throws { [] } }
  public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }
  public var authorizationState: AuthorizationState { .notDetermined }
  public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }
  /// Always denied.
  public func requestAuthorization() async throws -> AuthorizationState { .denied }
  public func schedule<Metadata>(id: Alarm.ID, configuration: AlarmConfiguration<Metadata>) async throws -> Alarm {
    Alarm(id: id, schedule: nil, countdownDuration: nil, state: .scheduled)
  }
  /// No-op: there are no alarms.
  public func cancel(id: Alarm.ID) throws {}
  /// No-op: there are no alarms.
  public func stop(id: Alarm.ID) throws {}
  /// No-op: there are no alarms.
  public func pause(id: Alarm.ID) throws {}
  /// No-op: there are no alarms.
  public func resume(id: Alarm.ID) throws {}
  /// No-op: there are no alarms.
  public func countdown(id: Alarm.ID) throws {}
}
