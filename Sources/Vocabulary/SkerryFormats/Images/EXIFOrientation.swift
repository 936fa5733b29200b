/// The orientation in a JPEG's EXIF segment.
///
/// Sources: EXIF 2.32, §4.5.2 and §4.6.4 (the segment and the tag 0x0112); TIFF 6.0, §2 (the directory).
enum EXIFOrientation {
  private static let tag = 0x0112
  /// Further entries of the directory are not read.
  private static let maxEntries = 200

  /// - Parameter range: the segment's contents, after its length. `nil` if it is another segment, has no orientation, or is damaged.
  static func read(_ file: BoundedFile, _ range: Range<Int>) -> ImageHeader.Orientation? {
    let head = file.bytes(at: range.lowerBound, count: 14)
    guard head.count == 14, range.count >= 14, head.starts(with: Array("Exif".utf8) + [0, 0]) else { return nil }
    let start = range.lowerBound + 6
    let isBigEndian = head[6..<8].elementsEqual(Array("MM".utf8))
    guard isBigEndian || head[6..<8].elementsEqual(Array("II".utf8)) else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= start, offset + count <= range.upperBound else { return nil }
      let bytes = file.bytes(at: offset, count: count)
      guard bytes.count == count else { return nil }
      return (isBigEndian ? bytes : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(start + 2, 2) == 42, let place = number(start + 4, 4), let count = number(start + place, 2) else { return nil }
    for index in 0..<min(count, maxEntries) where number(start + place + 2 + 12 * index, 2) == tag {
      return number(start + place + 2 + 12 * index + 8, 2).flatMap(ImageHeader.Orientation.init)
    }
    return nil
  }
}
