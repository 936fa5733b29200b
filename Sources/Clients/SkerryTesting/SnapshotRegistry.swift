import SkerryFormats
import Foundation
import SkerrySnapshot
import Synchronization

/// The shared state of assertions in this process: used names, and the records that `accept` and `report` read.
final class SnapshotRegistry: Sendable {
  static let shared = SnapshotRegistry()

  private struct State: Sendable {
    var claimed: [String: ContentHash] = [:]
    var records: [String: RunRecord] = [:]
  }
  private let state = Mutex(State())

  /// Records that a golden's name is used. Throws if another picture of this process has it: names never get counters.
  func claim(_ path: String, _ pixels: ContentHash) throws {
    let other = state.withLock { state in
      let other = state.claimed[path]
      state.claimed[path] = pixels
      return other
    }
    if let other, other != pixels {
      throw SnapshotFailure(
        "Two different snapshots are called \(URL(fileURLWithPath: path).lastPathComponent) in this test; distinguish them with named:.")
    }
  }

  /// The folder for a test file's failures.
  func artifacts(for site: TestSite) -> ArtifactFolder {
    let root = SnapshotVariables.artifacts(in: ProcessInfo.processInfo.environment) ?? ProjectFiles.artifacts
    return ArtifactFolder(URL(fileURLWithPath: root).appendingPathComponent("tests").appendingPathComponent(site.fileStem))
  }

  /// Stores the pictures of an outcome, and the record of its test file.
  func keep(_ outcome: Verifier.Outcome, _ site: TestSite) throws {
    let folder = artifacts(for: site)
    try folder.keep(outcome)
    try state.withLock { state in
      let key = site.filePath
      var record =
        state.records[key]
        ?? RunRecord(
          owner: site.module, goldens: site.goldens.path, record: .never, shard: nil, unreferencedMode: .ignore)
      record.results.removeAll { $0.path == outcome.result.path }
      record.results.append(outcome.result)
      state.records[key] = record
      try folder.write(record)
    }
  }
}
