import SkerryFormats
import Testing

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

  /// In scripts a number without a unit is in seconds, and its sign is read first.
  @Test func plainNumbersAreSeconds() {
    #expect(TimeSpan.secondsOrNumber("15") == 15 && TimeSpan.secondsOrNumber("1.5") == 1.5 && TimeSpan.secondsOrNumber("2d") == 172_800)
    #expect(TimeSpan.secondsOrNumber("-5") == nil && TimeSpan.secondsOrNumber("+5m") == nil && TimeSpan.secondsOrNumber("") == nil)
    #expect(TimeSpan.secondsOrNumber("3162240000") == 3_162_240_000 && TimeSpan.secondsOrNumber("3162240001") == nil)
    #expect(TimeSpan.seconds("36600d") == 3_162_240_000 && TimeSpan.seconds("36601d") == nil)
  }
}
