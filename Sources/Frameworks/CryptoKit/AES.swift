import Foundation

/// AES in Galois/Counter Mode. The parts of a sealed box are read and joined, but nothing is sealed or opened.
public enum AES {
  public enum GCM: AuthenticatedCipher {
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
      let bytes: Data
      /// Twelve zeros: no picture may depend on chance.
      public init() { bytes = Data(count: SealedParts.nonceSize) }
      /// Throws `CryptoKitError` for fewer than twelve bytes.
      public init<D: DataProtocol>(data: D) throws {
        guard data.count >= SealedParts.nonceSize else { throw CryptoKitError.incorrectParameterSize }
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
      /// Nonce, cipher text and tag; `nil` unless the nonce has twelve bytes.
      public var combined: Data? { parts.nonce.count == SealedParts.nonceSize ? parts.combined : nil }
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
}
