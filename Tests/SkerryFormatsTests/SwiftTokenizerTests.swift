import SkerryFormats
import Testing

@Suite struct SwiftTokenizerTests {
  /// The tokens as written.
  private static func texts(_ source: String, comments: Bool = false) -> [String] {
    let bytes = Array(source.utf8)
    return SwiftTokenizer.tokens(of: bytes, comments: comments).map {
      $0.kind == .word ? $0.text : String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("let a = 1.5e-3 + 0x1e", ["let", "a", "=", "1.5e-3", "+", "0x1e"]),
    ("0...9", ["0", ".", ".", ".", "9"]),
    ("@Parameter(title: \"A\") #if `in` $0", ["@Parameter", "(", "title", ":", "\"A\"", ")", "#if", "in", "$0"]),
    ("a / b // c", ["a", "/", "b"]),
    ("x = /a[/]b/; y", ["x", "=", "/a[/]b/", ";", "y"]),
    ("#\"a \\(b) \"c\"# d", ["#\"a \\(b) \"c\"#", "d"]),
    ("/* a /* b */ c */ d", ["d"]),
    ("\"open\nnext", ["\"open", "next"]),
  ]) func source(_ source: String, _ expected: [String]) { #expect(Self.texts(source) == expected) }

  @Test func interpolatedCodeFollowsItsLiteral() {
    let tokens = SwiftTokenizer.tokens(of: Array("\"a\\(f(\"(\")) b\" c".utf8))
    #expect(tokens.map(\.text) == ["", "f", "(", "", ")", "c"])
    #expect(tokens.map(\.isInterpolated) == [false, true, true, true, true, false])
    #expect(tokens[0].range == 0..<14)
  }

  @Test func tokensOneByOneAreTheSame() {
    let source = Array("let a = \"x\\(y / 2) \" / 3 // z\n  .b(/c/)\n/* d */ e".utf8)
    for comments in [false, true] {
      var (rest, found) = (SwiftTokenizer(source[...], comments: comments), [SwiftToken]())
      while let token = rest.next() { found.append(token) }
      #expect(found == SwiftTokenizer.tokens(of: source, comments: comments))
    }
  }

  @Test func commentsAreTokensOnRequest() {
    let source = "a // b\n/* c\n */ d \"// e\""
    let tokens = SwiftTokenizer.tokens(of: Array(source.utf8), comments: true)
    #expect(Self.texts(source, comments: true) == ["a", "// b", "/* c\n */", "d", "\"// e\""])
    #expect(tokens.map(\.line) == [1, 1, 2, 3, 3])
    #expect(tokens.map(\.startsLine) == [true, false, true, true, false])
  }

  @Test(arguments: ["\"\"\"\n a \\\n b\n\"\"\"\nc", "\"a\\\n\n\n\nc", "#\"\"\"\n\n\\#\n\"\"\"#\nc"]) func linesAreCounted(_ source: String)
  {
    let last = SwiftTokenizer.tokens(of: Array(source.utf8)).last
    #expect(last?.text == "c" && last?.line == 5 && last?.startsLine == true)
  }

  @Test func tokensOfASliceHaveItsPositions() {
    let source = Array("skip let a".utf8)
    var tokens = SwiftTokenizer(source[5...])
    #expect(tokens.next()?.range == 5..<8)
  }

  @Test(arguments: [
    ("\"a\\n\\u{1F600}\\\"\"", ["a\n😀\""]),
    ("\"a\\(b(\")\"))c\"", ["a", "c"]),
    ("\"\"\"\n  a\n    \"b\"\n  \"\"\"", ["a\n  \"b\""]),
    ("#\"a\\n\\#n\"#", ["a\\n\n"]),
    ("\"\"", [""]),
    ("\"open", ["open"]),
    ("\"\\u{zz}\\", ["\\"]),
  ]) func literalsHaveTheirText(_ literal: String, _ parts: [String]) {
    #expect(SwiftLiteral.parts(of: Array(literal.utf8)[...]) == parts)
  }

  @Test func quotedTextIsReadBack() {
    for text in ["a\"b\\c\n\t\r\0\u{1B}", "\\(x)", ""] {
      #expect(SwiftLiteral.parts(of: Array(SwiftLiteral.quoted(text).utf8)[...]) == [text])
    }
  }

  @Test func onlyCodeIsLeft() {
    #expect(SwiftCode.only(in: "f(\"a(\") // {\n/* é\u{2028} */ g(\"\\(h)\")") == "f(    )     \n     \u{2028}    g(   h  )")
    #expect(SwiftCode.only(in: "f(\"a\") // {", literals: true) == "f(\"a\")     ")
  }
}
