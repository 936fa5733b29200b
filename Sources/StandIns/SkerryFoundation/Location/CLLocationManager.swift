public import Foundation

/// Finds a phone's location. A picture must not depend on it: permission is not determined, and no location is reported.
open class CLLocationManager: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  public override init() {}
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true
  open var showsBackgroundLocationIndicator = false
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open var location: CLLocation? { nil }
  open var isAuthorizedForWidgetUpdates: Bool { false }
  public class func locationServicesEnabled() -> Bool { false }
  public class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  public class func headingAvailable() -> Bool { false }
  /// No-op: no permission is requested.
  open func requestWhenInUseAuthorization() {}
  /// No-op: no permission is requested.
  open func requestAlwaysAuthorization() {}
  /// No-op: no location is reported.
  open func requestLocation() {}
  /// No-op: no location is reported.
  open func startUpdatingLocation() {}
  /// No-op: no location is reported.
  open func stopUpdatingLocation() {}
  /// No-op: no location is reported.
  open func startUpdatingHeading() {}
  /// No-op: no location is reported.
  open func stopUpdatingHeading() {}
  open var heading: CLHeading? { nil }
  open var headingFilter: CLLocationDegrees = kCLHeadingFilterNone
  open var monitoredRegions: Set<CLRegion> { [] }
  open var maximumRegionMonitoringDistance: CLLocationDistance { 0 }
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// No-op: no permission is requested.
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey key: String) {}
  /// No-op: no permission is requested.
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey key: String) async throws {}
  /// No-op: no location is reported.
  open func startMonitoring(for region: CLRegion) {}
  /// No-op: no location is reported.
  open func stopMonitoring(for region: CLRegion) {}
  /// No-op: no location is reported.
  open func requestState(for region: CLRegion) {}
  /// No-op: no location is reported.
  open func startMonitoringVisits() {}
  /// No-op: no location is reported.
  open func stopMonitoringVisits() {}
  /// No-op: no location is reported.
  open func startMonitoringSignificantLocationChanges() {}
  /// No-op: no location is reported.
  open func stopMonitoringSignificantLocationChanges() {}
}

/// A location delegate; no method is called here.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
extension CLLocationManagerDelegate {
  /// No-op: no location is reported.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// No-op: no location is reported.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// No-op: no location is reported.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// No-op: no location is reported.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  /// No-op: no location is reported.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// No-op: no location is reported.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// No-op: no permission is requested.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  /// No-op: no permission is requested.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Whether the user allows an app to read the location.
public enum CLAuthorizationStatus: Int32, Sendable { case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse }
/// The accuracy of a location.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
/// What the user is doing, such as walking.
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let kCLDistanceFilterNone: CLLocationDistance = -1
