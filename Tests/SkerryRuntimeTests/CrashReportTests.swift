import SkerryRuntime
import Testing

/// Messages about code that crashes the program.
struct CrashReportTests {
  @Test func theRemedyFitsTheCause() {
    #expect(
      CrashReport.stops(at: "Ride.swift:5 (Index out of range)")
        == "stops the program at Ride.swift:5 (Index out of range); fix the code that it runs.")
    // The app's team cannot fix a crash in a replaced body.
    let leftOut = CrashReport.stops(at: "Ride.swift:5 (\(CrashReport.leftOutMessage))")
    #expect(leftOut.hasSuffix("; what is left out is listed with the compiler's reason."))
  }
}
