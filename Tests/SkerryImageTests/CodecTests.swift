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

  @Test func writtenPicturesDecodeToTheSamePixels() throws {
    let data = try ImageCodecs.encodePNG(Self.picture)
    let read = try ImageCodecs.decode(data)
    #expect(read.size == Self.picture.size)
    for index in read.pixels.indices { #expect(abs(Int(read.pixels[index]) - Int(Self.picture.pixels[index])) <= 1) }
    #expect(try ImageCodecs.encodePNG(Self.picture) == data)
  }

  /// A JPEG of four inks, (0, 200, 100, 40) of 255 each: as Adobe's programs store it, and without their mark, so that the same numbers are inks.
  @Test(arguments: [(true, [215, 46, 131]), (false, [0, 31, 16])])
  func fourInksBecomeColours(_ hasMark: Bool, _ wanted: [Int]) throws {
    let text =
      "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkKCgoKCgYICwwLCgwJCgoK/8AAFAgA"
      + "CAAIBEMRAE0RAFkRAEsRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAkH/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAA4EQwBNAFkASwAAPwB/BtrYVx//2Q=="
    var data = try #require(Data(base64Encoded: text))
    if !hasMark { data.removeSubrange(2..<18) }
    let picture = try ImageCodecs.decode(data)
    #expect(picture.size == PixelSize(width: 8, height: 8))
    for pixel in 0..<64 {
      let found = (0..<4).map { Int(picture.pixels[pixel * 4 + $0]) }
      #expect(zip(found, wanted + [255]).allSatisfy { abs($0 - $1) <= 2 }, "\(found)")
    }
  }

  // MARK: Orientations

  /// A JPEG of 8 × 8 whose grey grows from left to right, with an EXIF segment in either byte order.
  private func exif(_ orientation: UInt8, isBigEndian: Bool) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBigEndian ? bytes : bytes.reversed()
    }
    let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(Int(orientation), 2) + number(0, 2)
    let tiff = Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4) + number(1, 2) + entry + number(0, 4)
    let content = Array("Exif".utf8) + [0, 0] + tiff
    return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
  }

  /// Sixteen columns and eight rows: the left half is black, the right one white.
  private static let halves =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/wAALCAAIAB"
    + "ABAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkK"
    + "FhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1N"
    + "XW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/AP5/6/v8r//Z"

  @Test(arguments: [
    (1, 16, "left"), (2, 16, "right"), (3, 16, "right"), (4, 16, "left"), (5, 8, "top"), (6, 8, "top"), (7, 8, "bottom"), (8, 8, "bottom"),
    (0, 16, "left"), (9, 16, "left"),
  ])
  func aPhotoIsTurned(orientation: UInt8, width: Int, dark: String) throws {
    for isBigEndian in [true, false] {
      var bytes = [UInt8](try #require(Data(base64Encoded: Self.halves)))
      bytes.insert(contentsOf: exif(orientation, isBigEndian: isBigEndian), at: 2)
      let picture = try ImageCodecs.decode(Data(bytes))
      #expect(picture.size == PixelSize(width: width, height: 24 - width))
      #expect(ImageCodecs.headerSize(of: Data(bytes)) == picture.size)
      func isDark(_ x: Int, _ y: Int) -> Bool { picture.pixels[4 * (y * picture.size.width + x)] < 128 }
      let (right, bottom) = (picture.size.width - 1, picture.size.height - 1)
      let found =
        isDark(0, 0) != isDark(right, 0)
        ? (isDark(0, 0) ? "left" : "right") : isDark(0, 0) != isDark(0, bottom) ? (isDark(0, 0) ? "top" : "bottom") : "none"
      #expect(found == dark)
    }
  }

  /// An EXIF segment that is cut off or lies changes nothing.
  @Test func damagedOrientationsAreIgnored() throws {
    let plain = [UInt8](try #require(Data(base64Encoded: Self.halves)))
    let segment = exif(6, isBigEndian: true)
    for index in 4..<segment.count {
      var broken = segment
      broken[index] ^= 0xFF
      var bytes = plain
      bytes.insert(contentsOf: broken, at: 2)
      #expect([16, 8].contains(try ImageCodecs.decode(Data(bytes)).size.width))
    }
  }

  /// Bytes that no reader needs are not damage; missing pixels are.
  @Test func unneededBytesAreNoDamage() throws {
    let plain = [UInt8](try #require(Data(base64Encoded: Self.halves)))
    var padded = plain
    padded.insert(contentsOf: [0, 0, 0], at: 2)
    #expect(throws: Never.self) { try ImageCodecs.decode(Data(plain)) }
    // libjpeg says "extraneous bytes before marker".
    var between = plain
    let table = try #require(plain.indices.dropFirst(4).first { plain[$0] == 0xFF && plain[$0 + 1] == 0xC4 })
    between.insert(contentsOf: [0x11, 0x22], at: table)
    #expect((try? ImageCodecs.decode(Data(between)))?.size == PixelSize(width: 16, height: 8))
    #expect(throws: ImageError.self) { try ImageCodecs.decode(Data(plain.dropLast(8))) }
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

  @Test func otherFilesAreNotPictures() {
    #expect(throws: ImageError.unknownFormat) { try ImageCodecs.decode(Data("hello".utf8)) }
    #expect(throws: ImageError.self) { try ImageCodecs.decode(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16])) }
  }
}

/// The encoder's output for pictures that exercise each of its paths, decoded by libpng.
@Suite struct EncoderTests {
  struct Noise {
    var state: UInt64 = 88_172_645_463_325_252
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  /// A picture computed from a function of position to premultiplied pixel.
  static func picture(_ width: Int, _ height: Int, _ rule: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)) -> Bitmap {
    var bitmap = Bitmap(size: PixelSize(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width {
        let at = (y * width + x) * 4
        (bitmap.pixels[at], bitmap.pixels[at + 1], bitmap.pixels[at + 2], bitmap.pixels[at + 3]) = rule(x, y)
      }
    }
    return bitmap
  }

  static let pictures: [(name: String, bitmap: Bitmap)] = {
    var noise = Noise()
    return [
      ("one pixel", picture(1, 1) { _, _ in (1, 2, 3, 255) }),
      ("nothing", picture(300, 200) { _, _ in (0, 0, 0, 0) }),
      ("nothing but the last pixel", picture(300, 200) { x, y in x == 299 && y == 199 ? (9, 9, 9, 9) : (0, 0, 0, 0) }),
      ("one colour", picture(301, 99) { _, _ in (28, 28, 30, 255) }),
      ("rows", picture(120, 300) { _, y in (UInt8(y % 256), 0, 0, 255) }),
      ("columns", picture(300, 120) { x, _ in (UInt8(x % 256), 0, 0, 255) }),
      ("chequers", picture(257, 131) { x, y in (x + y) % 2 == 0 ? (255, 255, 255, 255) : (0, 0, 0, 255) }),
      (
        "noise",
        picture(200, 200) { _, _ in
          let bits = noise.next()
          return (UInt8(bits & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits >> 16 & 0xFF), 255)
        }
      ),
      ("gradient", picture(400, 300) { x, y in (UInt8(x * 255 / 400), UInt8(y * 255 / 300), UInt8((x + y) * 255 / 700), 255) }),
      ("soft edge", picture(256, 64) { x, _ in (0, 0, UInt8(x), UInt8(x)) }),
      ("every alpha", picture(256, 256) { x, y in (UInt8(min(x, y)), UInt8(y / 2), 0, UInt8(max(x, y))) }),
      ("as wide as a match reaches", picture(8191, 3) { x, y in x % 50 < 20 ? (UInt8(y), 50, 60, 255) : (0, 0, 0, 0) }),
      ("wider than a match reaches", picture(9000, 3) { x, y in x % 50 < 20 ? (UInt8(y), 50, 60, 255) : (0, 0, 0, 0) }),
      ("taller than rows are counted", picture(1, 524_300) { _, y in (UInt8(y % 5), 0, 0, 255) }),
      ("taller than a match reaches", picture(3, 9000) { _, y in y % 50 < 20 ? (UInt8(y % 7), 50, 60, 255) : (0, 0, 0, 0) }),
    ]
  }()

  @Test(arguments: pictures.indices) func everyEncoderPathDecodesToTheSamePixels(index: Int) throws {
    let (name, bitmap) = Self.pictures[index]
    let data = try ImageCodecs.encodePNG(bitmap)
    let read = try ImageCodecs.decode(data)
    #expect(read == bitmap, "\(name)")
    #expect(try ImageCodecs.encodePNG(bitmap) == data, "\(name)")
  }

  /// Random pictures of few colours, where matches of every kind begin and end anywhere, also at the edges of 16 and 64 pixels.
  @Test(arguments: [40, 300]) func picturesOfFewColorsDecodeToTheSamePixels(widest: UInt64) throws {
    var noise = Noise()
    for turn in 0..<400 {
      let (width, height, colors) = (Int(noise.next() % widest) + 1, Int(noise.next() % 20) + 1, noise.next() % 5 + 1)
      let often: UInt64 = turn % 4 == 0 ? 40 : 3
      var last: UInt8 = 0
      let bitmap = Self.picture(width, height) { _, _ in
        if noise.next() % often == 0 { last = UInt8(noise.next() % colors) * 60 }
        return (last, last / 2, 0, last)
      }
      #expect(try ImageCodecs.decode(ImageCodecs.encodePNG(bitmap)) == bitmap)
    }
  }

  /// Sizes in bytes, the same on every machine if libdeflate is not involved.
  @Test func flatPicturesAreSmall() throws {
    let sizes = try Dictionary(uniqueKeysWithValues: Self.pictures.map { ($0.name, try ImageCodecs.encodePNG($0.bitmap).count) })
    #expect(sizes["one colour", default: .max] < 500)
    #expect(sizes["nothing", default: .max] < 500)
    #expect(sizes["rows", default: .max] < 2000)
  }

  /// Small patterns that recur anywhere, some with a bar at their side, on one colour: the size follows from every number of the search, so
  /// a change of one shows what it costs.
  @Test func theSearchFindsWhatItFound() throws {
    var noise = Noise()
    let (width, height, side) = (420, 330, 12)
    var bitmap = Self.picture(width, height) { _, _ in (28, 28, 28, 255) }
    let patterns = (0..<90).map { _ in
      (0..<(side * side)).map { _ -> UInt8 in noise.next() % 2 == 1 ? 28 : UInt8(truncatingIfNeeded: noise.next()) }
    }
    for turn in 0..<200 {
      let (number, left, top) = (Int(noise.next() % 90), Int(noise.next() % UInt64(width - 64)), Int(noise.next() % UInt64(height - side)))
      let reach = side + (turn % 5 == 0 ? Int(noise.next() % 52) : 0)
      for y in 0..<side {
        for x in 0..<reach {
          let value = patterns[number][x < side ? y * side + x : y]
          let at = ((top + y) * width + left + x) * 4
          (bitmap.pixels[at], bitmap.pixels[at + 2]) = (value, value)
          bitmap.pixels[at + 1] = UInt8(truncatingIfNeeded: Int(value) * (x < side ? 3 : 2) + number)
        }
      }
    }
    #expect(try ImageCodecs.encodePNG(bitmap).count == 57_252)
  }
}
