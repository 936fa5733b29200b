import SkerryUI
import Testing

/// Colours of hexadecimal digits, where the package whose initializer reads them is missing.
@Suite struct LeftOutColorTests {
  @Test(arguments: ["#FF8800", "ff8800", "0xFF8800", "0XFF8800", " #FF8800 ", "#F80", "0xf80", "FF8800FF"])
  func spellings(_ text: String) {
    #expect(LeftOutColor.color(hex: text) == LeftOutColor.color(hex: 0xFF8800))
  }

  @Test func theLastOfFourOrEightDigitsAreTheOpacity() {
    #expect(LeftOutColor.color(hex: "#FF880080") == LeftOutColor.color(hex: 0xFF8800, opacity: 128.0 / 255))
    #expect(LeftOutColor.color(hex: "#FF880080", opacity: 0.5) == LeftOutColor.color(hex: 0xFF8800, opacity: 64.0 / 255))
    #expect(LeftOutColor.color(hex: "#F808") == LeftOutColor.color(hex: 0xFF8800, opacity: 136.0 / 255))
  }

  @Test(arguments: [nil, "", "0x", "#FF888", "0x0xFF8800", "FF88G0", "-F8800"]) func otherTextIsGrey(_ text: String?) {
    #expect(LeftOutColor.color(hex: text) == .gray)
  }
}
