import Foundation
import SkerryFormats
import Testing

@Suite struct TextTests {
  @Test(arguments: ["", "plain", "a\"b\\c", "line\nnext\ttab\r", "\u{1}\u{1F}", "é 😀", "</script>"]) func jsonStringsSurviveARoundTrip(
    _ text: String
  ) throws {
    let read = try JSONSerialization.jsonObject(with: Data(JSONString.quoted(text).utf8), options: .fragmentsAllowed) as? String
    #expect(read == text)
    #expect(try JSONValue(parsing: JSONValue.array([.string(text)]).data) == .array([.string(text)]))
  }

  /// Empty lines count, so that the numbers of lines are right.
  @Test func linesEndInSeveralWays() {
    #expect("a\n\nb\r\n\r\nc\rd\u{2028}e\n".lines == ["a", "", "b", "", "c", "d", "e", ""])
    #expect("".lines == [""] && "a b".dropFirst(2).lines == ["b"])
  }

  @Test func listsNameAFewAndCountTheRest() {
    #expect(ShortList.text([], limit: 2) == "")
    #expect(ShortList.text(["a", "b"], limit: 2) == "a, b")
    #expect(ShortList.text(["a", "b", "c"], limit: 2) == "a, b and 1 more")
    #expect(ShortList.text(["a", "b", "c"], limit: 0) == "a and 2 more")
  }

  /// A word of up to 400 characters, such as a path, is repeated whole.
  @Test func longWordsAreShortened() {
    let (longest, longer) = (String(repeating: "a", count: 400), String(repeating: "b", count: 401))
    #expect(LongWords.shortened("--out \(longest) is not a folder.") == "--out \(longest) is not a folder.")
    let short = String(repeating: "b", count: 60) + "… (401 characters) …" + String(repeating: "b", count: 20)
    #expect(LongWords.shortened("\(longer) \(longest)\n\(longer)") == "\(short) \(longest)\n\(short)")
    #expect(LongWords.shortened("") == "" && LongWords.shortened("a  b ") == "a  b ")
  }

  /// Foundation's indented JSON in the form of JSONText: nothing inside of strings changes.
  @Test func indentedJSONHasOneForm() throws {
    struct Ride: Codable, Equatable { var name = "a \" : b", list = ["\"x\" : y", ""], none: [Int] = [], inner = ["k : \" : v": 1.5] }
    let own = try StableJSON.text(Ride(), isPretty: true)
    #expect(own.contains("\n  \"name\": \"a \\\" : b\",") || own.hasSuffix("\n  \"name\": \"a \\\" : b\",\n  \"none\": []\n}"), "\(own)")
    #expect(own.contains("\"none\": []") && own.contains("\"k : \\\" : v\": 1.5"), "\(own)")
    #expect(try JSONDecoder().decode(Ride.self, from: Data(own.utf8)) == Ride())
    let object = try StableJSON.data(object: ["a": ["b": [Int]()]], isPretty: true)
    #expect(String(decoding: object, as: UTF8.self) == "{\n  \"a\": {\n    \"b\": []\n  }\n}")
  }

  /// JSON has no numbers that are not finite.
  @Test(arguments: [(0.5, "0.5"), (-3, "-3"), (.nan, "null"), (.infinity, "null"), (-.infinity, "null")])
  func numbersAreJSON(number: Double, text: String) {
    #expect(JSONText(.array([.number(number)])).text.filter { !$0.isWhitespace } == "[\(text)]")
  }

  @Test func orderedJSONKeepsItsOrder() {
    let text = JSONText(.object([("b", .number(1)), ("a", .array([.bool(true), .null, .number(0.5)])), ("e", .object([]))])).text
    #expect(text == "{\n  \"b\": 1,\n  \"a\": [\n    true,\n    null,\n    0.5\n  ],\n  \"e\": {}\n}")
  }

  @Test func markupIsEscaped() {
    #expect(Markup.escaped("<a href=\"x\">'&\n\u{0}") == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#10;\u{FFFD}")
  }

  /// Each is one word again in a shell.
  @Test(arguments: [
    ("ride-2/x_y.z@3", "ride-2/x_y.z@3"), ("", "''"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("$HOME", "'$HOME'"), ("*", "'*'"),
  ])
  func wordsOfAShellAreQuotedWhereNeeded(_ text: String, _ expected: String) {
    #expect(ShellWord.text(text) == expected)
    #expect(ShellWord.quoted(text) == (expected.hasPrefix("'") ? expected : "'\(text)'"))
  }

  @Test func junitCountsItsTests() {
    let failure = JUnitDocument.Failure(type: "different", message: "3 pixels < all", details: "a & b")
    let document = JUnitDocument(
      name: "Ride",
      suites: [
        .init(
          name: "Trip",
          cases: [
            .init(className: "Trip.start", name: "minimal", place: ("A.swift", 7), seconds: 0.25),
            .init(className: "Trip.start", name: "compact", failure: failure),
          ])
      ])
    #expect(
      document.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Ride" tests="2" failures="1" errors="0" skipped="0" time="0.25">
          <testsuite name="Trip" tests="2" failures="1" errors="0" skipped="0" time="0.25">
            <testcase classname="Trip.start" name="minimal" file="A.swift" line="7" time="0.25"/>
            <testcase classname="Trip.start" name="compact" time="0">
              <failure type="different" message="3 pixels &lt; all">a &amp; b</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test(
    arguments: [
      (36.666, 2, "36.67"), (36.664, 2, "36.66"), (8, 2, "8"), (-0.5, 2, "-0.5"), (0.05, 2, "0.05"), (0.05, 1, "0.1"), (0.04, 1, "0"),
      (-0.001, 2, "0"), (10.9, 1, "10.9"), (99.95, 1, "100"), (1.0 / 3, 4, "0.3333"), (1200, 0, "1200"), (0.5, 0, "1"),
      (1e300, 2, "1e+300"),
    ] as [(Double, Int, String)]) func numbersAreShort(_ value: Double, _ places: Int, _ text: String)
  { #expect(ShortNumber.text(value, places: places) == text) }

  @Test(arguments: [(0, "0 pictures"), (1, "1 picture"), (2, "2 pictures")]) func countsAreWords(_ count: Int, _ text: String) {
    #expect(ShortNumber.counted(count, "picture") == text)
  }

  @Test func swiftLiteralsAreEscaped() {
    #expect(SwiftLiteral.quoted("a\"b\\(c)\n\r\0é") == #""a\"b\\(c)\n\r\0é""#)
  }

  /// The compiler rejects these unescaped, or an editor does not show them.
  @Test func controlCharactersAreEscapedInSwift() {
    #expect(SwiftLiteral.quoted("\t\u{1}\u{1b}\u{1f}\u{7f}\u{80}") == #""\t\u{1}\u{1b}\u{1f}\u{7f}\#u{80}""#)
  }

  /// The reference values are those of the xxHash command line tool (`xxhsum -H2`), version 0.8.1.
  @Test func hashesAreXXH3() {
    #expect(ContentHash(of: "").digits == "99aa06d3014798d86001c324468d497f")
    #expect(ContentHash(of: "").digits == ContentHash(of: Data()).digits)
    #expect(ContentHash(of: "a") != ContentHash(of: "b"))
    #expect(ContentHash(digits: ContentHash(of: "skerry").digits) == ContentHash(of: "skerry"))
    #expect(ContentHash(digits: "XY") == nil)
  }
}
