import Foundation

/// AES in Galois/Counter Mode. The parts of a sealed box are read and joined, but nothing is sealed or opened.
public enum AES {
  public enum GCM {
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
      let bytes: Data
      /// Twelve zeros: no picture may depend on chance.
      public init() { bytes = Data(count: 12) }
      /// Throws `CryptoKitError` for fewer than twelve bytes.
      public init<D: DataProtocol>(data: D) throws {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Data(data)
      }
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try unsafe bytes.withUnsafeBytes(body) }
      public func makeIterator() -> Data.Iterator { bytes.makeIterator() }
    }

    public struct SealedBox: Sendable {
      public let nonce: Nonce
      public let ciphertext: Data
      public let tag: Data
      /// Nonce, cipher text and tag; `nil` unless the nonce has twelve bytes.
      public var combined: Data? { nonce.bytes.count == 12 ? nonce.bytes + ciphertext + tag : nil }
      /// Throws `CryptoKitError` for fewer bytes than a nonce and a tag have.
      public init<D: DataProtocol>(combined: D) throws {
        let parts = try SealedParts(Data(combined))
        (nonce, ciphertext, tag) = (try Nonce(data: parts.nonce), parts.ciphertext, parts.tag)
      }
      /// Throws `CryptoKitError` unless the tag has sixteen bytes.
      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        guard tag.count == SealedParts.tagSize else { throw CryptoKitError.incorrectParameterSize }
        (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
      }
    }

    /// Always throws: nothing is sealed.
    public static func seal<P: DataProtocol>(_ message: P, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox {
      throw CryptoKitError.wrapFailure
    }
    /// Always throws: nothing is sealed.
    public static func seal<P: DataProtocol, A: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating data: A
    ) throws -> SealedBox { throw CryptoKitError.wrapFailure }
    /// Always throws: nothing is opened.
    public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data { throw CryptoKitError.authenticationFailure }
    /// Always throws: nothing is opened.
    public static func open<A: DataProtocol>(_ box: SealedBox, using key: SymmetricKey, authenticating data: A) throws -> Data {
      throw CryptoKitError.authenticationFailure
    }
  }
}

/// ChaCha20 with Poly1305. The parts of a sealed box are read and joined, but nothing is sealed or opened.
public enum ChaChaPoly {
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: Data
    /// Twelve zeros: no picture may depend on chance.
    public init() { bytes = Data(count: 12) }
    /// Throws `CryptoKitError` unless there are twelve bytes.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Data(data)
    }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try unsafe bytes.withUnsafeBytes(body) }
    public func makeIterator() -> Data.Iterator { bytes.makeIterator() }
  }

  public struct SealedBox: Sendable {
    public let nonce: Nonce
    public let ciphertext: Data
    public let tag: Data
    /// Nonce, cipher text and tag.
    public var combined: Data { nonce.bytes + ciphertext + tag }
    /// Throws `CryptoKitError` for fewer bytes than a nonce and a tag have.
    public init<D: DataProtocol>(combined: D) throws {
      let parts = try SealedParts(Data(combined))
      (nonce, ciphertext, tag) = (try Nonce(data: parts.nonce), parts.ciphertext, parts.tag)
    }
    /// Throws `CryptoKitError` unless the tag has sixteen bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == SealedParts.tagSize else { throw CryptoKitError.incorrectParameterSize }
      (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }
  }

  /// Always throws: nothing is sealed.
  public static func seal<P: DataProtocol>(_ message: P, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox {
    throw CryptoKitError.wrapFailure
  }
  /// Always throws: nothing is sealed.
  public static func seal<P: DataProtocol, A: DataProtocol>(
    _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating data: A
  ) throws -> SealedBox { throw CryptoKitError.wrapFailure }
  /// Always throws: nothing is opened.
  public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data { throw CryptoKitError.authenticationFailure }
  /// Always throws: nothing is opened.
  public static func open<A: DataProtocol>(_ box: SealedBox, using key: SymmetricKey, authenticating data: A) throws -> Data {
    throw CryptoKitError.authenticationFailure
  }
}

/// A sealed box's bytes: a nonce of twelve, the cipher text, a tag of sixteen.
struct SealedParts {
  static let tagSize = 16
  let nonce: Data
  let ciphertext: Data
  let tag: Data

  init(_ all: Data) throws {
    guard all.count >= 12 + Self.tagSize else { throw CryptoKitError.incorrectParameterSize }
    (nonce, ciphertext, tag) = (Data(all.prefix(12)), Data(all.dropFirst(12).dropLast(Self.tagSize)), Data(all.suffix(Self.tagSize)))
  }
}
