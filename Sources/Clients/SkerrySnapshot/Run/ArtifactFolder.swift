package import Foundation
import SkerryDiagnostics

/// The artifacts of a run: reference, actual and difference of every picture that differs, and `run.json`.
package struct ArtifactFolder: Sendable {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  /// The files that are stored for a picture that differs from its golden.
  package enum Part: String, Sendable, CaseIterable {
    case reference = "reference.png"
    case actual = "actual.png"
    case difference = "diff.png"
    case layout = "layout.txt"
  }

  /// The file of a part of a result; it may not exist.
  package func file(_ name: String, _ part: Part) -> URL {
    url.appendingPathComponent("artifacts").appendingPathComponent(name).appendingPathComponent(part.rawValue)
  }

  /// The bytes of a part; `nil` if there is none.
  package func data(_ name: String, _ part: Part) -> Data? { InputFile.data(atPath: file(name, part).path) }

  /// Creates the folder if there is none, with a `.gitignore` that leaves it out of version control. Throws `StoreError`
  /// when it cannot be written.
  package func prepare() throws(StoreError) {
    guard !FileManager.default.fileExists(atPath: url.path) else { return }
    try AtomicFile.write(Data("*\n".utf8), to: url.appendingPathComponent(".gitignore"))
  }

  /// Writes the artifacts of a result; if the picture is equal now, removes those of an earlier run. Throws if the folder cannot be written.
  package func keep(_ outcome: Verifier.Outcome) throws(StoreError) {
    let name = outcome.result.name
    guard outcome.result.verdict != .passed else { return discard(name) }
    try prepare()
    let parts: [(Part, Data?)] = [
      (.reference, outcome.reference), (.actual, outcome.actual), (.difference, outcome.difference),
      (.layout, outcome.layout.map { Data($0.text.utf8) }),
    ]
    for (part, data) in parts {
      if let data {
        try AtomicFile.write(data, to: file(name, part))
      } else {
        try? FileManager.default.removeItem(at: file(name, part))
      }
    }
  }

  /// Removes all artifacts of a result.
  package func discard(_ name: String) {
    let folder = url.appendingPathComponent("artifacts").appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: folder.path) { try? FileManager.default.removeItem(at: folder) }
  }

  // MARK: The record

  /// `run.json`.
  package var recordFile: URL { url.appendingPathComponent(RunRecord.fileName) }

  /// Writes `run.json`. Throws `StoreError` when the folder cannot be written.
  package func write(_ record: RunRecord) throws(StoreError) {
    try prepare()
    try AtomicFile.write(to: recordFile) { try record.pieces($0) }
  }

  /// `nil` if there was no run yet. Throws if the file is damaged.
  package func record() throws(StoreError) -> RunRecord? {
    guard let data = InputFile.data(atPath: recordFile.path) else { return nil }
    guard let record = try? JSONDecoder().decode(RunRecord.self, from: data), record.format == 1 else {
      throw .damagedRecord(file: recordFile.path)
    }
    return record
  }
}
