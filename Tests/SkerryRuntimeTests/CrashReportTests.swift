import Testing

@testable import SkerryRuntime

/// Messages about code that crashes the program.
struct CrashReportTests {
  @Test func theRemedyFitsTheCause() {
    #expect(
      CrashReport.stops(at: "Ride.swift:5 (Index out of range)")
        == "stops the program at Ride.swift:5 (Index out of range); fix the code that it runs.")
    // The app's team cannot fix a crash in a replaced body.
    #expect(
      CrashReport.stops(at: "Ride.swift:5 ('try!' expression unexpectedly raised an error: Error Domain=NSCocoaErrorDomain Code=262 \"…\")")
        == "stops the program at Ride.swift:5: it reads an address of the network, and pictures have no network; give it data of its own.")
    let leftOut = CrashReport.stops(at: "Ride.swift:5 (\(CrashReport.leftOutMessage))")
    #expect(leftOut.hasSuffix("; what is left out is listed with the compiler's reason."))
  }

  @Test func aRangeThatEndsBeforeItsStartIsKnown() {
    #expect(CrashReport.endsBeforeStart("Ride.swift:5 (Range requires lowerBound <= upperBound)"))
    #expect(!CrashReport.endsBeforeStart("Ride.swift:5 (Range out of bounds)"))
  }

  /// Five lines: what was being done, the signal, the runtime's message, the calls and what was printed. A stopped program may write fewer.
  @Test func entriesHaveFiveLines() throws {
    let whole = try #require(CrashReport(entry: "Ride/start\n4\nRide/Card.swift:42: Fatal error: Index out of range\n1a 2b"))
    #expect(whole.name == "Ride/start" && whole.calls == [0x1a, 0x2b])
    #expect(CrashReport(entry: "Ride/start\n4\n\n1a")?.calls == [0x1a])
    #expect(CrashReport(entry: "Ride/start\n4")?.calls == [] && CrashReport(entry: "Ride/start\n4\n\nzz")?.calls == [])
    #expect(CrashReport(entry: "") == nil && CrashReport(entry: "\n4") == nil)
  }

  /// The last lines that the code printed are repeated, a long one shortened.
  @Test func whatWasPrintedIsRepeated() throws {
    func words(_ printed: String) throws -> String? { try #require(CrashReport(entry: "Ride\n4\n\n1a\n" + printed)).lastWords }
    #expect(try words("rider 17\u{1E}table: []\u{1E}") == #"It last printed "rider 17", "table: []"."#)
    #expect(try words("") == nil && CrashReport(entry: "Ride\n4")?.lastWords == nil)
    #expect(try words(String(repeating: "a", count: 161)) == "It last printed \"\(String(repeating: "a", count: 160))…\".")
    #expect(try words(String(repeating: "a", count: 160)) == "It last printed \"\(String(repeating: "a", count: 160))\".")
  }

  /// Without calls the place is the one in the runtime's message, unless that is in the standard library.
  @Test @MainActor func thePlaceIsInTheMessage() throws {
    func report(_ signal: Int, _ message: String) throws -> CrashReport { try #require(CrashReport(entry: "Ride\n\(signal)\n\(message)")) }
    let own = try report(4, "Ride/Card.swift:42: Fatal error: Index out of range.")
    #expect(own.sentence == "Ride/Card.swift:42 (Index out of range)" && own.site?.file == "Ride/Card.swift" && own.site?.line == 42)
    #expect(try report(4, "Ride/Card.swift:7: Fatal error").sentence == "Ride/Card.swift:7 (fatal error)")
    let library = try report(4, "Swift/Array.swift:42: Fatal error: Index out of range")
    #expect(library.sentence == "an unknown line (Index out of range)" && library.site == nil)
    #expect(try report(0, "").sentence == "an unknown line (a call of exit)")
    #expect(try report(11, "").sentence == "an unknown line (invalid memory access, or endless recursion)")
    #expect(try report(5, "").sentence == "an unknown line (a trap, such as a number too large for its type)")
  }
}
