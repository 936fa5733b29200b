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
  /// SHA-512 and SHA-384, whose blocks have 128 bytes: messages whose length leaves just enough, and just too little, room for it in the last block.
  @Test(arguments: [
    (
      0,
      "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce"
        + "47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e"
    ),
    (
      111,
      "fa9121c7b32b9e01733d034cfc78cbf67f926c7ed83e82200ef8681819692176"
        + "0b4beff48404df811b953828274461673c68d04e297b0eb7b2b4d60fc6b566a2"
    ),
    (
      112,
      "c01d080efd492776a1c43bd23dd99d0a2e626d481e16782e75d54c2503b5dc32"
        + "bd05f0f1ba33e568b88fd2d970929b719ecbb152f58f130a407c8830604b70ca"
    ),
    (
      128,
      "b73d1929aa615934e61a871596b3f3b33359f42b8175602e89f7e06e5f658a24"
        + "3667807ed300314b95cacdd579f3e33abdfbe351909519a846d465c59582f321"
    ),
  ])
  func wideDigests(_ count: Int, _ expected: String) {
    #expect(hex(SHA512.hash(data: Data(repeating: UInt8(ascii: "a"), count: count))) == expected)
  }
  @Test func digestsHaveTheirFunctionsLength() {
    let digest = SHA384.hash(data: Data("abc".utf8))
    let expected =
      "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed" + "8086072ba1e7cc2358baeca134c825a7"
    #expect(hex(digest) == expected && SHA384Digest.byteCount == 48 && SHA512Digest.byteCount == 64 && SHA256Digest.byteCount == 32)
    #expect(digest.description.hasPrefix("SHA384 digest: cb00"))
  }
  /// RFC 4231, 4.3 and 4.7; a key that fills a block is not hashed.
  @Test(arguments: [
    (
      Data("Jefe".utf8), "what do ya want for nothing?",
      "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
        + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"
    ),
    (
      Data(repeating: 0xaa, count: 128), "abc",
      "92cc1e875510916b8f80a8f09db8c48769e2c248c917eb7ed03b7df45fe61e48"
        + "019e2d035fa4a910391b7f7387b535d350f9c16cb346ab578d199ab6e559f960"
    ),
    (
      Data(repeating: 0xaa, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
      "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f352"
        + "6b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598"
    ),
  ])
  func wideCodes(_ key: Data, _ text: String, _ expected: String) {
    #expect(hex(HMAC<SHA512>.authenticationCode(for: Data(text.utf8), using: SymmetricKey(data: key))) == expected)
  }
  /// A key longer than a block of 64 bytes is replaced by its digest (RFC 4231, 4.7); one that fills a block is not.
  @Test(arguments: [
    (64, "abc", "2f8cff867f2668ca93d3c5b03ba9f816746742eda349b3bc4bb35aa27816754c"),
    (65, "abc", "102ebc7ceb9dff09e5a77413a3cd67382908ece255487006eb0e1e1b801f9ce6"),
    (
      131, "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
  ])
  func longKeysAreHashed(_ count: Int, _ text: String, _ expected: String) {
    let key = SymmetricKey(data: Data(repeating: 0xaa, count: count))
    #expect(hex(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key)) == expected && key.bitCount == 8 * count)
  }
  /// Messages whose length leaves just enough, and just too little, room for their length in the last block.
  @Test(arguments: [
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318", "ef1772b6dff9a122358552954ad0df65"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a", "3b0c8ac703f828b04c6c197006d17218"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb", "014842d480b571495a4a0363793f7367"),
  ])
  func paddingEndsABlock(_ count: Int, _ sha256: String, _ md5: String) {
    let message = Data(repeating: UInt8(ascii: "a"), count: count)
    #expect(hex(SHA256.hash(data: message)) == sha256 && hex(Insecure.MD5.hash(data: message)) == md5)
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
    digest = [UInt8](repeating: 7, count: Int(CC_SHA512_DIGEST_LENGTH) + 1)
    CC_SHA512(abc, CC_LONG(abc.count), &digest)
    #expect(digest == Array(SHA512.hash(data: Data(abc))) + [7])
  }
  /// The second cases of RFC 2202 and RFC 4231.
  @Test(arguments: [
    (kCCHmacAlgMD5, "750c783e6ab0b503eaa86e310a5db738"), (kCCHmacAlgSHA1, "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
    (kCCHmacAlgSHA256, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
    (
      kCCHmacAlgSHA384,
      "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649"
    ),
    (
      kCCHmacAlgSHA512,
      "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"
    ), (99, ""),
  ])
  func theCFunctionWritesAuthenticationCodes(_ algorithm: Int, _ code: String) {
    let (key, text) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
    var written = [UInt8](repeating: 7, count: code.count / 2 + 1)
    CCHmac(CCHmacAlgorithm(algorithm), key, key.count, text, text.count, &written)
    #expect(hex(written) == code + "07")
  }
  @Test func longMessagesFillBlocks() {
    let text = Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
    #expect(hex(SHA256.hash(data: text)) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(hex(Insecure.SHA1.hash(data: text)) == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
    let eighty = Data("12345678901234567890123456789012345678901234567890123456789012345678901234567890".utf8)
    #expect(hex(Insecure.MD5.hash(data: eighty)) == "57edf4a22be3c955ac49da2e2107b67a")
    #expect(SHA256.hash(data: text).description.hasPrefix("SHA256 digest: 248d6a61"))
  }
  /// The parts of a sealed box are read and joined; sealing and opening always fail.
  @Test func sealedBoxesHaveParts() throws {
    let all = Data(0..<30)
    let box = try AES.GCM.SealedBox(combined: all)
    #expect(Array(box.nonce) == Array(0..<12) && Array(box.ciphertext) == [12, 13] && Array(box.tag) == Array(14..<30))
    let same = try AES.GCM.SealedBox(nonce: box.nonce, ciphertext: box.ciphertext, tag: box.tag)
    #expect(same.combined == all)
    let long = try AES.GCM.SealedBox(nonce: AES.GCM.Nonce(data: Data(count: 13)), ciphertext: Data(), tag: box.tag)
    #expect(long.combined == nil, "only a nonce of twelve bytes can be joined with the rest")
    let other = try ChaChaPoly.SealedBox(combined: all)
    #expect(try ChaChaPoly.SealedBox(nonce: other.nonce, ciphertext: other.ciphertext, tag: other.tag).combined == all)
    #expect(
      try AES.GCM.SealedBox(combined: Data(count: 28)).ciphertext.isEmpty
        && ChaChaPoly.SealedBox(combined: Data(count: 28)).ciphertext.isEmpty)
    #expect(throws: CryptoKitError.self) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
    #expect(throws: CryptoKitError.self) { try ChaChaPoly.SealedBox(combined: Data(count: 27)) }
    #expect(throws: CryptoKitError.self) { try AES.GCM.Nonce(data: Data(count: 11)) }
    #expect(throws: CryptoKitError.self) { try ChaChaPoly.Nonce(data: Data(count: 13)) }
    #expect(throws: CryptoKitError.self) { try AES.GCM.SealedBox(nonce: box.nonce, ciphertext: Data(), tag: Data(count: 15)) }
    #expect(throws: CryptoKitError.self) { try ChaChaPoly.SealedBox(nonce: other.nonce, ciphertext: Data(), tag: Data(count: 17)) }
    let key = SymmetricKey(size: .bits256)
    #expect(throws: CryptoKitError.self) { try AES.GCM.open(box, using: key, authenticating: Data()) }
    #expect(throws: CryptoKitError.self) { try ChaChaPoly.seal(Data(), using: key) }
  }
}
