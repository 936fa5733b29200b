import CSkerryHash
package import Foundation

/// A 128-bit hash of contents (XXH3), as 32 hexadecimal digits. Not cryptographic.
package struct ContentHash: Sendable, Hashable, Codable, CustomStringConvertible {
  /// 32 hexadecimal digits in lower case.
  package let digits: String

  /// `nil` when these are not 32 lower-case hexadecimal digits.
  package init?(digits: String) {
    guard digits.utf8.count == 32, digits.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else { return nil }
    self.digits = digits
  }

  /// Of bytes, such as a file's.
  package init(of data: Data) { self.init(data.withUnsafeBytes { Self.bytes(of: $0) }) }

  /// Of a string's UTF-8.
  package init(of text: String) {
    var text = text
    self.init(text.withUTF8 { Self.bytes(of: UnsafeRawBufferPointer($0)) })
  }

  /// Hashes bytes with a seed that distinguishes values with the same bytes, such as the size of a picture.
  package init(of bytes: UnsafeRawBufferPointer, seed: UInt64) { self.init(Self.bytes(of: bytes, seed: seed)) }

  /// The 16 bytes of the hash.
  package static func bytes(of bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> [UInt8] {
    var out = [UInt8](repeating: 0, count: 16)
    skerry_hash(bytes.baseAddress, bytes.count, seed, &out)
    return out
  }

  private init(_ bytes: [UInt8]) {
    let hex = Array("0123456789abcdef".utf8)
    digits = String(decoding: bytes.flatMap { [hex[Int($0 >> 4)], hex[Int($0 & 15)]] }, as: UTF8.self)
  }

  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let hash = ContentHash(digits: text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(text) is not a hash of 32 hexadecimal digits"))
    }
    self = hash
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(digits)
  }

  package var description: String { digits }
}
