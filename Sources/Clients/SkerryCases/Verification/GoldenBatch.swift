import Foundation
import SkerrySnapshot

/// Changes of goldens that are written together: few enough that little is lost if the process is killed.
@MainActor
struct GoldenBatch {
  private let store: GoldenStore
  private let note: (CaseResult) -> Void
  /// The manifest's entries, with those of this run. The whole manifest is written each time, so a long one waits for more changes.
  private var knownCount: Int
  private var changes: [GoldenStore.Change] = []
  /// Bytes of the changed pictures.
  private var byteCount = 0
  /// Results since the first change.
  private var results: [CaseResult] = []

  private static let minCount = 32
  private static let maxBytes = 4 << 20

  /// - Parameters:
  ///   - knownCount: the manifest's entries before the run.
  ///   - note: called with each result in order. A golden is reported as written only after its file exists.
  init(store: GoldenStore, knownCount: Int, note: @escaping (CaseResult) -> Void) {
    (self.store, self.knownCount, self.note) = (store, knownCount, note)
  }

  /// Adds a result and its change, and writes the batch if it is full.
  mutating func add(_ outcome: Verifier.Outcome) throws {
    knownCount += 1
    byteCount += outcome.actual?.count ?? 0
    if let change = outcome.change { changes.append(change) }
    if changes.isEmpty { note(outcome.result) } else { results.append(outcome.result) }
    if changes.count >= max(Self.minCount, knownCount / 8) || byteCount >= Self.maxBytes { try commit() }
  }

  /// Writes the changes and reports their results.
  mutating func commit() throws {
    try store.commit(changes)
    changes.removeAll(keepingCapacity: true)
    byteCount = 0
    results.forEach(note)
    results.removeAll(keepingCapacity: true)
  }
}
