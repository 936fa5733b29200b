/// The size of a PNG, and whether the file is complete. Source: W3C, PNG Specification, §5 and §11.2.2.
enum PNGHeader {
  /// More chunks than any real picture has.
  private static let chunkLimit = 20_000

  static func read(_ file: BoundedFile) throws(ImageHeader.Problem) -> ImageHeader {
    let start = file.bytes(at: 8, count: 16)
    guard start.count == 16, start[4..<8].elementsEqual("IHDR".utf8) else { throw ImageHeader.Problem("is cut off in its PNG header") }
    let header = try ImageHeader(.png, width: Double(start[8..<12].bigEndian), height: Double(start[12..<16].bigEndian))
    var offset = 8
    var hasPixels = false
    for _ in 0..<chunkLimit {
      let chunk = file.bytes(at: offset, count: 8)
      guard chunk.count == 8 else { throw ImageHeader.Problem("is cut off after \(file.count) bytes") }
      let (length, name) = (chunk[0..<4].bigEndian, chunk[4..<8])
      guard length <= 0x7FFF_FFFF, offset + 12 + length <= file.count else {
        throw ImageHeader.Problem("is cut off after \(file.count) bytes")
      }
      if name.elementsEqual("IDAT".utf8) { hasPixels = true }
      if name.elementsEqual("IEND".utf8) {
        guard hasPixels else { throw ImageHeader.Problem("has no pixels in it") }
        return header
      }
      offset += 12 + length
    }
    throw ImageHeader.Problem("has more than \(chunkLimit) chunks")
  }
}
