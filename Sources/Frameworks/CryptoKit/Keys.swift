import Foundation

/// A shared secret key. No picture may depend on chance: a new key is zero.
public struct SymmetricKey: Hashable, ContiguousBytes, Sendable {
  let bytes: [UInt8]
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  public init(size: SymmetricKeySize) { bytes = Array(repeating: 0, count: size.bitCount / 8) }
  public var bitCount: Int { bytes.count * 8 }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}
/// The size of the key.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}
/// A message authentication code, which only the holder of a key can compute. Source: RFC 2104.
public struct HMAC<H: HashFunction> {
  /// The code, as bytes.
  public struct MAC: Hashable, Sequence, ContiguousBytes, Sendable {
    let bytes: [UInt8]
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
  }
  public typealias Key = SymmetricKey
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var secret = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    secret += Array(repeating: 0, count: H.blockByteCount - secret.count)
    let inner = Array(H.hash(data: secret.map { $0 ^ 0x36 } + Array(data)))
    return MAC(bytes: Array(H.hash(data: secret.map { $0 ^ 0x5c } + inner)))
  }
  public static func isValidAuthenticationCode<D: DataProtocol>(_ code: MAC, authenticating data: D, using key: SymmetricKey) -> Bool {
    code == authenticationCode(for: data, using: key)
  }
}
/// Why data cannot be sealed or opened; always the case here.
public enum CryptoKitError: Error, Sendable {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure
}
