/// A short name for something long: the same for the same content, in every process. FNV-1a, 64 bits.
struct ContentKey {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init() {}
  init(_ text: String) { add(text) }

  mutating func add(_ text: String) {
    for byte in text.utf8 { mix(byte) }
    mix(0)
  }

  mutating func add(_ number: Int) { for shift in stride(from: 0, to: 64, by: 8) { mix(UInt8(truncatingIfNeeded: number >> shift)) } }

  private mutating func mix(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
