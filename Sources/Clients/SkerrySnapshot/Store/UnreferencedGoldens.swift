package import SkerryFormats

/// Finds goldens that no case draws any more: renamed states, deleted activities, dropped devices.
package struct UnreferencedGoldens: Sendable {
  /// The bundle or target that searches.
  package var owner: String
  /// Hashes of every path that a complete run draws, of all shards: a run may draw a hundred thousand.
  package var drawn: Set<ContentHash>
  /// The sets that the run draws: device, scheme and scale.
  package var sets: Set<String>
  /// Hashes of activity and state of every existing case.
  package var cases: Set<ContentHash>

  package init(owner: String, drawn: Set<ContentHash>, sets: Set<String>, cases: Set<ContentHash>) {
    self.owner = owner
    self.drawn = drawn
    self.sets = sets
    self.cases = cases
  }

  /// Sorted by path. Goldens of other owners, and of sets that this run does not draw, are left alone.
  package func all(in store: GoldenStore, _ manifest: GoldenManifest) -> [UnreferencedGolden] {
    var found: [UnreferencedGolden] = []
    for (path, entry) in manifest.entries where entry.owner == owner && !drawn.contains(ContentHash(of: path)) {
      if !cases.contains(ContentHash(of: entry.case)) {
        found.append(UnreferencedGolden(path: path, reason: "there is no preview \(entry.case)", isOurs: true))
      } else if sets.contains(entry.set) {
        found.append(UnreferencedGolden(path: path, reason: "\(entry.case) has no such picture", isOurs: true))
      }
    }
    let foreign = Set(manifest.entries.values.lazy.filter { $0.owner != owner }.map { Self.top($0.case) })
    store.forEachPicture { path in
      if manifest.entries[path] != nil || drawn.contains(ContentHash(of: path)) || foreign.contains(Self.top(path)) { return }
      found.append(UnreferencedGolden(path: path, reason: "the manifest does not list it", isOurs: store.isOurs(path)))
    }
    return found.sorted { $0.path < $1.path }
  }

  private static func top(_ path: String) -> String { path.split(separator: "/").first.map(String.init) ?? path }
}
