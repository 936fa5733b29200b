import SkerryDiagnostics
import Synchronization

/// A set of hashes. Up to a few thousand are kept in memory, more in a file, because a run may have a hundred thousand cases.
package final class ContentHashSet: Sendable, ExpressibleByArrayLiteral {
  /// The maximum number of hashes in memory.
  static let memoryLimit = 4096

  private struct State {
    var few: Set<ContentHash> = []
    var table: ContentHashTable?
  }

  private let state = Mutex(State())

  package init() {}

  /// A set of these hashes.
  package convenience init(arrayLiteral hashes: ContentHash...) {
    self.init()
    for hash in hashes { insert(hash) }
  }

  /// The number of hashes.
  package var count: Int { state.withLock { $0.few.count + ($0.table?.count ?? 0) } }
  /// The number of hashes in memory.
  var memoryCount: Int { state.withLock { $0.few.count } }

  /// Whether the hash is in the set.
  package func contains(_ hash: ContentHash) -> Bool {
    state.withLock { $0.few.contains(hash) || !hash.isZero && $0.table?.contains(hash) ?? false }
  }

  /// Adds a hash.
  /// - Returns: whether it is new.
  @discardableResult
  package func insert(_ hash: ContentHash) -> Bool {
    state.withLock { state in
      if state.few.contains(hash) { return false }
      if state.table == nil, state.few.count < Self.memoryLimit { return state.few.insert(hash).inserted }
      var table = state.table ?? ContentHashTable()
      // An empty slot is zero, so a hash of zero stays in memory.
      for hash in state.few where !hash.isZero {
        table.insert(hash)
        state.few.remove(hash)
      }
      let isNew = hash.isZero ? state.few.insert(hash).inserted : table.insert(hash)
      state.table = table
      return isNew
    }
  }

  /// Removes all.
  package func removeAll() { state.withLock { $0 = State() } }
}

/// A hash table in a file, with open addressing: slots of 16 bytes, at most half of which are taken.
private struct ContentHashTable {
  private typealias Slot = (high: UInt64, low: UInt64)
  private static let slotSize = MemoryLayout<ContentHash>.size

  private var capacity: Int
  private var file: ScratchFile
  private(set) var count = 0

  init(capacity: Int = ContentHashSet.memoryLimit * 4) {
    self.capacity = capacity
    file = ScratchFile(zeros: capacity * Self.slotSize)
  }

  func contains(_ hash: ContentHash) -> Bool { place(of: hash).isTaken }

  /// - Returns: whether it is new.
  @discardableResult
  mutating func insert(_ hash: ContentHash) -> Bool {
    let found = place(of: hash)
    if found.isTaken { return false }
    var slot: Slot = (hash.high, hash.low)
    withUnsafeBytes(of: &slot) { file.write($0, at: found.slot * Self.slotSize) }
    count += 1
    if count * 2 > capacity { grow() }
    return true
  }

  private func place(of hash: ContentHash) -> (slot: Int, isTaken: Bool) {
    var index = Int(truncatingIfNeeded: hash.low) & (capacity - 1)
    while true {
      var slot: Slot = (0, 0)
      withUnsafeMutableBytes(of: &slot) { file.read(into: $0, at: index * Self.slotSize) }
      if slot.high == hash.high, slot.low == hash.low { return (index, true) }
      if slot.high == 0, slot.low == 0 { return (index, false) }
      index = (index + 1) & (capacity - 1)
    }
  }

  private mutating func grow() {
    var larger = ContentHashTable(capacity: capacity * 4)
    for index in 0..<capacity {
      var slot: Slot = (0, 0)
      withUnsafeMutableBytes(of: &slot) { file.read(into: $0, at: index * Self.slotSize) }
      if slot.high != 0 || slot.low != 0 { larger.insert(ContentHash(high: slot.high, low: slot.low)) }
    }
    self = larger
  }
}
