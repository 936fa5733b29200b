@_exported import CryptoKit
@_exported import Foundation
@_exported import SkerryFoundation

public typealias CC_LONG = UInt32

public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }

/// The digest of an authentication code.
public typealias CCHmacAlgorithm = UInt32
public var kCCHmacAlgSHA1: Int { 0 }
public var kCCHmacAlgMD5: Int { 1 }
public var kCCHmacAlgSHA256: Int { 2 }
public var kCCHmacAlgSHA384: Int { 3 }
public var kCCHmacAlgSHA512: Int { 4 }

@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
  write(Insecure.MD5.hash(data: UnsafeRawBufferPointer(start: data, count: Int(length))), to: digest)
}

@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
  write(Insecure.SHA1.hash(data: UnsafeRawBufferPointer(start: data, count: Int(length))), to: digest)
}

@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?
{
  write(SHA256.hash(data: UnsafeRawBufferPointer(start: data, count: Int(length))), to: digest)
}

@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?
{
  write(SHA512.hash(data: UnsafeRawBufferPointer(start: data, count: Int(length))), to: digest)
}

/// Writes the authentication code of data. The numbers of the digests are those of `CommonHMAC.h`; of another number nothing is written.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?, _ dataLength: Int,
  _ macOut: UnsafeMutableRawPointer?
) {
  let secret = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength))
  let message = UnsafeRawBufferPointer(start: data, count: dataLength)
  func code<H: HashFunction>(_ function: H.Type) -> [UInt8] { Array(HMAC<H>.authenticationCode(for: message, using: secret)) }
  let bytes: [UInt8] =
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: code(Insecure.SHA1.self)
    case kCCHmacAlgMD5: code(Insecure.MD5.self)
    case kCCHmacAlgSHA256: code(SHA256.self)
    case kCCHmacAlgSHA384: code(SHA384.self)
    case kCCHmacAlgSHA512: code(SHA512.self)
    default: []
    }
  macOut?.copyMemory(from: bytes, byteCount: bytes.count)
}

private func write(_ bytes: some Sequence<UInt8>, to digest: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
  guard let digest else { return nil }
  for (place, byte) in bytes.enumerated() { digest[place] = byte }
  return digest
}
