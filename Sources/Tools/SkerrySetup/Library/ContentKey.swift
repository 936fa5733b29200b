import SkerryFormats

/// A short name for many strings and numbers: the same for the same ones in the same order, in every process.
struct ContentKey {
  private var bytes: [UInt8] = []

  init() {}
  init(_ text: String) { add(text) }

  mutating func add(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    // Keeps "ab", "c" apart from "a", "bc".
    bytes.append(0)
  }

  mutating func add(_ number: Int) { withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) } }

  /// 32 hexadecimal digits.
  var text: String { bytes.withUnsafeBytes { ContentHash(of: $0, seed: 0).digits } }
}
