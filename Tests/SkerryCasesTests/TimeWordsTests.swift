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

/// Numbers that sources write as sums and products.
@Suite struct ArithmeticTests {
  @Test(
    arguments: [
      ("60 * 12", 720), ("-(3_600 + 30)", -3630), ("7 / 2 - 1", 2.5), ("2 - 1 - 1", 0), ("8 / 2 / 2", 2), ("2 + 3 * 4", 14), (".5", 0.5),
      ("--3", 3), ("2 *", nil), ("(2", nil), ("2)", nil), ("", nil), ("1 / 0", nil), ("x", nil), ("2 ** 3", nil), ("٣", nil),
    ] as [(String, Double?)]) func values(_ text: String, _ value: Double?)
  { #expect(Arithmetic.value(of: text[...]) == value) }

  /// Brackets and signs as deep as a person writes them, but not without end.
  @Test func depth() {
    func nested(_ count: Int) -> String { String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count) }
    #expect(Arithmetic.value(of: nested(31)[...]) == 1 && Arithmetic.value(of: nested(32)[...]) == nil)
    #expect(Arithmetic.value(of: (String(repeating: "-", count: 31) + "1")[...]) == -1)
    #expect(Arithmetic.value(of: (String(repeating: "-", count: 32) + "1")[...]) == nil)
  }
}
