public import Foundation

extension ProcessInfo {
  /// The thermal state of a phone.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
  /// The nominal state.
  public var thermalState: ThermalState { .nominal }
  public var isLowPowerModeEnabled: Bool { false }
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
  /// Runs the block at once; the process does not end before it.
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) { block(false) }
  public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
}
extension Notification.Name {
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

/// Seconds since 2001, by the same fixed clock as everything else.
public typealias CFAbsoluteTime = Double
public typealias CFTimeInterval = Double
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
/// Seconds of the same clock; a phone counts them from its start.
public func CACurrentMediaTime() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }

/// Runs a closure. Swift on Linux has no autorelease pools, so nothing has to be drained.
public func autoreleasepool<R>(invoking body: () throws -> R) rethrows -> R { try body() }
