/// One of several runs that divide the pictures: every n-th of the plan.
package struct Shard: Equatable {
  /// Counted from 1.
  package var index: Int
  /// The number of shards, at least 1.
  package var count: Int

  /// Parses `2/4`. Throws `CommandError` for anything else.
  package init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, count <= 100_000, (1...count).contains(index) else {
      throw CommandError("--shard \(text) is not a shard; write --shard 1/4 to --shard 4/4 for four machines.")
    }
    (self.index, self.count) = (index, count)
  }

  /// The shard in Bazel's variables, which count from 0; `nil` if Bazel does not shard. Throws `CommandError` if they are inconsistent.
  package init?(bazel environment: [String: String]) throws {
    guard let total = environment["TEST_TOTAL_SHARDS"], !total.isEmpty else { return nil }
    guard let count = Int(total), count >= 1, let index = environment["TEST_SHARD_INDEX"].flatMap({ Int($0) }), (0..<count).contains(index)
    else {
      throw CommandError(
        "TEST_TOTAL_SHARDS is \(total) and TEST_SHARD_INDEX is \(environment["TEST_SHARD_INDEX"] ?? "not set"); the index must be a number from 0 and below the total."
      )
    }
    (self.index, self.count) = (index + 1, count)
  }

  /// `2/4`, the option's format.
  package var text: String { "\(index)/\(count)" }
}

extension PlannedPictures {
  /// Those of a shard; all if there is none.
  package func of(_ shard: Shard?) -> PlannedPictures { shard.map { every($0.count, from: $0.index - 1) } ?? self }
}
