import Testing

@testable import SkerryLint

/// A word is broken where a letter or digit follows another one in the next line.
@MainActor struct BrokenWordTests {
  @Test(arguments: [
    (["LA", "D"], "LAD", 0), (["of", "3:0", "0"], "of 3:00", 1), (["one", "tw", "o"], "one two", 1), (["Прив", "ет"], "Привет", 0),
    (["Caf", "é"], "Café", 0), (["a ", "b", "c"], "a bc", 1),
  ]) func broken(_ lines: [String], _ text: String, _ line: Int) { #expect(WordBrokenRule.brokenLine(lines, of: text) == line) }

  @Test(arguments: [
    (["one", "two"], "one two"), (["North-", "End"], "North-End"), (["黄", "雨"], "黄雨"), (["one", "two"], "one\ntwo"),
    (["3:", "00"], "3:00"),
    (["other", "lines"], "one two"), (["one"], "one"), ([], ""),
  ]) func whole(_ lines: [String], _ text: String) { #expect(WordBrokenRule.brokenLine(lines, of: text) == nil) }
}
