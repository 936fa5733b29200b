import SkerryFormats
import Testing

@Suite struct HexadecimalColorTests {
  /// Each with its components, from 0 to 255.
  private static let colors: [(String, [Double])] = [
    ("f80", [255, 136, 0, 255]), ("F808", [255, 136, 0, 136]), ("010203", [1, 2, 3, 255]), ("01020304", [1, 2, 3, 4]),
  ]

  @Test(arguments: colors) func components(digits: String, expected: [Double]) throws {
    let color = try #require(HexadecimalColor(digits: digits))
    #expect([color.red, color.green, color.blue, color.alpha] == expected.map { $0 / 255 })
  }

  @Test(arguments: ["", "f", "ff", "fffff", "fffffff", "fffffffff", "ggg", "-ff", "\u{FF10}\u{FF10}\u{FF10}"])
  func otherTextIsNoColor(digits: String) { #expect(HexadecimalColor(digits: digits) == nil) }
}
