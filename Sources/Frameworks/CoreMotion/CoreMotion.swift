@_exported import Foundation
@_exported import SkerryFoundation

// The types of Core Motion: the phone is at rest.

open class CMPedometerData: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
}
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
open class CMPedometer: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {
    handler(nil, nil)
  }
  /// No-op: the phone is at rest.
  open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {}
  /// No-op: the phone is at rest.
  open func stopUpdates() {}
}
open class CMMotionActivity: NSObject {
  open var walking: Bool { false }
  open var running: Bool { false }
  open var cycling: Bool { false }
  open var automotive: Bool { false }
  open var stationary: Bool { true }
}
open class CMMotionActivityManager: NSObject {
  open class func isActivityAvailable() -> Bool { false }
  /// No-op: the phone is at rest.
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {}
  /// No-op: the phone is at rest.
  open func stopActivityUpdates() {}
}
public struct CMAcceleration: Sendable { public var x = 0.0, y = 0.0, z = 0.0 }
open class CMMotionManager: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  open var isAccelerometerAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var accelerometerUpdateInterval: TimeInterval = 0
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// No-op: the phone is at rest.
  open func startDeviceMotionUpdates() {}
  /// No-op: the phone is at rest.
  open func stopDeviceMotionUpdates() {}
  /// No-op: the phone is at rest.
  open func startAccelerometerUpdates() {}
  /// No-op: the phone is at rest.
  open func stopAccelerometerUpdates() {}
}
/// How far the phone rose or sank, and the pressure of the air.
open class CMAltitudeData: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 0 }
}
/// Heights above the sea, in metres.
open class CMAbsoluteAltitudeData: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  open var altitude: Double { 0 }
  open var accuracy: Double { 0 }
  open var precision: Double { 0 }
}
open class CMAltimeter: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// No-op: the phone is at rest.
  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void) {
  }
  /// No-op: the phone is at rest.
  open func stopRelativeAltitudeUpdates() {}
  /// No-op: the phone is at rest.
  open func startAbsoluteAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAbsoluteAltitudeData?, (any Error)?) -> Void
  ) {}
  /// No-op: the phone is at rest.
  open func stopAbsoluteAltitudeUpdates() {}
}
