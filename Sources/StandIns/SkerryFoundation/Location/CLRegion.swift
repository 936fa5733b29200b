public import Foundation

/// A part of the globe.
open class CLRegion: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true
  public init(identifier: String) { self.identifier = identifier }
}
/// A circle on the globe; metres.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let place = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return place.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}
/// A compass heading, in degrees from north.
open class CLHeading: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  open var magneticHeading: CLLocationDirection { 0 }
  open var trueHeading: CLLocationDirection { 0 }
  open var headingAccuracy: CLLocationDirection { -1 }
  open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
/// A storey of a building.
open class CLFloor: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  open var level: Int { 0 }
}
/// A visit; none is reported.
open class CLVisit: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  open var arrivalDate: Date { .distantPast }
  open var departureDate: Date { .distantFuture }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}
/// Live location updates; none are reported.
public struct CLLocationUpdate: Sendable {
  /// How the user moves.
  public enum LiveConfiguration: Sendable { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }
  public var location: CLLocation? { nil }
  public var isStationary: Bool { true }
  public var stationary: Bool { true }
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> AsyncThrowingStream<CLLocationUpdate, any Error> {
    AsyncThrowingStream { $0.finish() }
  }
}
/// Keeps an app running in the background; does nothing here.
public final class CLBackgroundActivitySession: Sendable {
  public init() {}
  public func invalidate() {}
}
