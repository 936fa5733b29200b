import SkerryDiagnostics
import SkerryFormats

extension RunRecord {
  /// Adds to the reason of an unreferenced golden which picture of this run is equal to it, if that one had no golden: the preview, its state or
  /// its file may have been renamed. Nothing is added where several pictures or several goldens of a presentation and set are equal.
  package mutating func nameRenamed(in manifest: GoldenManifest) {
    guard !unreferenced.isEmpty, count(.missing) + count(.recorded) > 0 else { return }
    var fresh: [Drawing: [CaseResult]] = [:]
    for result in results where result.verdict == .missing || result.verdict == .recorded {
      guard let pixels = result.actual else { continue }
      fresh[Drawing(file: Self.file(result.path), pixels: pixels), default: []].append(result)
    }
    var sources: [Drawing: [Int]] = [:]
    for (index, golden) in unreferenced.enumerated() {
      guard let entry = manifest.entries[golden.path] else { continue }
      sources[Drawing(file: Self.file(golden.path), pixels: entry.pixels), default: []].append(index)
    }
    for (drawing, indices) in sources where indices.count == 1 {
      guard let found = fresh[drawing], found.count == 1 else { continue }
      unreferenced[indices[0]].reason += "; \(found[0].case), which had no golden, draws the same picture and may be its new name"
    }
  }

  /// What a renamed preview keeps: its files' names, which say presentation and set, and its pixels.
  private struct Drawing: Hashable {
    let file: Substring
    let pixels: ContentHash
  }

  private static func file(_ path: String) -> Substring { path.split(separator: "/").last ?? path[...] }
}
