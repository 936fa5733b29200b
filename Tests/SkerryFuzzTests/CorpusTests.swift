import Foundation
import SkerryFuzz
import Testing

/// The kept corpus and changes of it, through every door. A trap ends the process; that is the failure.
@Suite(.serialized) @MainActor struct CorpusTests {
  static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fuzz/Corpus")

  @Test func everyDoorHasACorpusAndEveryCorpusADoor() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path).sorted()
    #expect(folders == FuzzTarget.all.map(\.name))
  }

  @Test(arguments: FuzzTarget.all.map(\.name)) func theCorpusAndItsChangesPass(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let folder = Self.corpus.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!files.isEmpty)
    target.run([])
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next() -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(truncatingIfNeeded: state >> 1)
    }
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
      target.run(bytes)
      for _ in 0..<24 {
        var changed = bytes
        for _ in 0...(next() % 4) where !changed.isEmpty {
          let at = next() % changed.count
          switch next() % 4 {
          case 0: changed[at] = UInt8(next() & 0xFF)
          case 1: changed.removeSubrange(at..<min(changed.count, at + next() % 9))
          case 2: changed.insert(contentsOf: changed[at..<min(changed.count, at + next() % 9)], at: at)
          case _: changed = Array(changed.prefix(at))
          }
        }
        target.run(changed)
      }
    }
  }
}
