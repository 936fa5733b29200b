import Foundation

/// The system's limits for activities; a simulation may change them.
///
/// The first four are published (Figures §2.1). Apple publishes no numbers for the others; their defaults are our choice.
public struct ActivityLimits: Sendable, Hashable {
  /// Seconds after its start at which the system ends an activity: 8 hours.
  public var activeSeconds: TimeInterval = 8 * 3600
  /// Seconds that an ended activity may stay on the Lock Screen: 4 hours.
  public var lingerSeconds: TimeInterval = 4 * 3600
  /// Seconds from the start after which an activity is no longer visible: 12 hours.
  public var totalSeconds: TimeInterval = 12 * 3600
  /// Bytes of attributes and state together, as JSON: 4 KB.
  public var dataByteCount = ActivityLimits.publishedDataByteCount
  /// The limit that Apple publishes, in bytes. Source: Figures §2.1.
  package static let publishedDataByteCount = 4096
  /// Activities of one app that are scheduled or live at a time. Source: our choice, apps report about five.
  public var perApp = 5
  /// Activities of all apps that are scheduled or live at a time. Source: our choice.
  public var perDevice = 10
  /// Seconds for which an alert keeps the island expanded or the banner on the screen. Source: our choice.
  public var alertSeconds: TimeInterval = 6
  /// Pushes of priority 10 that one app may send in an hour; `nil` sets no limit. Source: Apple publishes none.
  public var urgentPushesPerHour: Int?

  public init() {}
}
