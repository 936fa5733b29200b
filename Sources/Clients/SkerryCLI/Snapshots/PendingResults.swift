import SkerryFormats
import Foundation
import SkerryCases
import SkerryImage
import SkerrySnapshot

/// The undecided results of the last run of `test`: each new picture is accepted as the golden or rejected.
struct PendingResults {
  let folders: SnapshotFolders
  private(set) var record: RunRecord

  init(_ folders: SnapshotFolders) throws {
    self.folders = folders
    guard let record = try folders.artifacts.record() else {
      throw CommandError("There is no recorded run in \(folders.artifactsName); run test first.")
    }
    self.record = record
  }

  var store: GoldenStore { GoldenStore(URL(fileURLWithPath: record.goldens)) }

  /// Failures whose picture is stored.
  var all: [CaseResult] { record.results.filter { $0.verdict.isFailure && $0.actual != nil } }

  /// The results that the arguments select: whole names first, then patterns, then parts of names. No arguments select
  /// all.
  func chosen(_ patterns: [String]) throws -> [CaseResult] {
    guard !patterns.isEmpty else { return all }
    var paths: Set<String> = []
    for word in patterns {
      let name = word.hasSuffix(".png") ? String(word.dropLast(4)) : word
      var found = all.filter { $0.name == name || $0.case == name }
      if found.isEmpty { found = all.filter { Glob(name).covers($0.name) } }
      if found.isEmpty, !name.contains("*"), !name.contains("?"), !name.isEmpty {
        found = all.filter { $0.name.lowercased().contains(name.lowercased()) }
      }
      if found.isEmpty {
        let known = ShortList.text(all.map(\.name), limit: 8)
        throw CommandError(
          "No undecided picture is called \"\(word)\"; \(all.isEmpty ? "there are none" : "choose one of \(known)")."
        )
      }
      paths.formUnion(found.map(\.path))
    }
    return all.filter { paths.contains($0.path) }
  }

  /// Turns the stored pictures into goldens. Throws if a golden has changed since the run.
  mutating func accept(_ results: [CaseResult]) throws {
    let store = store
    let manifest = try store.manifest()
    try store.prepare()
    var changes: [GoldenStore.Change] = []
    for result in results {
      guard let kept = folders.artifacts.data(result.name, .actual), let bitmap = try? ImageCodecs.decode(kept),
        ContentHash(of: bitmap) == result.actual, let png = try? ImageCodecs.encodeSmallPNG(bitmap)
      else {
        throw CommandError("The picture of \(result.name) is no longer in \(folders.artifactsName); run test again.")
      }
      let golden = store.picture(result.path).map { ContentHash(of: $0) } ?? manifest.entries[result.path]?.pixels
      guard golden == result.reference else {
        throw CommandError("The golden of \(result.name) has changed since the run; run test again and review it again.")
      }
      let isHash = manifest.entries[result.path].map { $0.file == nil } ?? (record.references == .hash)
      changes.append(
        .write(
          path: result.path, png: isHash ? nil : png,
          layout: folders.artifacts.data(result.name, .layout).map { String(decoding: $0, as: UTF8.self) },
          entry: GoldenManifest.Entry(
            case: result.case, file: isHash ? nil : ContentHash(of: png), owner: result.owner ?? record.owner,
            pixels: ContentHash(of: bitmap),
            set: result.set, size: bitmap.size)))
    }
    try store.commit(changes)
    try settle(results) { $0.verdict = $0.verdict == .missing ? .recorded : .updated }
  }

  /// Deletes the stored pictures; the goldens are unchanged.
  mutating func reject(_ results: [CaseResult]) throws {
    for result in results { folders.artifacts.discard(result.name) }
    try settle(results) { $0.actual = nil }
  }

  private mutating func settle(_ results: [CaseResult], _ change: (inout CaseResult) -> Void) throws {
    let paths = Set(results.map(\.path))
    record.results.update(where: { paths.contains($0.path) }, change)
    try folders.artifacts.write(record)
  }
}
