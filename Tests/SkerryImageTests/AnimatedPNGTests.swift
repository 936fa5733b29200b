import Foundation
import SkerryGeometry
import SkerryImage
import Testing

@Suite struct AnimatedPNGTests {
  func frame(_ red: UInt8, dot: (Int, Int)? = nil) -> Bitmap {
    var bitmap = Bitmap(size: PixelSize(width: 20, height: 12))
    for index in 0..<(20 * 12) { bitmap.pixels.replaceSubrange((index * 4)..<(index * 4 + 4), with: [red, 10, 20, 255]) }
    if let (x, y) = dot { bitmap.pixels[(y * 20 + x) * 4 + 1] = 200 }
    return bitmap
  }
  /// Type and body of each chunk; verifies the checksums.
  func chunks(_ file: Data) -> [(type: String, body: [UInt8])] {
    let bytes = [UInt8](file)
    var result: [(String, [UInt8])] = []
    var at = 8
    while at + 12 <= bytes.count {
      let length = bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
      result.append((String(decoding: bytes[(at + 4)..<(at + 8)], as: UTF8.self), Array(bytes[(at + 8)..<(at + 8 + length)])))
      at += 12 + length
    }
    #expect(at == bytes.count)
    return result
  }

  @Test func framesAreTheRectanglesThatChanged() throws {
    var film = AnimatedPNG(size: PixelSize(width: 20, height: 12))
    try film.add(frame(5), milliseconds: 100)
    try film.add(frame(5), milliseconds: 50)
    try film.add(frame(5, dot: (7, 3)), milliseconds: 200)
    let parts = chunks(try film.data())
    #expect(parts.map(\.type) == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(film.frameCount == 2)
    let controls = parts.filter { $0.type == "fcTL" }.map(\.body)
    // The same frame twice stays longer: 150 thousandths.
    #expect(controls[0][20...23].map { Int($0) } == [0, 150, 3, 232])
    // One pixel at 7, 3.
    #expect(controls[1][4..<20].map { Int($0) } == [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 7, 0, 0, 0, 3])
    // Sequence numbers of fcTL and fdAT are consecutive.
    #expect([controls[0][3], controls[1][3], parts[6].body[3]] == [0, 1, 2])
  }

  /// Readers that know no animation see the first frame.
  @Test func theFirstFrameIsAPicture() throws {
    var film = AnimatedPNG(size: PixelSize(width: 20, height: 12))
    try film.add(frame(77, dot: (0, 0)), milliseconds: 100)
    try film.add(frame(9), milliseconds: 100)
    #expect(try ImageCodecs.decode(film.data()) == frame(77, dot: (0, 0)))
  }

  @Test func otherSizesAndEmptyFilmsAreRefused() {
    var film = AnimatedPNG(size: PixelSize(width: 2, height: 2))
    #expect(throws: ImageError.self) { try film.data() }
    #expect(throws: ImageError.self) { try film.add(frame(1), milliseconds: 1) }
  }
}
