import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryFormats

/// Times as text, and text that is not a time.
@Suite struct UTCTimeTests {
  @Test func textIsThatOfFoundation() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let seconds = random.below(8_000_000_000) - 3_000_000_000
      let date = Date(timeIntervalSince1970: Double(seconds))
      #expect(UTCTime.text(date) == date.ISO8601Format())
      #expect(UTCTime.date(UTCTime.text(date)) == date)
      let fine = date.addingTimeInterval(0.25)
      #expect(UTCTime.date(UTCTime.text(fine)) == fine)
    }
    #expect(UTCTime.date("2026-05-01T20:00:00+02:00") == UTCTime.date("2026-05-01T18:00:00Z"))
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e300), Date(timeIntervalSince1970: -1e300)] {
      #expect(UTCTime.date(UTCTime.text(date)) != nil)
    }
    #expect(UTCTime.text(Date(timeIntervalSince1970: .nan)) == "0001-01-01T00:00:00Z")
  }

  /// Foundation carries these over to the next month, day or minute.
  @Test(arguments: [
    "2026-02-30T18:00:00", "2026-02-29T00:00:00", "2026-04-31T00:00:00", "2026-13-01T00:00:00", "2026-01-09T24:00:00",
    "2026-01-09T10:60:00", "2026-01-09T10:00:60",
  ])
  func timesThatDoNotExistAreRefused(_ text: String) {
    for zone in ["Z", "+02:00", ".5Z", ".25+02:00"] { #expect(UTCTime.date(text + zone) == nil) }
  }

  @Test(arguments: ["2028-02-29T00:00:00", "2026-04-30T23:59:59", "2026-12-31T00:00:00"])
  func lastDaysAndSecondsAreRead(_ text: String) {
    for zone in ["Z", "+02:00", ".5Z"] { #expect(UTCTime.date(text + zone) != nil) }
    #expect(UTCTime.date(text) == nil, "a time needs a zone")
  }
}
