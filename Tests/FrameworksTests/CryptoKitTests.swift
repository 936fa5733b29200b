import CommonCrypto
import CryptoKit
import Foundation
import Testing

/// The digests of RFC 1321, FIPS 180-4 and RFC 4231, and lengths on both sides of a block boundary.
@Suite struct CryptoKitTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

  @Test func publishedDigests() {
    let abc = Data("abc".utf8)
    #expect(hex(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hex(SHA256.hash(data: Data())) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    let code = HMAC<SHA256>.authenticationCode(for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }
  @Test func theCFunctionsWriteTheSameDigests() {
    let abc = Array("abc".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256(abc, CC_LONG(abc.count), &digest)
    #expect(digest == Array(SHA256.hash(data: Data(abc))))
    digest = [UInt8](repeating: 7, count: Int(CC_SHA1_DIGEST_LENGTH) + 1)
    CC_SHA1(abc, CC_LONG(abc.count), &digest)
    #expect(digest == Array(Insecure.SHA1.hash(data: Data(abc))) + [7])
    digest = [UInt8](repeating: 7, count: Int(CC_MD5_DIGEST_LENGTH) + 1)
    CC_MD5(nil, 0, &digest)
    #expect(digest == Array(Insecure.MD5.hash(data: Data())) + [7])
  }
  @Test func longMessagesFillBlocks() {
    let text = Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
    #expect(hex(SHA256.hash(data: text)) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(hex(Insecure.SHA1.hash(data: text)) == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
    let eighty = Data("12345678901234567890123456789012345678901234567890123456789012345678901234567890".utf8)
    #expect(hex(Insecure.MD5.hash(data: eighty)) == "57edf4a22be3c955ac49da2e2107b67a")
    #expect(SHA256.hash(data: text).description.hasPrefix("SHA256 digest: 248d6a61"))
  }
}
