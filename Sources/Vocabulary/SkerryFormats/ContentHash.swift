import CSkerryHash
package import Foundation

/// A 128-bit hash of contents (XXH3), as 32 hexadecimal digits. Not cryptographic.
package struct ContentHash: Sendable, Hashable, Codable, CustomStringConvertible {
  // Two numbers, because a run may hold thousands of hashes.
  let high: UInt64
  let low: UInt64

  init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

  /// Whether all bits are zero.
  var isZero: Bool { high == 0 && low == 0 }

  /// 32 hexadecimal digits in lower case.
  package var digits: String {
    let hex = Array("0123456789abcdef".utf8)
    return String(
      unsafeUninitializedCapacity: 32,
      initializingUTF8With: { text in
        for (start, number) in [(0, high), (16, low)] {
          for place in 0..<16 { text[start + place] = hex[Int(number >> UInt64(60 - 4 * place) & 15)] }
        }
        return 32
      })
  }

  /// `nil` when these are not 32 lower-case hexadecimal digits.
  package init?(digits: String) {
    var numbers: (UInt64, UInt64) = (0, 0)
    var count = 0
    for digit in digits.utf8 {
      let value: UInt8
      switch digit {
      case 48...57: value = digit - 48
      case 97...102: value = digit - 87
      default: return nil
      }
      if count < 16 { numbers.0 = numbers.0 << 4 | UInt64(value) } else { numbers.1 = numbers.1 << 4 | UInt64(value) }
      count += 1
    }
    guard count == 32 else { return nil }
    (high, low) = numbers
  }

  /// The hash of bytes, such as a file's.
  package init(of data: Data) { self.init(data.withUnsafeBytes { Self.bytes(of: $0) }) }

  /// The hash of a string's UTF-8 bytes.
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
    func number(_ part: some Sequence<UInt8>) -> UInt64 { part.reduce(0) { $0 << 8 | UInt64($1) } }
    high = number(bytes.prefix(8))
    low = number(bytes.dropFirst(8).prefix(8))
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
