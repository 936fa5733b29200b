package import Foundation
import SkerryDiagnostics
import SkerryFormats

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
  /// What goldens store: pictures or hashes.
  package var references = ReferenceKind.picture
  /// `1/4`; `nil` for a complete run.
  package var shard: String?
  /// One for each picture, in the order of the plan.
  package var results = CaseResults()
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
    for verdict in [Verdict.stopped, .unreadable, .pixels, .size, .missing] where count(verdict) > 0 { return verdict.exitCode }
    return unreferencedMode == .reject && !unreferenced.isEmpty ? 23 : 0
  }

  /// The number of results with this verdict.
  package func count(_ verdict: Verdict) -> Int { results.counts[verdict] ?? 0 }

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

  /// The file's bytes in pieces, so that a large run takes no more memory than a small one.
  package func pieces(_ take: (Data) throws -> Void) rethrows {
    var head = self
    head.results = []
    let text = String(decoding: Self.encoded(head), as: UTF8.self)
    guard let place = text.range(of: "\"results\":[") else { return try take(Self.encoded(self)) }
    try take(Data(text[..<place.upperBound].utf8))
    for piece in results.json { try take(piece) }
    try take(Data((String(text[place.upperBound...]) + "\n").utf8))
  }

  static func encoded(_ value: some Encodable) -> Data {
    (try? StableJSON.data(value)) ?? Data()
  }

  /// One record from several shards of a run, sorted by their pictures' paths.
  package static func merged(_ shards: [RunRecord]) -> RunRecord? {
    guard var result = shards.first else { return nil }
    result.shard = nil
    var byPath: [String: CaseResult] = [:]
    for shard in shards { for entry in shard.results { byPath[entry.path] = entry } }
    result.results = CaseResults(byPath.values.sorted { $0.path < $1.path })
    var goldens: [String: UnreferencedGolden] = [:]
    for shard in shards { for entry in shard.unreferenced { goldens[entry.path] = entry } }
    result.unreferenced = goldens.values.sorted { $0.path < $1.path }
    result.deleted = Set(shards.flatMap(\.deleted)).sorted()
    if shards.contains(where: { $0.unreferencedMode == .reject }) { result.unreferencedMode = .reject }
    return result
  }
  /// One record of the runs of several bundles, in their order. What one of them takes for unreferenced is referenced if another draws it.
  package static func joined(_ runs: [RunRecord]) -> RunRecord? {
    guard var result = runs.first else { return nil }
    result.results = []
    var drawn: Set<String> = []
    for run in runs {
      for var entry in run.results {
        entry.owner = run.owner
        drawn.insert(entry.path)
        result.results.append(entry)
      }
    }
    result.unreferenced = []
    for entry in runs.flatMap(\.unreferenced) where !drawn.contains(entry.path) && !result.unreferenced.contains(entry) {
      result.unreferenced.append(entry)
    }
    result.deleted = runs.flatMap(\.deleted)
    result.owner = runs.map(\.owner).joined(separator: ", ")
    return result
  }

  /// Deletes the unreferenced goldens that Skerry wrote. Throws if the store cannot be written.
  package mutating func deleteUnreferenced(in store: GoldenStore) throws(StoreError) {
    let doomed = unreferenced.filter(\.isOurs).map(\.path)
    try store.commit(doomed.map { .remove(path: $0) })
    deleted = doomed
    unreferenced.removeAll(where: \.isOurs)
  }
}
