import Testing

@testable import SkerryFormats

/// Sets of hashes, most of which are in a file.
@Suite struct ContentHashSetTests {
  @Test(arguments: [10, ContentHashSet.memoryLimit, ContentHashSet.memoryLimit * 10])
  func aLargeSetAnswersAsASmallOne(_ count: Int) {
    let set = ContentHashSet()
    for number in 0..<count {
      #expect(set.insert(ContentHash(of: "\(number)")))
      if number.isMultiple(of: 97) { #expect(!set.insert(ContentHash(of: "\(number / 2)"))) }
    }
    #expect(set.count == count)
    #expect((0..<count).allSatisfy { set.contains(ContentHash(of: "\($0)")) })
    #expect(!(count..<(count + 1000)).contains { set.contains(ContentHash(of: "\($0)")) })
    #expect(set.memoryCount == (count <= ContentHashSet.memoryLimit ? count : 0))
  }

  /// An empty slot of the file is zero, too.
  @Test func zeroIsAHash() {
    let set = ContentHashSet()
    for number in 0...ContentHashSet.memoryLimit { set.insert(ContentHash(of: "\(number)")) }
    let zero = ContentHash(high: 0, low: 0)
    #expect(!set.contains(zero) && set.insert(zero) && set.contains(zero) && !set.insert(zero))
    // The first slot that is asked for is the same, the hash is not.
    #expect(!set.contains(ContentHash(high: 7, low: 0)) && set.insert(ContentHash(high: 7, low: 0)) && set.contains(zero))
    #expect(set.count == ContentHashSet.memoryLimit + 3)
  }
}
