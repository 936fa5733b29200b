import Foundation
import SkerryGeometry
import Testing

@testable import SkerryImage

/// Pictures whose numbers mean other colours than those of sRGB, because a profile inside the file says so.
@Suite struct ColorProfileTests {
  /// Display P3 to sRGB by the matrices of both, computed apart from the library; what lies outside of sRGB is clipped.
  static let displayP3: [(from: [UInt8], to: [Int])] = [
    ([200, 120, 60], [213, 115, 42]), ([64, 128, 192], [32, 130, 197]), ([255, 128, 0], [255, 119, 0]), ([20, 200, 100], [0, 204, 87]),
    ([0, 0, 0], [0, 0, 0]), ([255, 255, 255], [255, 255, 255]), ([128, 128, 128], [128, 128, 128]),
  ]

  @Test(arguments: displayP3.indices)
  func aProfileOfAPNGIsApplied(_ index: Int) throws {
    let (from, to) = Self.displayP3[index]
    let file = PNGFile(width: 1, height: 1, depth: 8, colorType: 2, rows: [0] + from, chunks: [PNGFile.profile(ColorProfile.displayP3)])
    #expect(Self.isNear(try ImageCodecs.decode(file.data), to + [255]))
    #expect(Self.isNear(try StraightBitmap(decoding: file.data).pixels, to + [255]))
  }

  @Test func aProfileIsAppliedBeforeAlpha() throws {
    let file = PNGFile(
      width: 2, height: 1, depth: 8, colorType: 6, rows: [0, 200, 120, 60, 128, 200, 120, 60, 255],
      chunks: [PNGFile.profile(ColorProfile.displayP3)])
    #expect(Self.isNear(try StraightBitmap(decoding: file.data).pixels, [213, 115, 42, 128, 213, 115, 42, 255]))
    #expect(Self.isNear(try ImageCodecs.decode(file.data).pixels, [107, 58, 21, 128, 213, 115, 42, 255]))
  }

  @Test func aProfileOfGreyIsApplied() throws {
    let file = PNGFile(width: 3, height: 1, depth: 8, colorType: 0, rows: [0, 20, 128, 255], chunks: [PNGFile.profile(ColorProfile.grey)])
    #expect(Self.isNear(try ImageCodecs.decode(file.data).pixels, [12, 12, 12, 255, 129, 129, 129, 255, 255, 255, 255, 255]))
  }

  /// Every colour of a profile that is sRGB under another name stays, and so do those of a profile for another kind of pixel, or of none.
  @Test(arguments: [ColorProfile.sRGB, ColorProfile.grey, Data("no profile".utf8), Data(count: 9 << 20)])
  func otherProfilesChangeNothing(_ profile: Data) throws {
    let row = (0..<100).flatMap { [UInt8($0), UInt8(200 - $0), UInt8($0 * 2)] }
    let plain = PNGFile(width: 100, height: 1, depth: 8, colorType: 2, rows: [0] + row, chunks: [])
    var tagged = plain
    tagged.chunks = [PNGFile.profile(profile)]
    #expect(try ImageCodecs.decode(tagged.data) == ImageCodecs.decode(plain.data))
  }

  /// PNG, third edition, 4.3: a file that says that it is sRGB is.
  @Test func theChunkOfSRGBPrecedesAProfile() throws {
    let file = PNGFile(
      width: 1, height: 1, depth: 8, colorType: 2, rows: [0, 200, 120, 60],
      chunks: [("sRGB", Data([0])), PNGFile.profile(ColorProfile.displayP3)])
    #expect(try ImageCodecs.decode(file.data).pixels == [200, 120, 60, 255])
  }

  /// Samples of 16 bits are encoded like those of 8, with and without a profile.
  @Test func sixteenBitsAreNotLinear() throws {
    var file = PNGFile(width: 1, height: 1, depth: 16, colorType: 2, rows: [0, 200, 200, 120, 120, 60, 60], chunks: [])
    #expect(Self.isNear(try ImageCodecs.decode(file.data), [200, 120, 60, 255]))
    file.chunks = [PNGFile.profile(ColorProfile.displayP3)]
    #expect(Self.isNear(try ImageCodecs.decode(file.data), [213, 115, 42, 255]))
  }

  /// A JPEG of one colour, (200, 120, 61), with a profile in its APP2 marker.
  @Test func aProfileOfAJPEGIsApplied() throws {
    let text =
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/2wBDAQEBAQEB"
      + "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAARCAAIAAgDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAA"
      + "B//EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAJ/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8ASBTlof/Z"
    let plain = try #require(Data(base64Encoded: text))
    func tagged(part: UInt8) -> Data {
      let marker = Data("ICC_PROFILE\0".utf8) + [part, 1] + ColorProfile.displayP3
      let length = marker.count + 2
      return plain.prefix(2) + Data([0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)]) + marker + plain.dropFirst(2)
    }
    #expect(Self.isNear(Array(try ImageCodecs.decode(plain).pixels.prefix(4)), [200, 120, 61, 255]))
    #expect(Self.isNear(Array(try ImageCodecs.decode(tagged(part: 1)).pixels.prefix(4)), [213, 115, 43, 255]))
    // The second part of one: no profile, and no reason to refuse the picture.
    #expect(try ImageCodecs.decode(tagged(part: 2)) == ImageCodecs.decode(plain))
  }

  /// A lossless WebP of one colour, (200, 120, 60) with an alpha of 128, its profile exchanged.
  @Test func aProfileOfAWebPIsApplied() throws {
    let text =
      "UklGRkwAAABXRUJQVlA4WAoAAAAwAAAABwAABwAASUNDUBQAAAB4eHh4eHh4eHh4eHh4eHh4eHh4eFZQOEwRAAAALwfAARAHULwil6eAgYjofwAA"
    let plain = try #require(Data(base64Encoded: text))
    func number(_ value: Int) -> Data { withUnsafeBytes(of: UInt32(value).littleEndian) { Data($0) } }
    let profile = ColorProfile.displayP3 + Data(count: ColorProfile.displayP3.count % 2)
    let chunks = plain[12..<34] + number(profile.count) + profile + plain.suffix(from: 38 + 20)
    let tagged = plain.prefix(4) + number(chunks.count + 4) + plain[8..<12] + chunks
    #expect(Self.isNear(Array(try ImageCodecs.decode(plain).pixels.prefix(4)), [100, 60, 30, 128]))
    #expect(Self.isNear(Array(try ImageCodecs.decode(tagged).pixels.prefix(4)), [107, 58, 21, 128]))
  }

  @Test func aMissingLibraryIsNamed() {
    let error = ImageError.missingLibrary(format: "PNG", library: "liblcms2.so.2")
    #expect(
      "\(error)" == "its colour profile needs the library liblcms2.so.2, which is not installed; run: sudo apt-get install liblcms2-2")
  }

  static func isNear(_ bitmap: Bitmap, _ wanted: [Int]) -> Bool { isNear(bitmap.pixels, wanted) }
  /// Whether no number differs by more than one, what rounding may do.
  static func isNear(_ found: [UInt8], _ wanted: [Int]) -> Bool {
    found.count == wanted.count && zip(found, wanted).allSatisfy { abs(Int($0) - $1) <= 1 }
  }
}
