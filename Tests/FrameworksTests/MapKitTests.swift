import Foundation
import MapKit
import Testing

@Suite struct MapKitTests {
  @Test(arguments: [
    ("de_DE", 0.0, "0 m"), ("de_DE", 294, "290 m"), ("de_DE", 326, "350 m"), ("de_DE", 974, "950 m"), ("de_DE", 976, "1 km"),
    ("de_DE", 1000, "1 km"), ("de_DE", 9940, "9,9 km"),
    ("de_DE", 12_400, "12 km"), ("en_US", 60, "200 ft"), ("en_US", 161, "0.1 mi"), ("en_US", 4023, "2.5 mi"), ("en_GB", 91.44, "100 yd"),
  ])
  func distancesAreWrittenInTheLocalesUnits(_ locale: String, _ metres: Double, _ text: String) {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitStyle = .abbreviated
    let written = formatter.string(fromDistance: metres).replacing("\u{A0}", with: " ")
    #expect(written == text)
    #expect(formatter.string(for: metres) == formatter.string(fromDistance: metres), "as any formatter")
  }

  /// Degrees of longitude are half as long at 60 degrees, and never shorter than a hundredth at the poles.
  @Test(arguments: [(0.0, 1.0), (60, 2), (90, 100)]) func regionsHaveTheirMetres(_ latitude: Double, _ degrees: Double) {
    let center = CLLocationCoordinate2D(latitude: latitude, longitude: 0)
    let span = MKCoordinateRegion(center: center, latitudinalMeters: 111_195, longitudinalMeters: 111_195).span
    #expect(span.latitudeDelta == 1 && abs(span.longitudeDelta - degrees) < 1e-6)
  }

  @Test func searchesFail() async {
    let request = MKLocalSearch.Request(naturalLanguageQuery: "Café")
    request.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe])
    #expect(request.pointOfInterestFilter?.includes(.cafe) == true && request.pointOfInterestFilter?.excludes(.bank) == true)
    #expect(MKPointOfInterestFilter.includingAll.includes(.park) && !MKPointOfInterestFilter.excludingAll.includes(.park))
    #expect(MKPointOfInterestFilter(excluding: [.park]).excludes(.park))
    await #expect(throws: URLError.self) { try await MKLocalSearch(request: request).start() }
    let completer = MKLocalSearchCompleter()
    completer.queryFragment = "Caf"
    #expect(request.naturalLanguageQuery == "Café" && completer.results.isEmpty && !completer.isSearching)
  }

  @Test func aDistanceIsRead() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.distance(from: "2 km") == 2000 && formatter.distance(from: "10 ft") == 3.048 && formatter.distance(from: "far") == -1)
  }
}
