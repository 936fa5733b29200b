import SkerryFormats
import Testing

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("contrast", "contrsat", 1), ("abc", "acb", 1), ("abcd", "badc", 2), ("minimal", "mnimal", 1), ("a", "b", 1), ("", "ab", 2),
    ("abc", "abc", 0),
    ("abcdef", "xbcxef", 2), ("ab", "ba", 1), ("kitten", "sitting", 3),
  ])
  func distances(_ a: String, _ b: String, _ distance: Int) {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    #expect(EditDistance.between(a, b, atMost: distance) == distance && EditDistance.between(b, a, atMost: 9) == distance)
    if distance > 0 { #expect(EditDistance.between(a, b, atMost: distance - 1) == nil) }
  }

  /// A third of the letters may differ, rounded, at least one: two of five, one of four. The smallest distance comes first, then the alphabet.
  @Test func theNearestNamesAreFound() {
    #expect(NearestName.names(to: "Brand", of: ["brand", "brandy", "grandy", "candy", "other"]) == ["brand", "brandy", "grandy"])
    #expect(NearestName.names(to: "Brands", of: ["brand", "brandy", "grands", "grand"]) == ["brand", "brandy", "grands"])
    #expect(NearestName.names(to: "taxes", of: ["tax", "ax"]) == ["tax"])
    #expect(NearestName.names(to: "taxi", of: ["tax", "taxing"]) == ["tax"])
    #expect(NearestName.names(to: "a", of: ["b", "bc"]) == ["b"])
    #expect(NearestName.names(to: "abcdefghi", of: ["abcdef", "abcdefg", "abcde"]) == ["abcdefg", "abcdef"])
    #expect(NearestName.names(to: "", of: ["a"]).isEmpty)
    #expect(NearestName.names(to: String(repeating: "a", count: 64), of: [String(repeating: "a", count: 65)]).count == 1)
    #expect(NearestName.names(to: String(repeating: "a", count: 65), of: [String(repeating: "a", count: 65)]).isEmpty)
  }

  @Test(
    arguments: [
      ("expandd", "expanded"), ("lok-screen", "lock-screen"), ("comp", "compact"), ("minmial", "minimal"), ("co", nil), ("zzz", nil),
      ("", nil),
    ] as [(String, String?)])
  func theNearestNameIsNamed(_ word: String, _ expected: String?) {
    #expect(NearestName.name(to: word, of: ["compact", "minimal", "expanded", "lock-screen"]) == expected)
  }
}
