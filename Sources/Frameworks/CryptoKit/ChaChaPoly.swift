import Foundation

/// ChaCha20 with Poly1305. The parts of a sealed box are read and joined, but nothing is sealed or opened.
public enum ChaChaPoly: AuthenticatedCipher {
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: Data
    /// Twelve zeros: no picture may depend on chance.
    public init() { bytes = Data(count: SealedParts.nonceSize) }
    /// Throws `CryptoKitError` unless there are twelve bytes.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == SealedParts.nonceSize else { throw CryptoKitError.incorrectParameterSize }
      bytes = Data(data)
    }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try unsafe bytes.withUnsafeBytes(body) }
    public func makeIterator() -> Data.Iterator { bytes.makeIterator() }
  }

  public struct SealedBox: Sendable {
    public let nonce: Nonce
    private let parts: SealedParts
    public var ciphertext: Data { parts.ciphertext }
    public var tag: Data { parts.tag }
    /// Nonce, cipher text and tag.
    public var combined: Data { parts.combined }
    /// Throws `CryptoKitError` for fewer bytes than a nonce and a tag have.
    public init<D: DataProtocol>(combined: D) throws {
      parts = try SealedParts(combined: Data(combined))
      nonce = try Nonce(data: parts.nonce)
    }
    /// Throws `CryptoKitError` unless the tag has sixteen bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      parts = try SealedParts(nonce: nonce.bytes, ciphertext: ciphertext, tag: tag)
      self.nonce = nonce
    }
  }
}
