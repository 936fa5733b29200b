import Foundation
import Testing

@testable import SkerrySimulation

/// The notation of times in scripts.
@Suite struct ScriptTimeTests {
  @Test(
    arguments: [
      ("0:00", 0), ("18:05", 65_100), ("9:41:30", 34_890), ("23:59:59", 86_399), ("24:00", nil), ("9:60", nil), ("9:41:60", nil),
      ("9:4", nil),
    ] as [(String, TimeInterval?)])
  func clocks(_ text: String, _ seconds: TimeInterval?) {
    #expect(ScriptTime(text) == seconds.map(ScriptTime.clock))
  }

  @Test(
    arguments: [
      ("+1h30m", 5400), ("-90s", -90), ("+2d", 172_800), ("+45", 45), ("+36600d", 3_162_240_000), ("+36601d", nil), ("+5x", nil),
      ("+", nil),
    ] as [(String, TimeInterval?)])
  func offsets(_ text: String, _ seconds: TimeInterval?) {
    #expect(ScriptTime(text) == seconds.map(ScriptTime.offset))
  }

  /// A clock time is the next one: of the same day, in UTC, from midnight on, also at the simulation's own time.
  @Test(arguments: [(0, "0:00", 0), (1, "0:00", 86_400), (3600, "2:00", 7200), (86_399, "23:59:59", 86_399), (86_399, "0:00", 86_400)])
  func clockTimesAreTheNext(_ base: Int, _ clock: String, _ expected: Int) throws {
    let midnight = Date(timeIntervalSince1970: 20_787 * 86_400)
    let found = try #require(ScriptTime(clock)).date(from: midnight.addingTimeInterval(TimeInterval(base)))
    #expect(found.timeIntervalSince(midnight) == TimeInterval(expected))
  }
}
