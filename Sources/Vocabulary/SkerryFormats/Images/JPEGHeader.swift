/// The size of a JPEG, from its first frame header. Source: ITU-T T.81, annex B.
enum JPEGHeader {
  private static let segmentLimit = 2000

  static func read(_ file: BoundedFile) throws(ImageHeader.Problem) -> ImageHeader {
    var offset = 2
    for _ in 0..<segmentLimit {
      let marker = file.bytes(at: offset, count: 4)
      guard marker.count == 4, marker[0] == 0xFF else { throw ImageHeader.Problem("is cut off before its JPEG frame header") }
      switch marker[1] {
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD7: offset += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        let frame = file.bytes(at: offset + 4, count: 5)
        guard frame.count == 5 else { throw ImageHeader.Problem("is cut off in its JPEG frame header") }
        let header = try ImageHeader(.jpeg, width: Double(frame[3..<5].bigEndian), height: Double(frame[1..<3].bigEndian))
        guard file.bytes(at: max(0, file.count - 4096), count: 4096).containsEndOfImage else {
          throw ImageHeader.Problem("is cut off after \(file.count) bytes")
        }
        return header
      case 0xD9, 0xDA: throw ImageHeader.Problem("has no JPEG frame header")
      case _:
        let length = marker[2..<4].bigEndian
        guard length >= 2 else { throw ImageHeader.Problem("has a broken JPEG segment") }
        offset += 2 + length
      }
    }
    throw ImageHeader.Problem("has more than \(segmentLimit) JPEG segments")
  }
}

extension [UInt8] {
  /// Whether the end marker is among the bytes; padding may follow it.
  fileprivate var containsEndOfImage: Bool { zip(self, dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 } }
}
