import SkerryFormats
package import Foundation

/// A run for tools: counts, the exit code, and every result.
package enum JSONReport {
  private struct Document: Encodable {
    var format = 1
    var exitCode: Int32
    var summary: [String: Int]
    var owner: String
    var goldens: String
    var record: RecordMode
    var shard: String?
    var unreferenced: [UnreferencedGolden]
    var deleted: [String]
    var results: CaseResults
  }

  /// The report of a run: counts by verdict, then every result.
  package static func data(_ record: RunRecord) -> Data {
    let counts = Dictionary(uniqueKeysWithValues: Verdict.allCases.map { ($0.rawValue, record.count($0)) })
    let document = Document(
      exitCode: record.exitCode,
      summary: counts.merging(["total": record.results.count, "unreferenced": record.unreferenced.count]) { $1 },
      owner: record.owner, goldens: record.goldens, record: record.record, shard: record.shard, unreferenced: record.unreferenced,
      deleted: record.deleted, results: record.results)
    return ((try? StableJSON.data(document, isPretty: true)) ?? Data()) + Data("\n".utf8)
  }
}
