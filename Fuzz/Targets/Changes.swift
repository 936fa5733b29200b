/// Small, repeatable changes of an input: bytes replaced, removed, duplicated and cut off.
package struct Changes: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var left: Int

  package init(of bytes: [UInt8], count: Int) {
    self.bytes = bytes
    left = count
  }

  private mutating func number() -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(truncatingIfNeeded: state >> 1)
  }

  package mutating func next() -> [UInt8]? {
    guard left > 0 else { return nil }
    left -= 1
    var changed = bytes
    for _ in 0...(number() % 4) where !changed.isEmpty {
      let at = number() % changed.count
      switch number() % 4 {
      case 0: changed[at] = UInt8(number() & 0xFF)
      case 1: changed.removeSubrange(at..<Swift.min(changed.count, at + number() % 9))
      case 2: changed.insert(contentsOf: changed[at..<Swift.min(changed.count, at + number() % 9)], at: at)
      case _: changed = Array(changed.prefix(at))
      }
    }
    return changed
  }
}
