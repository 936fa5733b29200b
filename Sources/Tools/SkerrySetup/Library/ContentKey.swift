import SkerryFormats

/// A short key for a sequence of strings and numbers: equal sequences give equal keys in every process.
struct ContentKey {
  private var bytes: [UInt8] = []

  init() {}
  init(_ text: String) { add(text) }

  mutating func add(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    // Distinguishes "ab", "c" from "a", "bc".
    bytes.append(0)
  }

  mutating func add(_ number: Int) { withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) } }

  /// 32 hexadecimal digits.
  var text: String { hash.digits }

  var hash: ContentHash { bytes.withUnsafeBytes { ContentHash(of: $0, seed: 0) } }
}
