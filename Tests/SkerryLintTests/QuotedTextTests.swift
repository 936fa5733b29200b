import Testing

@testable import SkerryLint

/// A finding is one line of readable length, whatever text a view shows.
struct QuotedTextTests {
  @Test func aLongTextIsCut() {
    let text = String(repeating: "é", count: String.quotedLength)
    #expect(text.quoted == "\"\(text)\"")
    #expect((text + "e").quoted == "\"\(text)…\"")
  }

  @Test func lineBreaksAreSpaces() {
    #expect("a\nb\r\nc\u{2028}d".quoted == "\"a b c d\"")
    #expect("".quoted == "\"\"")
    #expect("\u{FFFC}30%".quoted == "\"30%\"")
  }
}
