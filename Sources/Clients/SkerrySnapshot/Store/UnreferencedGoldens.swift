package import SkerryFormats

/// Finds goldens that no case draws any more: renamed states, deleted activities, devices that are no longer chosen.
package struct UnreferencedGoldens: Sendable {
  /// The bundle or target that searches.
  package var owner: String
  /// Hashes of every path that a complete run draws, of all shards: a run may draw a hundred thousand.
  package var drawn: ContentHashSet
  /// The sets that the run draws: device, scheme and scale.
  package var sets: Set<String>
  /// Hashes of activity and state of every existing case.
  package var cases: ContentHashSet

  package init(owner: String, drawn: ContentHashSet, sets: Set<String>, cases: ContentHashSet) {
    self.owner = owner
    self.drawn = drawn
    self.sets = sets
    self.cases = cases
  }

  /// Sorted by path. Goldens of other owners, and of sets that this run does not draw, are left alone.
  package func all(in store: GoldenStore, _ manifest: GoldenManifest) -> [UnreferencedGolden] {
    var found: [UnreferencedGolden] = []
    var foreign: Set<String> = []
    for (path, entry) in manifest.entries {
      guard entry.owner == owner else {
        foreign.insert(Self.top(entry.case))
        continue
      }
      if drawn.contains(ContentHash(of: path)) { continue }
      if !cases.contains(ContentHash(of: entry.case)) {
        found.append(UnreferencedGolden(path: path, reason: "there is no preview \(entry.case)", isOurs: true))
      } else if sets.contains(entry.set) {
        found.append(UnreferencedGolden(path: path, reason: "\(entry.case) has no such picture", isOurs: true))
      }
    }
    store.forEachPicture { path in
      if drawn.contains(ContentHash(of: path)) || foreign.contains(Self.top(path)) || manifest.entries[path] != nil { return }
      found.append(UnreferencedGolden(path: path, reason: "the manifest does not list it", isOurs: store.isOurs(path)))
    }
    return found.sorted { $0.path < $1.path }
  }

  private static func top(_ path: String) -> String { path.split(separator: "/").first.map(String.init) ?? path }
}
