import Foundation
import SwiftUI
import Testing

/// What lists do to their models.
@Suite struct OffsetsTests {
  @Test(arguments: [
    ([0], 0, "abcde"), ([0], 1, "abcde"), ([0], 2, "bacde"), ([0], 5, "bcdea"), ([4], 0, "eabcd"), ([1, 3], 0, "bdace"),
    ([1, 3], 5, "acebd"), ([1, 3], 2, "abdce"), ([], 3, "abcde"),
  ])
  func elementsMoveInTheirOrder(_ source: [Int], _ destination: Int, _ result: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == result)
    // Offsets are counted from a slice's start.
    var slice = Array("xabcde")[1...]
    slice.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(slice) == result)
  }

  @Test(arguments: [([], "abcde"), ([0], "bcde"), ([0, 4], "bcd"), ([0, 1, 2, 3, 4], "")])
  func elementsAreRemoved(_ offsets: [Int], _ result: String) {
    var letters = Array("abcde")
    letters.remove(atOffsets: IndexSet(offsets))
    #expect(String(letters) == result)
  }
}
