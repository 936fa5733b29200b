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
}
