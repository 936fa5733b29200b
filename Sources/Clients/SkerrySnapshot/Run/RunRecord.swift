package import Foundation

/// A whole run or one shard, as stored in `run.json`.
package struct RunRecord: Sendable, Equatable, Codable {
  /// The version of this format.
  package var format = 1
  /// The bundle or test target.
  package var owner: String
  /// The folder of the goldens, as given.
  package var goldens: String
  /// When goldens were written.
  package var record: RecordMode
  /// Whether goldens are pictures or hashes.
  package var references = ReferenceKind.picture
  /// `1/4`; `nil` for a complete run.
  package var shard: String?
  /// One for each picture, in the order of the plan.
  package var results: [CaseResult] = []
  /// The goldens that no case draws any more.
  package var unreferenced: [UnreferencedGolden] = []
  package var unreferencedMode: UnreferencedMode
  /// Paths that were deleted as unreferenced.
  package var deleted: [String] = []

  /// The file's name in the folder of artifacts.
  package static let fileName = "run.json"

  package init(owner: String, goldens: String, record: RecordMode, shard: String?, unreferencedMode: UnreferencedMode) {
    self.owner = owner
    self.goldens = goldens
    self.record = record
    self.shard = shard
    self.unreferencedMode = unreferencedMode
  }

  /// Different pixels outrank different sizes, which outrank missing and then unreferenced goldens; unreadable goldens outrank all.
  package var exitCode: Int32 {
    let verdicts = Set(results.map(\.verdict))
    for verdict in [Verdict.stopped, .unreadable, .pixels, .size, .missing] where verdicts.contains(verdict) { return verdict.exitCode }
    return unreferencedMode == .reject && !unreferenced.isEmpty ? 23 : 0
  }

  /// The number of results with this verdict.
  package func count(_ verdict: Verdict) -> Int { results.count { $0.verdict == verdict } }

  /// "12 passed, 1 with different pixels, 1 missing".
  package var summary: String {
    let words: [(Verdict, String)] = [
      (.passed, "passed"), (.tolerated, "within the tolerance"), (.recorded, "written"), (.updated, "written again"),
      (.pixels, "with different pixels"), (.size, "with a different size"), (.missing, "without a golden"), (.unreadable, "unreadable"),
      (.stopped, "stopped by a crash"),
    ]
    var parts = words.compactMap { verdict, word in count(verdict) > 0 ? "\(count(verdict)) \(word)" : nil }
    if !deleted.isEmpty { parts.append("\(deleted.count) unreferenced deleted") }
    if unreferencedMode != .ignore, !unreferenced.isEmpty { parts.append("\(unreferenced.count) unreferenced") }
    return parts.isEmpty ? "nothing to compare" : parts.joined(separator: ", ")
  }

  /// Written one result at a time, so that a large run takes no more memory than a small one.
  package var data: Data {
    var head = self
    head.results = []
    let text = String(decoding: Self.encoded(head), as: UTF8.self)
    guard let place = text.range(of: "\"results\":[") else { return Self.encoded(self) }
    var data = Data(text[..<place.upperBound].utf8)
    for (index, result) in results.enumerated() {
      data += Data((index == 0 ? "\n" : ",\n").utf8)
      data += Self.encoded(result)
    }
    return data + Data(text[place.upperBound...].utf8) + Data("\n".utf8)
  }

  private static func encoded(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)) ?? Data()
  }

  /// One record from several shards of a run, sorted by their pictures' paths.
  package static func merged(_ shards: [RunRecord]) -> RunRecord? {
    guard var result = shards.first else { return nil }
    result.shard = nil
    var byPath: [String: CaseResult] = [:]
    for shard in shards { for entry in shard.results { byPath[entry.path] = entry } }
    result.results = byPath.values.sorted { $0.path < $1.path }
    var goldens: [String: UnreferencedGolden] = [:]
    for shard in shards { for entry in shard.unreferenced { goldens[entry.path] = entry } }
    result.unreferenced = goldens.values.sorted { $0.path < $1.path }
    result.deleted = Set(shards.flatMap(\.deleted)).sorted()
    if shards.contains(where: { $0.unreferencedMode == .reject }) { result.unreferencedMode = .reject }
    return result
  }
  /// One record of the runs of several bundles, in their order. What one of them takes for unreferenced is not, where another draws it.
  package static func joined(_ runs: [RunRecord]) -> RunRecord? {
    guard var result = runs.first else { return nil }
    result.results = runs.flatMap { run in
      run.results.map { entry in
        var entry = entry
        entry.owner = run.owner
        return entry
      }
    }
    let drawn = Set(result.results.map(\.path))
    result.unreferenced = []
    for entry in runs.flatMap(\.unreferenced) where !drawn.contains(entry.path) && !result.unreferenced.contains(entry) {
      result.unreferenced.append(entry)
    }
    result.deleted = runs.flatMap(\.deleted)
    result.owner = runs.map(\.owner).joined(separator: ", ")
    return result
  }

  /// Deletes the unreferenced goldens that are ours. Throws when the store cannot be written.
  package mutating func deleteUnreferenced(in store: GoldenStore) throws(StoreError) {
    let doomed = unreferenced.filter(\.isOurs).map(\.path)
    try store.commit(doomed.map { .remove(path: $0) })
    deleted = doomed
    unreferenced.removeAll(where: \.isOurs)
  }
}
