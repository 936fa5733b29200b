public import Foundation

/// A placemark: a town, street or address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public override init() {}
  public init(placemark: CLPlacemark) {}
  open var name: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var country: String? { nil }
  open var isoCountryCode: String? { nil }
  open var postalCode: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
  open var timeZone: TimeZone? { nil }
  open var region: CLRegion? { nil }
  open var location: CLLocation? { nil }
}
/// Geocoding; finds nothing here.
open class CLGeocoder: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  public override init() {}
  open var isGeocoding: Bool { false }
  /// No-op: nothing is in progress.
  open func cancelGeocode() {}
  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
  public func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  public func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  public func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { throw CLError(.network) }
  public func geocodeAddressString(_ address: String, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void) {
    completionHandler(nil, CLError(.network))
  }
}
