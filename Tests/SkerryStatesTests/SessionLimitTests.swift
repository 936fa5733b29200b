import Foundation
import Synchronization
import Testing

@testable import SkerryStates

/// Both sides of how often and how deep values are made.
@Suite struct SessionLimitTests {
  private struct Counted: Decodable {
    static let count = Mutex(0)

    init(from decoder: any Decoder) throws {
      Self.count.withLock { $0 += 1 }
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "never"))
    }
  }

  private struct Box<Inner: Decodable>: Decodable {
    var inner: Inner
  }

  private let maker = StateGenerator(folder: .none, assets: AssetNames(images: []), now: Date(timeIntervalSince1970: 1_767_951_660))

  @Test func aTypeThatRejectsEveryValueIsTried96Times() {
    var sources: Set<String> = []
    #expect(throws: GenerationFailure.self) { try maker.value(Counted.self, .sample, &sources) }
    #expect(Counted.count.withLock { $0 } == 96)
  }

  private func boxed<Inner: Decodable>(_ type: Inner.Type) -> any Decodable.Type { Box<Inner>.self }

  private func isMakable<Value: Decodable>(_ type: Value.Type) -> Bool {
    var sources: Set<String> = []
    return (try? maker.value(type, .sample, &sources)) != nil
  }

  @Test(arguments: [(17, true), (18, false)]) func valuesInValues(_ count: Int, _ isMade: Bool) {
    var type: any Decodable.Type = Bool.self
    for _ in 0..<count { type = boxed(type) }
    let made = isMakable(type)
    #expect(made == isMade)
  }
}
