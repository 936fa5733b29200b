import Testing

@testable import SkerryCases

/// Times of states as names of folders say them.
@Suite struct TimeWordsTests {
  @Test(
    arguments: [
      (0, "now"), (0.5, "in 0.5s"), (1, "in 1s"), (-1, "1s ago"), (59, "in 59s"), (59.9, "in 59.9s"), (60, "in 1m"), (61, "in 1m1s"),
      (60.5, "in 1m"), (3599, "in 59m59s"), (3600, "in 1h"), (-3600, "1h ago"), (86_399, "in 23h59m59s"), (86_400, "in 1d"),
      (-90_061, "1d1h1m1s ago"), (999_999_999_999, "in 11574074d1h46m39s"), (1e12, "far"), (-1e12, "far"), (.nan, "far"),
    ] as [(Double, String)]) func secondsAsWords(_ seconds: Double, _ words: String)
  { #expect(TimeWords.words(seconds) == words) }
}
