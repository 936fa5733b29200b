import CSkerryDiff
package import Foundation
import SkerryGeometry
package import SkerryImage

/// 128 bits that tell contents apart (XXH3), as 32 hexadecimal digits: against accidents, not against attackers.
package struct ContentHash: Sendable, Hashable, Codable, CustomStringConvertible {
  package let digits: String

  /// `nil` when these are not 32 lower-case hexadecimal digits.
  package init?(digits: String) {
    guard digits.utf8.count == 32, digits.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else { return nil }
    self.digits = digits
  }

  /// Of a file's bytes.
  package init(of data: Data) { self.init(data.withUnsafeBytes { Self.hash($0, seed: 0) }) }

  /// Of a picture: its size and its pixels, however they are encoded.
  package init(of bitmap: Bitmap) {
    let seed = UInt64(bitmap.size.width) << 32 | UInt64(bitmap.size.height)
    self.init(bitmap.pixels.withUnsafeBytes { Self.hash($0, seed: seed) })
  }

  private init(_ bytes: [UInt8]) {
    let hex = Array("0123456789abcdef".utf8)
    digits = String(decoding: bytes.flatMap { [hex[Int($0 >> 4)], hex[Int($0 & 15)]] }, as: UTF8.self)
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> [UInt8] {
    var out = [UInt8](repeating: 0, count: 16)
    skerry_hash(bytes.baseAddress, bytes.count, seed, &out)
    return out
  }

  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let hash = ContentHash(digits: text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(text) is no hash of 32 hexadecimal digits"))
    }
    self = hash
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(digits)
  }

  package var description: String { digits }
}
