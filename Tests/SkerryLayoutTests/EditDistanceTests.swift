import SkerryGraph
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

  /// A third of the letters may differ, at least two; the smallest distance comes first, then the alphabet.
  @Test func theNearestNamesAreFound() {
    #expect(EditDistance.nearest(to: "Brand", in: ["brand", "brandy", "grandy", "candy", "other"]) == ["brand", "brandy", "grandy"])
    #expect(EditDistance.nearest(to: "abcdefghi", in: ["abcdef", "abcdefg", "abcde"]) == ["abcdefg", "abcdef"])
  }
}
