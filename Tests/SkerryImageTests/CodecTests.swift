import Foundation
import SkerryGeometry
import Testing

@testable import SkerryImage

@Suite struct CodecTests {
  static let picture: Bitmap = {
    var bitmap = Bitmap(size: PixelSize(width: 9, height: 7))
    for index in 0..<bitmap.size.count {
      let alpha = [0, 64, 255][index % 3]
      for channel in 0..<3 { bitmap.pixels[index * 4 + channel] = UInt8((index * 13 + channel * 40) % 256 * alpha / 255) }
      bitmap.pixels[index * 4 + 3] = UInt8(alpha)
    }
    return bitmap
  }()

  @Test func writtenPicturesReadEqual() throws {
    let data = try ImageCodecs.encodePNG(Self.picture)
    let read = try ImageCodecs.decode(data)
    #expect(read.size == Self.picture.size)
    for index in read.pixels.indices { #expect(abs(Int(read.pixels[index]) - Int(Self.picture.pixels[index])) <= 1) }
    #expect(try ImageCodecs.encodePNG(Self.picture) == data)
  }

  @Test func writtenPicturesAreTaggedSRGB() throws {
    let data = try ImageCodecs.encodePNG(Self.picture)
    #expect(data.range(of: Data("sRGB".utf8)) != nil)
    #expect([UInt8](data)[24] == 8 && [UInt8](data)[25] == 6)
  }

  @Test func truncatedPicturesAreErrors() throws {
    let data = try ImageCodecs.encodePNG(Self.picture)
    for length in 0..<(data.count - 12) {
      #expect(throws: ImageError.self) { try ImageCodecs.decode(data.prefix(length)) }
    }
  }

  @Test func declaredSizesAreLimited() throws {
    var data = try ImageCodecs.encodePNG(Self.picture)
    data.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])
    #expect(throws: ImageError.tooLarge(PixelSize(width: 100_000, height: 100_000))) { try ImageCodecs.decode(data) }
  }

  @Test func otherFilesAreNoPictures() {
    #expect(throws: ImageError.unknownFormat) { try ImageCodecs.decode(Data("hello".utf8)) }
    #expect(throws: ImageError.self) { try ImageCodecs.decode(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16])) }
  }
}
