@_exported import Foundation
@_exported import SkerryFoundation

public struct DeviceActivityName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
public struct DeviceActivityEvent: Sendable {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
public struct DeviceActivitySchedule: Sendable {
  public let intervalStart: DateComponents
  public let intervalEnd: DateComponents
  public let repeats: Bool
  public init(intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil) {
    (self.intervalStart, self.intervalEnd, self.repeats) = (intervalStart, intervalEnd, repeats)
  }
}
/// Device activity monitoring; no activity is reported here.
public final class DeviceActivityCenter: Sendable {
  public init() {}
  public var activities: [DeviceActivityName] { [] }
  public func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule, events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws {}
  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}
open class DeviceActivityMonitor {
  public init() {}
  open func intervalDidStart(for activity: DeviceActivityName) {}
  open func intervalDidEnd(for activity: DeviceActivityName) {}
}
