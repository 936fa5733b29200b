/// The size of a WebP. Source: Google, WebP Container Specification; RFC 6386 §9.1; WebP Lossless Bitstream §3.
enum WebPHeader {
  static func read(_ file: BoundedFile) throws(ImageHeader.Problem) -> ImageHeader {
    let start = file.bytes(at: 0, count: 32)
    guard start.count >= 30 else { throw ImageHeader.Problem("is cut off in its WebP header") }
    func little(_ range: Range<Int>) -> Int { start[range].reversed().bigEndian }
    guard little(4..<8) + 8 <= file.count else { throw ImageHeader.Problem("is cut off after \(file.count) bytes") }
    switch String(decoding: start[12..<16], as: UTF8.self) {
    case "VP8 ":
      guard start[23..<26].elementsEqual([0x9D, 0x01, 0x2A]) else { throw ImageHeader.Problem("has a broken WebP frame header") }
      return try ImageHeader(.webp, width: Double(little(26..<28) & 0x3FFF), height: Double(little(28..<30) & 0x3FFF))
    case "VP8L":
      guard start[20] == 0x2F else { throw ImageHeader.Problem("has a broken WebP frame header") }
      let bits = little(21..<25)
      return try ImageHeader(.webp, width: Double(bits & 0x3FFF) + 1, height: Double(bits >> 14 & 0x3FFF) + 1)
    case "VP8X":
      return try ImageHeader(.webp, width: Double(little(24..<27)) + 1, height: Double(little(27..<30)) + 1)
    case _: throw ImageHeader.Problem("has no WebP frame header")
    }
  }
}
