/// The size of a JPEG, from its first frame header. Source: ITU-T T.81, annex B.
enum JPEGHeader {
  private static let segmentLimit = 2000

  static func read(_ file: BoundedFile) throws(ImageHeader.Problem) -> ImageHeader {
    var offset = 2
    var orientation = ImageHeader.Orientation.up
    for _ in 0..<segmentLimit {
      let marker = file.bytes(at: offset, count: 4)
      guard marker.count == 4, marker[0] == 0xFF else { throw ImageHeader.Problem("is cut off before its JPEG frame header") }
      switch marker[1] {
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD7: offset += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        let frame = file.bytes(at: offset + 4, count: 5)
        guard frame.count == 5 else { throw ImageHeader.Problem("is cut off in its JPEG frame header") }
        let (height, width) = (Double(frame[1..<3].bigEndian), Double(frame[3..<5].bigEndian))
        var header = try ImageHeader(
          .jpeg, width: orientation.isSideways ? height : width, height: orientation.isSideways ? width : height)
        header.orientation = orientation
        guard file.bytes(at: max(0, file.count - 4096), count: 4096).containsEndOfImage else {
          throw ImageHeader.Problem("is cut off after \(file.count) bytes")
        }
        return header
      case 0xD9, 0xDA: throw ImageHeader.Problem("has no JPEG frame header")
      case _:
        let length = marker[2..<4].bigEndian
        guard length >= 2 else { throw ImageHeader.Problem("has a broken JPEG segment") }
        if marker[1] == 0xE1, let found = EXIFOrientation.read(file, offset + 4..<offset + 2 + length) { orientation = found }
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
