import Testing

@testable import SkerryRuntime

/// How calls of the app's own code are named.
struct CallLocationsTests {
  @Test(arguments: [
    ("$s4Ride0A4ViewV4bodyQrvg", "Ride.RideView.body.getter"), ("$s4Ride0A4ViewV4makeyyFZ", "Ride.RideView.make"),
  ]) func namesHaveNoWordsOfTheDemangler(_ mangled: String, _ readable: String) {
    #expect(CallLocations.readable(mangled)?.hasPrefix(readable) == true, "\(CallLocations.readable(mangled) ?? "nil")")
  }

  /// The entry point that `@main` generates is not written by anyone.
  @Test func theEntryPointIsNoPlace() {
    #expect(CallLocations.place(in: "$s4Ride0A6BundleV5$mainyyFZ\n/r/Ride.swift:5:1") == nil)
    let calls = "$s4Ride0A4ViewV4makeyyFZ\n/r/Ride.swift:9:1\n$s4Ride0A6BundleV5$mainyyFZ\n/r/Ride.swift:5:1"
    #expect(CallLocations.place(in: calls) == "/r/Ride.swift:9")
  }

  /// The functions of a macro have names with a mangled part.
  @Test func macrosHaveNoPlace() {
    #expect(CallLocations.readable("$s4Ride10$s4Ride2aBV4makeyyFZ") == nil)
  }
}
