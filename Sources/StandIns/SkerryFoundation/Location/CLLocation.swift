public import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double
public typealias CLLocationDirectionAccuracy = Double
public typealias CLLocationSpeedAccuracy = Double

/// A place on the globe, in degrees. Neither Codable nor Equatable, like Apple's type.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { (self.latitude, self.longitude) = (latitude, longitude) }
}
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
public func CLLocationCoordinate2DIsValid(_ place: CLLocationCoordinate2D) -> Bool {
  abs(place.latitude) <= 90 && abs(place.longitude) <= 180
}

/// A place with the time and accuracy of its measurement.
open class CLLocation: NSObject, NSSecureCoding, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date
  open var courseAccuracy: CLLocationDirection { -1 }
  open var speedAccuracy: CLLocationSpeed { -1 }
  open var ellipsoidalAltitude: CLLocationDistance { altitude }
  open var floor: CLFloor? { nil }
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, course: -1,
      speed: -1, timestamp: timestamp)
  }
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.horizontalAccuracy) = (coordinate, altitude, horizontalAccuracy)
    (self.verticalAccuracy, self.course, self.speed, self.timestamp) = (verticalAccuracy, course, speed, timestamp)
  }

  public static var supportsSecureCoding: Bool { true }
  /// The place, its height and its time; the rest of a coded location is unknown.
  open func encode(with coder: NSCoder) {
    coder.encode(coordinate.latitude, forKey: "latitude")
    coder.encode(coordinate.longitude, forKey: "longitude")
    coder.encode(altitude, forKey: "altitude")
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
  }
  public required init?(coder: NSCoder) {
    coordinate = CLLocationCoordinate2D(
      latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
    altitude = coder.decodeDouble(forKey: "altitude")
    timestamp = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp"))
    (horizontalAccuracy, verticalAccuracy, course, speed) = (0, -1, -1, -1)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirection, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy,
      course: course, speed: speed, timestamp: timestamp)
  }

  /// The distance along the globe, in metres.
  ///
  /// Approximated: on a sphere of the earth's mean radius (6 371 008.8 m, IUGG), where Apple's follows an ellipsoid;
  /// the difference is at most 0.5 per cent.
  open func distance(from other: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (a, b) = (coordinate, other.coordinate)
    let (rise, turn) = ((b.latitude - a.latitude) * radians / 2, (b.longitude - a.longitude) * radians / 2)
    let half = sin(rise) * sin(rise) + cos(a.latitude * radians) * cos(b.latitude * radians) * sin(turn) * sin(turn)
    return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
  }
}

/// Why a location is not available.
public struct CLError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable { case locationUnknown, denied, network, headingFailure, geocodeFoundNoResult = 8, geocodeCanceled = 10 }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
}
