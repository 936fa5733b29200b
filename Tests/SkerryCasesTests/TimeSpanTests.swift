import Testing

@testable import SkerryCases

@Suite struct TimeSpanTests {
  @Test func durationsAreParsed() {
    #expect(TimeSpan.seconds("90s") == 90)
    #expect(TimeSpan.seconds("15m") == 900)
    #expect(TimeSpan.seconds("1h30m") == 5400)
    #expect(TimeSpan.seconds("-5m") == -300)
    #expect(TimeSpan.seconds("0.5h") == 1800)
  }

  @Test(arguments: ["", "15", "m", "1x", "1h30", "--5m", "1e9d", "99999999d"]) func invalidDurationsAreRejected(_ text: String) {
    #expect(TimeSpan.seconds(text) == nil)
  }
}
