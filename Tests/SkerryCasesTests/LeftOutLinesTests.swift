import Testing

@testable import SkerryCases

/// What a call says of widgets and previews that cannot be drawn.
@Suite struct LeftOutLinesTests {
  private func stopped(_ names: String, at place: String = "App.swift:7 (no value); fix it.") -> [LeftOut] {
    names.map { LeftOut(name: String($0), reason: "its configuration stops the program at \(place)") }
  }

  @Test func upToThreeHaveALineEach() {
    let sentence = "its configuration stops the program at App.swift:7 (no value); fix it."
    #expect(stopped("abc").lines == ["a: \(sentence)", "b: \(sentence)", "c: \(sentence)"])
    #expect((stopped("abc") + stopped("de", at: "B.swift:1 (x)")).lines.count == 5)
  }

  @Test func manyThatOneLineStopsShareALine() {
    let shared = " own code stops the program at App.swift:7 (no value); fix it."
    let other = LeftOut(name: "z", reason: "it has no view.")
    #expect((stopped("abcda") + [other]).lines == ["a, b, c and 1 more: their\(shared)", "z: it has no view."])
    #expect(stopped("abca").lines == ["a, b, c: their\(shared)"])
    #expect(stopped("aaaa").lines == ["a: its\(shared)"])
  }
}
