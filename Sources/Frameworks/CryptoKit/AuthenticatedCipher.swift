import Foundation

/// A cipher that seals data in a box with a nonce and a tag. Nothing is sealed or opened.
public protocol AuthenticatedCipher {
  associatedtype Nonce
  associatedtype SealedBox
}

extension AuthenticatedCipher {
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
struct SealedParts: Sendable {
  static let nonceSize = 12
  static let tagSize = 16
  let nonce: Data
  let ciphertext: Data
  let tag: Data

  /// Throws `CryptoKitError` for fewer bytes than a nonce and a tag have.
  init(combined all: Data) throws {
    guard all.count >= Self.nonceSize + Self.tagSize else { throw CryptoKitError.incorrectParameterSize }
    nonce = Data(all.prefix(Self.nonceSize))
    ciphertext = Data(all.dropFirst(Self.nonceSize).dropLast(Self.tagSize))
    tag = Data(all.suffix(Self.tagSize))
  }

  /// Throws `CryptoKitError` unless the tag has sixteen bytes.
  init(nonce: Data, ciphertext: some DataProtocol, tag: some DataProtocol) throws {
    guard tag.count == Self.tagSize else { throw CryptoKitError.incorrectParameterSize }
    (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
  }

  var combined: Data { nonce + ciphertext + tag }
}
