import Foundation

/// What the first bytes of a picture reveal, without decoding it.
enum PictureHeader {
  /// Whether the bytes begin with the signature of a format that iOS reads.
  static func isPicture(_ data: Data) -> Bool {
    let head = [UInt8](data.prefix(16))
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) || head.starts(with: [0xFF, 0xD8, 0xFF]) { return true }
    if head.starts(with: Array("GIF8".utf8)) || head.starts(with: Array("BM".utf8)) { return true }
    if head.starts(with: [0x49, 0x49, 0x2A, 0]) || head.starts(with: [0x4D, 0x4D, 0, 0x2A]) { return true }
    guard head.count >= 12 else { return false }
    return Array(head[4..<8]) == Array("ftyp".utf8) || (head.starts(with: Array("RIFF".utf8)) && Array(head[8..<12]) == Array("WEBP".utf8))
  }
}
