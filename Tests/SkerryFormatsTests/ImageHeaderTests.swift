import Foundation
import Testing

@testable import SkerryFormats

@Suite struct ImageHeaderTests {
  /// A baseline frame with the height before the width, as in ITU-T T.81; segments before it are skipped.
  @Test func widthAndHeightOfAJPEG() throws {
    let comment: [UInt8] = [0xFF, 0xFE, 0x00, 0x05, 0x61, 0x62, 0x63]
    let frame: [UInt8] = [0xFF, 0xC0, 0x00, 0x11, 0x08, 0x00, 0x50, 0x01, 0x40, 0x03, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
    let header = try ImageHeader(Data([0xFF, 0xD8] + comment + frame + [0xFF, 0xD9]))
    #expect(header.format == .jpeg && header.width == 320 && header.height == 80)
  }

  /// Width and height; if only one is given, the other follows from the view box's ratio; otherwise the view box. Percentages are ignored.
  @Test(arguments: [
    ("width='30' height='20'", 30.0, 20.0), ("width='30px' height='2e1pt' viewBox='0 0 5 5'", 30, 20),
    ("width='30' viewBox='0 0 20 60'", 30, 90),
    ("height='30' viewBox='0 0 20 60'", 10, 30), ("viewBox='3,4 20\t60'", 20, 60),
    ("width='100%' height='100%' viewBox='0 0 24 12'", 24, 12),
    ("stroke-width='9' width = \"7\" height=\"2em\"", 7, 2),
  ])
  func sizeOfAnSVG(_ attributes: String, _ width: Double, _ height: Double) throws {
    let header = try ImageHeader(Data("<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg' \(attributes)><path d=''/></svg>".utf8))
    #expect(header.format == .svg && header.width == width && header.height == height, "\(header)")
  }

  @Test(arguments: ["<svg width='30'>", "<svg viewBox='0 0 20'>", "<svg", "<svg height='3' viewBox='0 0 a b'/>"])
  func svgsWithoutASize(_ text: String) {
    #expect(throws: (any Error).self) { try ImageHeader(Data(text.utf8)) }
  }
}
