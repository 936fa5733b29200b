import Testing

@testable import SkerryRuntime

/// How calls of the app's own code are named.
struct CallLocationsTests {
  @Test(arguments: [
    ("$s4Ride0A4ViewV4bodyQrvg", "Ride.RideView.body.getter"), ("$s4Ride0A4ViewV4makeyyFZ", "Ride.RideView.make"),
  ]) func namesHaveNoWordsOfTheDemangler(_ mangled: String, _ readable: String) {
    #expect(CallLocations.readable(mangled)?.hasPrefix(readable) == true, "\(CallLocations.readable(mangled) ?? "nil")")
  }

  /// The functions of a macro have names with a mangled part.
  @Test func macrosHaveNoPlace() {
    #expect(CallLocations.readable("$s4Ride10$s4Ride2aBV4makeyyFZ") == nil)
  }
}
