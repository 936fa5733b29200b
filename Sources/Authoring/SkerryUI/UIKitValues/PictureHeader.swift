import Foundation

/// What the first bytes of a picture say, without decoding it.
enum PictureHeader {
  /// Whether the bytes begin as one of the formats that iOS reads.
  static func isPicture(_ data: Data) -> Bool {
    let head = [UInt8](data.prefix(16))
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) || head.starts(with: [0xFF, 0xD8, 0xFF]) { return true }
    if head.starts(with: Array("GIF8".utf8)) || head.starts(with: Array("BM".utf8)) { return true }
    if head.starts(with: [0x49, 0x49, 0x2A, 0]) || head.starts(with: [0x4D, 0x4D, 0, 0x2A]) { return true }
    guard head.count >= 12 else { return false }
    return Array(head[4..<8]) == Array("ftyp".utf8) || (head.starts(with: Array("RIFF".utf8)) && Array(head[8..<12]) == Array("WEBP".utf8))
  }

  /// Pixels of a PNG or JPEG; `nil` for other formats and torn files.
  static func pixelSize(of data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    func number(_ at: Int, _ count: Int) -> Int { bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) } }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 { return CGSize(width: number(16, 4), height: number(20, 4)) }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // Start-of-frame markers, without the three of that range that mean something else. Source: ITU-T T.81, table B.1.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(width: number(place + 7, 2), height: number(place + 5, 2))
      }
      place += 2 + max(2, number(place + 2, 2))
    }
    return nil
  }
}
