import SkerryFormats
import Testing

@Suite struct HexadecimalColorTests {
  @Test(arguments: [
    ("f80", [1, 136.0 / 255, 0, 1]), ("F808", [1, 136.0 / 255, 0, 136.0 / 255]), ("010203", [1.0 / 255, 2.0 / 255, 3.0 / 255, 1]),
    ("01020304", [1.0 / 255, 2.0 / 255, 3.0 / 255, 4.0 / 255]),
  ])
  func components(digits: String, expected: [Double]) throws {
    let color = try #require(HexadecimalColor(digits: digits))
    #expect([color.red, color.green, color.blue, color.alpha] == expected)
  }

  @Test(arguments: ["", "f", "ff", "fffff", "fffffff", "fffffffff", "ggg", "-ff", "\u{FF10}\u{FF10}\u{FF10}"])
  func otherTextIsNoColor(digits: String) { #expect(HexadecimalColor(digits: digits) == nil) }
}
