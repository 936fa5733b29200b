import Foundation
import SkerryGeometry
import SkerryImage
import Testing

@Suite struct SmallPNGTests {
  static func bitmap(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> Bitmap {
    Bitmap(size: PixelSize(width: width, height: height), pixels: (0..<height).flatMap { y in (0..<width).flatMap { x in color(x, y) } })
  }

  /// One picture for every colour type that the search may choose: palettes of each depth, grey, colour, with and
  /// without alpha.
  static let pictures: [Bitmap] = [
    bitmap(1, 1) { _, _ in [0, 0, 0, 0] },
    bitmap(9, 3) { x, _ in x % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255] },
    bitmap(9, 3) { x, _ in [UInt8(x % 3 * 100), 0, 0, 255] },
    bitmap(17, 5) { x, y in [UInt8((x + y) % 13 * 19), 7, 200, 255] },
    bitmap(40, 30) { x, y in [UInt8(x * 6), UInt8(x * 6), UInt8(x * 6), 255] },
    bitmap(64, 64) { x, y in [UInt8(x * 4), UInt8(y * 4), UInt8((x ^ y) * 2), 255] },
    bitmap(64, 64) { x, y in [UInt8(x), UInt8(y), 0, UInt8(max(x, y) * 4 + 3)] },
    bitmap(64, 64) { x, y in [UInt8(x), UInt8(x), UInt8(x), UInt8(x * 2 + y * 2)] },
    bitmap(31, 7) { x, y in x % 5 == 0 ? [0, 0, 0, 0] : [UInt8(y), 0, 0, 128] },
  ]

  @Test(arguments: pictures.indices) func pixelsComeBack(_ index: Int) throws {
    let picture = Self.pictures[index]
    let file = try ImageCodecs.encodeSmallPNG(picture)
    #expect(try ImageCodecs.decode(file) == picture)
    #expect(try ImageCodecs.encodeSmallPNG(picture) == file)
  }
}
