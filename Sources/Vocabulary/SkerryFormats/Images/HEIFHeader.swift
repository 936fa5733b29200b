/// The largest picture of an ISO base media file. Source: ISO/IEC 23008-12, §6.5.3 (`ispe`), and ISO/IEC 14496-12, §4.2.
enum HEIFHeader {
  private static let boxLimit = 4000

  static func read(_ file: BoundedFile) throws(ImageHeader.Problem) -> ImageHeader {
    var budget = boxLimit
    var largest: (width: Int, height: Int) = (0, 0)
    try walk(file, 0..<file.count, depth: 0, &budget, &largest)
    guard largest.width > 0 else { throw ImageHeader.Problem("has no image size in its HEIC boxes") }
    return try ImageHeader(.heic, width: Double(largest.width), height: Double(largest.height))
  }

  private static func walk(
    _ file: BoundedFile, _ range: Range<Int>, depth: Int, _ budget: inout Int, _ largest: inout (width: Int, height: Int)
  ) throws(ImageHeader.Problem) {
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      budget -= 1
      guard budget > 0, depth < 8 else { throw ImageHeader.Problem("has more than \(boxLimit) HEIC boxes") }
      let box = file.bytes(at: offset, count: 16)
      guard box.count >= 8 else { throw ImageHeader.Problem("is cut off after \(file.count) bytes") }
      var (size, header) = (box[0..<4].bigEndian, 8)
      if size == 1 {
        guard box.count == 16, box[8] < 0x40 else { throw ImageHeader.Problem("has a broken HEIC box") }
        (size, header) = (box[8..<16].bigEndian, 16)
      }
      if size == 0 { size = range.upperBound - offset }
      guard size >= header, size <= range.upperBound - offset else { throw ImageHeader.Problem("is cut off after \(file.count) bytes") }
      let content = offset + header..<offset + size
      switch String(decoding: box[4..<8], as: UTF8.self) {
      case "meta": if content.count > 4 { try walk(file, content.lowerBound + 4..<content.upperBound, depth: depth + 1, &budget, &largest) }
      case "iprp", "ipco": try walk(file, content, depth: depth + 1, &budget, &largest)
      case "ispe":
        if let width = file.number(at: content.lowerBound + 4, bytes: 4), let height = file.number(at: content.lowerBound + 8, bytes: 4),
          Double(width) * Double(height) > Double(largest.width) * Double(largest.height)
        {
          largest = (width, height)
        }
      case _: break
      }
      offset += size
    }
  }
}
