import SkerryRuntime
import Testing

/// What is said of code that stops the program.
struct StoppedCodeTests {
  @Test func theRemedyFitsTheCause() {
    #expect(
      StoppedCode.stops(at: "Ride.swift:5 (Index out of range)")
        == "stops the program at Ride.swift:5 (Index out of range); fix the code that it runs.")
    // What was left out is nothing that the app's team can fix there.
    let leftOut = StoppedCode.stops(at: "Ride.swift:5 (\(StoppedCode.leftOutMessage))")
    #expect(leftOut.hasSuffix("; the list of what is left out has the compiler's reason."))
  }
}
