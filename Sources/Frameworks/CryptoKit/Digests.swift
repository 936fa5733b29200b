@_exported import Foundation
@_exported import SkerryFoundation

/// A digest of bytes.
public protocol Digest: Hashable, Sequence, ContiguousBytes, CustomStringConvertible, Sendable where Element == UInt8 {
  static var byteCount: Int { get }
}
/// A hash function that computes such digests.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  /// The bytes of a block, which a key of `HMAC` fills.
  static var blockByteCount: Int { get }
  static func hash<D: DataProtocol>(data: D) -> Digest
  init()
  mutating func update<D: DataProtocol>(data: D)
  func finalize() -> Digest
}
extension HashFunction {
  public static var blockByteCount: Int { 64 }
}

/// The digest of a hash function, as bytes.
public struct HashDigest<Function>: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int {
    switch Function.self {
    case is Insecure.MD5.Type: 16
    case is Insecure.SHA1.Type: 20
    case is SHA384.Type: SHA384.byteCount
    case is SHA512.Type: SHA512.byteCount
    default: 32
    }
  }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
  public var description: String { "\(Function.self) digest: " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
public typealias SHA256Digest = HashDigest<SHA256>

/// The 32 bytes of SHA-256. Source: FIPS 180-4, 5.3.3 and 6.2.
public struct SHA256: HashFunction {
  private var message: [UInt8] = []
  public init() {}
  public static var byteCount: Int { 32 }
  public static func hash<D: DataProtocol>(data: D) -> HashDigest<SHA256> {
    var function = SHA256()
    function.update(data: data)
    return function.finalize()
  }
  public mutating func update<D: DataProtocol>(data: D) { message += data }
  public func finalize() -> HashDigest<SHA256> {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    for block in Padding.blocks(message, bigEndian: true) {
      var words = block
      for t in 16..<64 {
        let (a, b) = (words[t - 15], words[t - 2])
        let first = a.rotated(right: 7) ^ a.rotated(right: 18) ^ (a >> 3)
        let second = b.rotated(right: 17) ^ b.rotated(right: 19) ^ (b >> 10)
        words.append(words[t - 16] &+ first &+ words[t - 7] &+ second)
      }
      var v = state
      for t in 0..<64 {
        let sum = v[4].rotated(right: 6) ^ v[4].rotated(right: 11) ^ v[4].rotated(right: 25)
        let one = v[7] &+ sum &+ ((v[4] & v[5]) ^ (~v[4] & v[6])) &+ Self.constants[t] &+ words[t]
        let other = v[0].rotated(right: 2) ^ v[0].rotated(right: 13) ^ v[0].rotated(right: 22)
        let two = other &+ ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]))
        v = [one &+ two, v[0], v[1], v[2], v[3] &+ one, v[4], v[5], v[6]]
      }
      state = zip(state, v).map { $0 &+ $1 }
    }
    return HashDigest(bytes: state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } })
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01,
    0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc,
    0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
    0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116, 0x1e37_6c08,
    0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

/// Pads a message to whole blocks of 64 bytes, as both families of hash functions require.
enum Padding {
  static func blocks(_ message: [UInt8], bigEndian: Bool) -> [[UInt32]] {
    var bytes = message + [0x80]
    bytes += Array(repeating: 0, count: (120 - bytes.count % 64) % 64)
    let count = UInt64(message.count) &* 8
    let length: [UInt8] = (0..<8).map { UInt8(truncatingIfNeeded: count >> UInt64(8 * $0)) }
    bytes += bigEndian ? length.reversed() : length
    return stride(from: 0, to: bytes.count, by: 64).map { start -> [UInt32] in
      (0..<16).map { place -> UInt32 in
        let four = bytes[(start + place * 4)..<(start + place * 4 + 4)]
        var word: UInt32 = 0
        for byte in bigEndian ? Array(four) : four.reversed() { word = word << 8 | UInt32(byte) }
        return word
      }
    }
  }
}
extension UInt32 {
  func rotated(right count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
