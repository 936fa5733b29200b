@_exported import CryptoKit
@_exported import Foundation
@_exported import SkerryFoundation

public typealias CC_LONG = UInt32

public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }

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

private func write(_ bytes: some Sequence<UInt8>, to digest: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
  guard let digest else { return nil }
  for (place, byte) in bytes.enumerated() { digest[place] = byte }
  return digest
}
