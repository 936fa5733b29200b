import Foundation

/// A PNG written chunk by chunk, for tests of what our encoder never writes.
struct PNGFile {
  var width: UInt32
  var height: UInt32
  /// Bits of a sample.
  var depth: UInt8
  /// 0 is grey, 2 RGB, 6 RGBA.
  var colorType: UInt8
  /// The rows, each with the byte of its filter.
  var rows: [UInt8]
  /// The chunks between the header and the rows.
  var chunks: [(type: String, data: Data)]

  var data: Data {
    let header = Self.number(width) + Self.number(height) + Data([depth, colorType, 0, 0, 0])
    let all = [("IHDR", header)] + chunks + [("IDAT", Self.zlib(Data(rows))), ("IEND", Data())]
    return all.reduce(Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])) { file, chunk in
      let body = Data(chunk.0.utf8) + chunk.1
      return file + Self.number(UInt32(chunk.1.count)) + body + Self.number(Self.crc(body))
    }
  }

  /// A chunk with an ICC profile.
  static func profile(_ profile: Data) -> (type: String, data: Data) { ("iCCP", Data("name".utf8) + [0, 0] + zlib(profile)) }

  private static func number(_ value: UInt32) -> Data { withUnsafeBytes(of: value.bigEndian) { Data($0) } }

  /// A zlib stream of stored blocks (RFC 1950, RFC 1951).
  private static func zlib(_ data: Data) -> Data {
    var stream = Data([0x78, 0x01])
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in data { (a, b) = ((a + UInt32(byte)) % 65521, (b + a + UInt32(byte)) % 65521) }
    var rest = data[...]
    repeat {
      let block = rest.prefix(65535)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      stream += [rest.isEmpty ? 1 : 0, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
      stream += block
    } while !rest.isEmpty
    return stream + number(b << 16 | a)
  }

  private static func crc(_ data: Data) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
