import Foundation
import SkerryDiagnostics
import Testing

/// Lists whose contents are mostly in a file.
@Suite struct ChunkedListTests {
  private func list(_ count: Int) -> ChunkedList<Int> {
    var list = ChunkedList<Int>(
      encode: { Data($0.map(String.init).joined(separator: ",").utf8) },
      decode: { String(decoding: $0, as: UTF8.self).split(separator: ",").compactMap { Int($0) } })
    for number in 0..<count { list.append(number) }
    return list
  }

  @Test(arguments: [0, 1, 511, 512, 513, 1024, 1500])
  func elementsAreTheSameInOrder(_ count: Int) {
    let list = list(count)
    #expect(list.count == count && list.memoryCount == count % 512)
    #expect(Array(list) == Array(0..<count))
    // A second reading begins at the first element again.
    #expect(Array(list) == Array(0..<count))
    let bytes = list.encodedChunks.map { String(decoding: $0, as: UTF8.self) }
    let whole = (0..<count).map(String.init).joined(separator: ",")
    #expect(bytes.count == (count + 511) / 512 && bytes.joined(separator: ",") == whole)
  }

  /// A copy that grows does not change the list that it was copied from.
  @Test func copiesAreIndependent() {
    let first = list(600)
    var second = first
    for number in 600..<1300 { second.append(number) }
    var third = first
    for number in 600..<1300 { third.append(-number) }
    #expect(Array(first) == Array(0..<600) && Array(second) == Array(0..<1300) && Array(third).last == -1299 && third.count == 1300)
  }
}
