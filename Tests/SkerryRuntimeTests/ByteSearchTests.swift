import SkerryRuntime
import Testing

@Suite struct ByteSearchTests {
  private func places(_ wanted: String, _ text: String, maximum: Int = 100) -> [Int] {
    ByteSearch.places(of: wanted, in: Array(text.utf8), maximum: maximum)
  }

  @Test func placesAreInOrderAndApart() {
    #expect(places("ab", "ab cab ab") == [0, 4, 7])
    #expect(places("aa", "aaaaa") == [0, 2])
    #expect(places("é", "caféé") == [3, 5])
    #expect(places("abc", "ab") == [] && places("a", "") == [] && places("", "abc") == [])
    #expect(places("abc", "abc") == [0])
  }

  @Test(arguments: [0, 1, 3, 4]) func noMoreThanAskedFor(_ maximum: Int) {
    #expect(places("x", "xxx", maximum: maximum).count == min(maximum, 3))
  }
}
