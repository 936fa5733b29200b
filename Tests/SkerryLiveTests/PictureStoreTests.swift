import Foundation
import Testing

@testable import SkerryLive

/// What the page's server keeps of pictures.
@Suite struct PictureStoreTests {
  @Test func theLastDrawnAreTheRecentOnes() {
    let store = PictureStore()
    for name in ["one", "two", "three"] { store.keep(Data(name.utf8), name) }
    #expect(Set(store.recent(2).keys) == ["two", "three"])
    // A picture that is drawn again is recent again, and keeps its bytes.
    store.keep(Data(), "one")
    #expect(store.recent(2) == ["three": Data("three".utf8), "one": Data("one".utf8)])
    #expect(store.recent(0).isEmpty && store.recent(9).count == 3)
  }

  @Test func theOldestAreRemovedAboveTheLimit() {
    let store = PictureStore(byteLimit: 10)
    for name in ["a", "b"] { store.keep(Data(count: 4), name) }
    store.keep(Data(count: 4), "a")
    store.keep(Data(count: 4), "c")
    #expect(Set(store.recent(9).keys) == ["a", "c"] && store.picture("b") == nil)
    // A single picture above the limit is kept, because the page shows it.
    store.keep(Data(count: 40), "d")
    #expect(Set(store.recent(9).keys) == ["d"])
  }
}
