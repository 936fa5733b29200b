@_exported import Foundation
@_exported import SkerryFoundation

public struct CHHapticDeviceCapability: Sendable { public var supportsHaptics: Bool { false } }
/// Haptics; there are none here.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  public override init() {}
  open class func capabilitiesForHardware() -> CHHapticDeviceCapability { CHHapticDeviceCapability() }
  open func start() throws {}
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer { CHHapticPatternPlayer() }
}
open class CHHapticPatternPlayer: NSObject { open func start(atTime time: TimeInterval) throws {} }
open class CHHapticPattern: NSObject { public init(events: [CHHapticEvent], parameters: [Any]) throws {} }
open class CHHapticEvent: NSObject {
  public enum EventType: Sendable { case hapticTransient, hapticContinuous }
  public init(eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval, duration: TimeInterval = 0) {}
}
open class CHHapticEventParameter: NSObject {
  public enum ID: Sendable { case hapticIntensity, hapticSharpness }
  public init(parameterID: ID, value: Float) {}
}
