import Testing

@testable import SkerryRuntime

/// How calls of the app's own code are named.
struct CallPlacesTests {
  @Test(arguments: [
    ("$s4Ride0A4ViewV4bodyQrvg", "Ride.RideView.body.getter"), ("$s4Ride0A4ViewV4makeyyFZ", "Ride.RideView.make"),
  ]) func namesHaveNoWordsOfTheDemangler(_ mangled: String, _ readable: String) {
    #expect(CallPlaces.readable(mangled)?.hasPrefix(readable) == true, "\(CallPlaces.readable(mangled) ?? "nil")")
  }

  /// The functions of a macro have names with a mangled part.
  @Test func macrosHaveNoPlace() {
    #expect(CallPlaces.readable("$s4Ride10$s4Ride2aBV4makeyyFZ") == nil)
  }
}
