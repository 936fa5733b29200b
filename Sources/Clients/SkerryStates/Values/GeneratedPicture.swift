import Foundation

/// Image data for members of type `Data`: a plain disc as PNG, generated in code. It fits everywhere, also where an app shows it at its own size: the
/// island takes 36.67 points, and all values of an activity together 4096 bytes, in Base64.
enum GeneratedPicture {
  static let words: Set<String> = .words(
    """
    image photo picture logo avatar artwork cover thumbnail icon poster png jpeg asset
    """)

  /// Pixels, which are points in an image that is made of data.
  static let edge = 36
  static let png: Data = encode(edge: edge)

  /// The steps of the disc's edge, from clear to solid: a colour each.
  private static let steps = 16

  /// A picture of four bits for each pixel without compression: stored deflate blocks.
  private static func encode(edge: Int) -> Data {
    var rows: [UInt8] = []
    let middle = Double(edge) / 2
    for y in 0..<edge {
      rows.append(0)
      var high: UInt8?
      for x in 0..<edge {
        let distance = ((Double(x) + 0.5 - middle) * (Double(x) + 0.5 - middle) + (Double(y) + 0.5 - middle) * (Double(y) + 0.5 - middle))
          .squareRoot()
        let step = UInt8((max(0, min(1, middle - distance)) * Double(steps - 1)).rounded())
        if let first = high { rows.append(first << 4 | step) }
        high = high == nil ? step : nil
      }
    }
    var stream: [UInt8] = [0x78, 0x01]
    var rest = rows[...]
    while !rest.isEmpty {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      stream += [rest.isEmpty ? 1 : 0, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
      stream += block
    }
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in rows {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    stream += bigEndian(b << 16 | a)
    let size = bigEndian(UInt32(edge))
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", size + size + [4, 3, 0, 0, 0])
        + chunk("PLTE", Array(repeatElement([0x5B, 0x8D, 0xC9], count: steps).joined())) + chunk("tRNS", (0..<steps).map { UInt8($0 * 17) })
        + chunk("IDAT", stream) + chunk("IEND", []))
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + body
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in content {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
    }
    return bigEndian(UInt32(body.count)) + content + bigEndian(~remainder)
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { (shift: UInt32) -> UInt8 in UInt8(truncatingIfNeeded: number >> shift) }
  }
}
